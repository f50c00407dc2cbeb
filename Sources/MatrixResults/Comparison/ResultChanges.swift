package import DeviceProfiles
import InsetOracle
package import ScenarioSpaces

/// The difference of two results, scenario by scenario, under the names of their levels.
package struct ResultChanges: Sendable {
  /// A parameter of which not the same levels were run.
  package struct Levels: Hashable, Sendable {
    package let parameter: String
    /// The levels that only the later space has, or of which only the later run ran scenarios.
    package let added: [String]
    /// The levels that only the earlier space has, or of which only the earlier run ran scenarios.
    package let removed: [String]
    /// What only one run judged of each level of `added`, over the strategies that both judged.
    package let addedCounts: [StrategyChanges.Judged]
    /// The same of each level of `removed`.
    package let removedCounts: [StrategyChanges.Judged]
  }

  /// The scenarios that the earlier run and the later one ran; where they ran other choices, only
  /// those that both ran.
  package let scenarios: (before: Int, now: Int)
  /// The parameters of which not the same levels were run.
  package let levels: [Levels]
  /// Whether both runs made the same choices where Apple leaves one open.
  package let hasSamePolicies: Bool
  /// Whether both runs leave out the same OS behaviors.
  package let hasSameBehaviors: Bool
  /// Whether both runs ran the plan, or the same choice: else only what both ran is compared.
  package let hasSameChoice: Bool
  /// Whether no scenario ran in both, so that nothing is said.
  package var isOfNothing: Bool { !hasSameChoice && scenarios.now == 0 }
  /// The strategies that both runs judged, in the later one's order.
  package let strategies: [StrategyChanges]
  /// The strategies that only the later run judged.
  package let addedStrategies: [String]
  /// The strategies that only the earlier run judged.
  package let removedStrategies: [String]

  /// The later run's model over the joint space.
  package let model: RunModel
  let aligned: AlignedDiagrams
  /// What each strategy's scenarios changed into, for those that changed.
  private var outcomeChanges: [String: Diagram] = [:]
  /// The change of each scenario's outcome, by strategy.
  private let differences: [String: OutcomeDifference]

  /// Compares two results; nil where their spaces cannot be aligned.
  ///
  /// Counts are exact: levels are aligned by name, and what only one space has counts as judged
  /// only there.
  ///
  /// - Parameters:
  ///   - earlier: The result to compare with.
  ///   - later: The result.
  ///   - rules: The later result's rules.
  /// - Complexity: O(*e*) for the edges of both results; beyond it the cost grows with what differs,
  ///   and with a tally for each rule.
  package init?(from earlier: consuming RunResult, to later: RunResult, rules: [FailureRules]) {
    guard let alignment = SpaceAlignment(from: earlier.space, to: later.space) else { return nil }
    hasSameChoice = earlier.model.choice == later.model.choice
    var later = later
    if !hasSameChoice {
      let whole = later
      later = whole.limited(to: earlier, levels: alignment.earlierLevels)
      earlier = earlier.limited(to: whole, levels: alignment.laterLevels)
    }
    let levels = ComparedLevels(alignment, earlier.levelsRun, later.levelsRun)
    scenarios = (earlier.counts.applicable, later.counts.applicable)
    hasSamePolicies = earlier.model.policies == later.model.policies
    hasSameBehaviors =
      earlier.model.without == later.model.without && earlier.model.with == later.model.with
    model = later.model.joined(earlier.model, alignment)
    let (old, new) = (earlier.strategies.map(\.id), later.strategies.map(\.id))
    addedStrategies = new.filter { !old.contains($0) }
    removedStrategies = old.filter { !new.contains($0) }
    var aligned = AlignedDiagrams(alignment, consume earlier, later)
    let changes = later.strategies.compactMap { strategy in
      aligned.changes(of: strategy.id).map { (strategy, $0) }
    }
    for (strategy, _) in changes {
      outcomeChanges[strategy.id] = aligned.outcomeChanges(of: strategy.id)
    }
    self.aligned = aligned
    let table = aligned.table
    var differences: [String: OutcomeDifference] = [:]
    let now = later.judged(changes.map(\.0.outcomes))
    strategies = zip(changes, now).map { change, now in
      let (strategy, changes) = change
      let difference = OutcomeDifference(
        alignment: alignment, shared: levels.shared, table: table, changes: changes)
      differences[strategy.id] = difference
      return difference.changes(
        to: now, of: strategy.id,
        rules: rules.first { $0.strategy == strategy.id }?.rules ?? [])
    }
    self.differences = differences
    self.levels = levels.changed(by: Array(differences.values))
  }

  /// The levels that only the earlier space has.
  package var gone: [String] {
    zip(model.space.parameters, aligned.alignment.later).flatMap { parameter, later in
      zip(parameter.levels, later).filter { $1 == nil }.map(\.0)
    }
  }

  package var isNothing: Bool {
    scenarios.before == scenarios.now && levels.isEmpty && hasSamePolicies && hasSameBehaviors
      && addedStrategies.isEmpty
      && removedStrategies.isEmpty && strategies.allSatisfy(\.isNothing)
  }

  /// The change of each scenario of the later space, as a diagram of a table over it.
  ///
  /// - Parameters:
  ///   - strategy: The strategy's name.
  ///   - table: The table that gets the diagram.
  ///   - value: The diagram's value for a change.
  /// - Returns: nil where only one of the runs judged the strategy.
  /// - Complexity: That of ``DiagramTable/transfer(_:from:levels:missing:_:)``.
  package func diagram(
    of strategy: String, in table: inout DiagramTable, _ value: (ScenarioChange) -> Int
  ) -> Diagram? {
    differences[strategy]?.diagram(in: &table, value)
  }

  /// The rules by which the outcomes changed of each strategy that both runs judged.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of rules for each strategy.
  ///   - threads: The maximum number of strategies at a time; nil for one per core.
  /// - Returns: The same rules for every number of threads.
  /// - Complexity: Grows with what differs.
  package func changeRules(limit: Int = 40, threads: Int? = nil) -> [ChangeRules] {
    strategies.indices.concurrentMap(threads: threads) {
      let id = strategies[$0].id
      return aligned.changeRules(of: id, outcomeChanges[id], model, limit: limit)
    }
  }

  /// The changes of a strategy; nil where only one of the runs judged it.
  package subscript(strategy: String) -> StrategyChanges? {
    strategies.first { $0.id == strategy }
  }
}

extension RunResult {
  /// For each parameter, whether a scenario of each level was run.
  fileprivate var levelsRun: [[Bool]] { RunLevels(of: scope, in: table) { $0 == 0 }.all }

  /// How many scenarios of some outcomes are exact, and how many fail.
  fileprivate func judged(_ outcomes: [Diagram]) -> [StrategyChanges.Judged] {
    table.totals(of: outcomes, bins: 2) { terminal in
      Outcome(terminal: terminal)?.verdict.map { [$0.isExact ? 0 : 1] } ?? []
    }.map { .init(exact: $0[0], failing: $0[1]) }
  }
}

extension ResultChanges {
  /// The shares of use of the scenarios of each rule, from 0 to 1.
  ///
  /// They are shares of what the later run ran; of the earlier one for what is no longer judged. An
  /// appearance that several rules have is counted for each.
  ///
  /// - Parameters:
  ///   - rules: Rules that ``changeRules(limit:threads:)`` gave.
  ///   - usage: What people use.
  /// - Returns: For each of `rules` a share for each of its rules; 0 where nothing is used.
  /// - Complexity: O(*e* · (*c* + *r*)) for diagrams of *e* edges, *c* classes of devices and *r*
  ///   rules.
  package func useShares(of rules: [ChangeRules], _ usage: UsageModel) -> [[Double]] {
    rules.map { strategy in
      if strategy.rules.isEmpty { return [] }
      let now = aligned.weighted(aligned.later[strategy.strategy], usage)
      let isGone = strategy.rules.contains { $0.change.kind == .onlyBefore }
      let before = isGone ? aligned.weighted(aligned.earlier[strategy.strategy], usage) : nil
      return strategy.rules.map { rule in
        let run = rule.change.kind == .onlyBefore ? before : now
        return run?.expectation(where: rule.cube, bins: 1) {
          Outcome(terminal: $0)?.verdict == nil ? nil : 0
        }[0] ?? 0
      }
    }
  }
}

extension AlignedDiagrams {
  /// The outcomes of a run by what people use of it; nil where that is nothing.
  fileprivate func weighted(_ outcomes: Diagram?, _ usage: UsageModel) -> WeightedDiagram? {
    guard let outcomes else { return nil }
    func isRun(_ terminal: Int) -> Bool { Harm(terminal: terminal) != nil }
    let weights = UsageWeights(
      usage, in: alignment.joint, wasRun: RunLevels(of: outcomes, in: table, where: isRun)
    ).weights
    return table.weighted(outcomes, by: weights, where: isRun)
  }
}
