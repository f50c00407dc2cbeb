import DeviceProfiles
package import InsetCore
import InsetOracle
package import ScenarioSpaces

/// The outcome of a run: everything that a report shows, and nothing of the machine.
package struct RunResult: Sendable {
  package let model: RunModel
  /// The part of a run that this is; nil for a whole one.
  package let shard: Shard?
  /// Whether nothing that was asked for is missing.
  package let isComplete: Bool
  package let table: DiagramTable
  /// What each scenario is: 0 where it was judged, a constraint's number plus one where that
  /// excludes it, ``notRun`` where it applies and was not asked for.
  package let scope: Diagram
  /// One more than the rank of the weakest ``Provenance`` that a judged scenario rests on; 0 where
  /// none was judged.
  package let provenance: Diagram
  package let strategies: [StrategyResult]
  /// The equivalence classes that were judged, by number.
  package let classes: [Int: JudgedClass]

  package init(
    model: RunModel, shard: Shard?, isComplete: Bool, scope: Diagram, provenance: Diagram,
    strategies: [StrategyResult], table: DiagramTable, classes: [Int: JudgedClass]
  ) {
    self.model = model
    self.shard = shard
    self.isComplete = isComplete
    self.scope = scope
    self.provenance = provenance
    self.strategies = strategies
    self.table = table
    self.classes = classes
  }

  /// The table without the rest, so that no copy is made of it where it grows.
  package consuming func takeTable() -> DiagramTable { table }

  /// The space that was run.
  package var space: ScenarioSpace { model.space }

  /// The number of different scenes behind the judged scenarios.
  package var distinctScenes: Int { classes.values.reduce(0) { $0 + $1.scenes } }

  /// The terminal of ``scope`` for a scenario that applies and was not asked for.
  package var notRun: Int { model.constraints.count + 1 }
}

/// An equivalence class that was judged.
package struct JudgedClass: Hashable, Sendable {
  /// The number of distinct scenes.
  package let scenes: Int
  /// A hash of its scenarios and of all that their scenes are made of; 0 where there is none.
  package let digest: UInt64

  package init(scenes: Int, digest: UInt64) { (self.scenes, self.digest) = (scenes, digest) }
}

/// The outcome of a run for one strategy.
package struct StrategyResult: Sendable {
  /// The strategy's name.
  package let id: String
  package let about: StrategyDescription
  /// The name that people know it by; made from the id where there is none.
  package var name: String {
    if !about.name.isEmpty { return about.name }
    let words = id.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
  /// What the strategy writes.
  package let mechanism: AdjustmentMechanism
  /// The terminal of the ``Outcome`` of each scenario.
  package let outcomes: Diagram
  /// The scenarios with the largest errors.
  package let worstScenarios: WorstScenarios

  package init(
    id: String, about: StrategyDescription, mechanism: AdjustmentMechanism, outcomes: Diagram,
    worstScenarios: WorstScenarios
  ) {
    self.id = id
    self.about = about
    self.mechanism = mechanism
    self.outcomes = outcomes
    self.worstScenarios = worstScenarios
  }
}

/// How much of what is possible a run covers.
package struct Coverage: Hashable, Sendable {
  /// Combinations that no constraint excludes.
  package let possible: Int
  /// Those of them that some scenario of the run has.
  package let covered: Int
}

extension RunResult {
  /// Pairs of levels of different parameters that some scenario of the run has, of those that some
  /// scenario of the space can have.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges, times the levels of all parameters at worst.
  package var pairCoverage: Coverage {
    let notRun = notRun
    return Coverage(
      possible: table.pairCount(of: scope) { $0 == 0 || $0 == notRun },
      covered: table.pairCount(of: scope) { $0 == 0 })
  }
}

extension RunResult {
  /// The violation of a strategy that hides content in a greater share of use than its limit; nil
  /// where it keeps it, or has none.
  ///
  /// The share is that of ``UsageShares``, beside what the baseline has.
  ///
  /// - Complexity: O(*e* · *c*) for a diagram of *e* edges and *c* classes of devices.
  func useViolation(of strategy: StrategyResult, _ criteria: GateCriteria) -> GateViolation? {
    guard let limit = criteria.limits.hiddenOfUse[strategy.id] else { return nil }
    guard let share = unknownHiddenShare(of: strategy, criteria) else {
      return .unweighed(strategy: strategy.id)
    }
    return share * 100 > limit
      ? .hiddenOfUse(strategy: strategy.id, share: share, limit: limit) : nil
  }

  /// The share of use in which a strategy hides content that nobody knows of; nil where nothing that
  /// was run is used.
  private func unknownHiddenShare(
    of strategy: StrategyResult, _ criteria: GateCriteria
  ) -> Double? {
    guard let usage = criteria.usage else { return nil }
    let weights = UsageWeights(usage, in: self).weights
    var counter = KnownFailureCounter(self, criteria)
    let rest = counter.unknown(strategy, as: Outcome.exact)
    return rest.table.hiddenShare(of: rest.outcomes, by: weights)
  }
}

extension Outcome {
  /// Every flag good at every step.
  static let exact = Outcome.judged(Verdict(), .none, nil, dependsOn: PolicyChoices()).terminal
}
