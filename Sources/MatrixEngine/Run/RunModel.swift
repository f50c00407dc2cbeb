import DeviceProfiles
public import InsetOracle
public import ScenarioSpaces

/// What a result keeps of the matrix that it came from: equal for all parts of one run.
public struct RunModel: Hashable, Sendable {
  /// The space that was run.
  public let space: ScenarioSpace
  /// A number that stands for the files behind the space.
  public let digest: UInt64
  /// The names of the constraints, in the order in which exclusions are charged.
  public let constraints: [String]
  /// The parts of the space that were to run, with their queries.
  public let runs: [SubProduct]
  /// The strategies that must be exact.
  public let gate: [String]
  /// The choices where Apple leaves one open.
  public let policies: PolicyChoices
  /// For each script, its actions.
  public let steps: [[String]]
  /// What levels have in common.
  public let properties: [LevelProperty]

  /// A part of the space that runs in full.
  public struct SubProduct: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// Its query.
    public let query: String
  }
}

extension RunModel {
  init(_ model: MatrixModel, _ policies: PolicyChoices) {
    space = model.space
    digest = model.digest
    constraints = model.constraints.map(\.name)
    runs = model.plan.runs.map { SubProduct(name: $0.name, query: $0.query) }
    gate = model.plan.gate
    self.policies = policies
    steps = model.plan.scripts.map { $0.actions.map(\.rawValue) }
    properties = model.levelProperties
  }
}
