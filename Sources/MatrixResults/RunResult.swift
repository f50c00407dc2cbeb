public import InsetCore
public import ScenarioSpaces

/// The outcome of a run: everything that a report shows, and nothing of the machine.
public struct RunResult: Sendable {
  /// What was run.
  public let model: RunModel
  /// The part of a run that this is; nil for a whole one.
  public let shard: Shard?
  /// Whether nothing that was asked for is missing.
  public let isComplete: Bool
  /// The nodes of all diagrams.
  public let table: DiagramTable
  /// What each scenario is: 0 where it was judged, a constraint's number plus one where that
  /// excludes it, ``notRun`` where it applies and was not asked for.
  public let scope: Diagram
  /// One more than the rank of the weakest ``Provenance`` that a judged scenario rests on; 0 where
  /// none was judged.
  public let provenance: Diagram
  /// The strategies in their order.
  public let strategies: [StrategyResult]
  /// For each group of places that was judged, how many different scenes it has.
  public let scenes: [Int: Int]

  package init(
    model: RunModel, shard: Shard?, isComplete: Bool, scope: Diagram, provenance: Diagram,
    strategies: [StrategyResult], table: DiagramTable, scenes: [Int: Int]
  ) {
    self.model = model
    self.shard = shard
    self.isComplete = isComplete
    self.scope = scope
    self.provenance = provenance
    self.strategies = strategies
    self.table = table
    self.scenes = scenes
  }

  /// The space that was run.
  public var space: ScenarioSpace { model.space }

  /// The number of different scenes behind the judged scenarios.
  public var distinctScenes: Int { scenes.values.reduce(0, +) }

  /// The terminal of ``scope`` for a scenario that applies and was not asked for.
  public var notRun: Int { model.constraints.count + 1 }
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

  package init(
    id: String, about: About, design: Design, outcomes: Diagram, extremes: Extremes
  ) {
    self.id = id
    self.about = about
    self.design = design
    self.outcomes = outcomes
    self.extremes = extremes
  }
}
