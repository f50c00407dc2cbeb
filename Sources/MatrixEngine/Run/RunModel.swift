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
  /// The query that narrows the parts, as it was asked; empty for everything.
  public let query: String
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
  /// The model with another text of the same query.
  func with(query: String) -> RunModel {
    RunModel(
      space: space, digest: digest, constraints: constraints, runs: runs, query: query, gate: gate,
      policies: policies, steps: steps, properties: properties)
  }
}

extension Matrix {
  /// What a result keeps of the matrix.
  var resultModel: RunModel {
    RunModel(
      space: model.space, digest: model.digest, constraints: model.constraints.map(\.name),
      runs: model.plan.runs.map { RunModel.SubProduct(name: $0.name, query: $0.query) },
      query: query.map { $0.isEverything ? "" : $0.text } ?? "", gate: gate, policies: policies,
      steps: model.plan.scripts.map { $0.actions.map(\.rawValue) },
      properties: model.levelProperties)
  }
}
