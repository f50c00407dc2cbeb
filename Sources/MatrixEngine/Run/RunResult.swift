import DeviceProfiles
public import InsetCore
public import ScenarioSpaces

/// The outcome of a run: everything that a report shows, and nothing of the machine.
public struct RunResult: Sendable {
  /// The space that was run.
  public let space: ScenarioSpace
  /// The names of the constraints, in the order in which exclusions are charged.
  public let constraints: [String]
  /// The strategies that must be exact.
  public let gate: [String]
  /// The nodes of all diagrams.
  public let table: DiagramTable
  /// What each scenario is: 0 where it was judged, a constraint's number plus one where that
  /// excludes it, ``notRun`` where it applies and was not asked for.
  public let scope: Diagram
  /// The rank of the weakest ``Provenance`` that each judged scenario rests on.
  public let provenance: Diagram
  /// The strategies in their order.
  public let strategies: [StrategyResult]
  /// The number of different scenes that were played.
  public let distinctScenes: Int
  /// The number of strategies times steps that were played.
  public let evaluations: Int

  /// The terminal of ``scope`` for a scenario that applies and was not asked for.
  public var notRun: Int { constraints.count + 1 }
}

/// The outcome of a run for one strategy.
public struct StrategyResult: Sendable {
  /// The strategy's name.
  public let id: String
  /// The strategy in words.
  public let about: About
  /// What the strategy writes.
  public let design: Design
  /// The terminal of the ``Outcome`` of each scenario.
  public let outcomes: Diagram
  /// Where it is furthest off.
  public let extremes: Extremes
}
