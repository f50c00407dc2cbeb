import InsetStrategies
import ProfileFiles

extension ScenarioMatrix {
  /// Reads files; `strategies` are those that the plan's gate may name, nil for any.
  package init(
    _ files: ProfileFileSet, strategies: [String]? = Strategies.all.map(\.id)
  ) throws(MatrixError) {
    self.init(try files.model(strategies: strategies), planPath: files.plan.path)
  }

  /// Reads the profiles of a folder, and what is beside the plan as `insetmatrix run` does.
  ///
  /// - Parameters:
  ///   - folder: A folder with devices, families, locales and scripts.
  ///   - plan: What runs; nil for `matrix.yaml` in the folder. `scripts.yaml` beside it takes the
  ///     place of the folder's, and the devices in `profiles` beside it are added.
  /// - Throws: ``MatrixError`` where a file cannot be read, or with all errors of all files.
  public init(profiles folder: String, plan: String? = nil) throws(MatrixError) {
    // A gate may name strategies that only the caller knows.
    try self.init(ProfileFileSet(profiles: folder, plan: plan), strategies: nil)
  }

  /// Reads a plan, with the scripts and profiles beside it and the shipped profiles.
  ///
  /// - Parameter plan: What runs.
  /// - Throws: ``MatrixError`` where a file cannot be read, or with all errors of all files.
  public init(plan: String) throws(MatrixError) {
    try self.init(ProfileFileSet(profiles: nil, plan: plan), strategies: nil)
  }
}
