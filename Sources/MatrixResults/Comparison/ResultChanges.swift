import InsetOracle
package import ScenarioSpaces

/// The difference of two results, scenario by scenario, under the names of their levels.
package struct ResultChanges: Sendable {
  /// A parameter whose levels are not the same.
  package struct Levels: Hashable, Sendable {
    package let parameter: String
    /// The levels that only the later space has.
    package let added: [String]
    /// The levels that only the earlier space has.
    package let removed: [String]
  }

  /// The parameters whose levels are not the same.
  package let levels: [Levels]
  /// Whether both runs made the same choices where Apple leaves one open.
  package let hasSamePolicies: Bool
  /// Whether both runs leave out the same OS behaviors.
  package let hasSameBehaviors: Bool
  /// The strategies that both runs judged, in the later one's order.
  package let strategies: [StrategyChanges]
  /// The strategies that only the later run judged.
  package let addedStrategies: [String]
  /// The strategies that only the earlier run judged.
  package let removedStrategies: [String]

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
  package init?(from earlier: RunResult, to later: RunResult, rules: [FailureRules]) {
    guard let alignment = SpaceAlignment(from: earlier.space, to: later.space) else { return nil }
    levels = zip(earlier.space.parameters, later.space.parameters).compactMap { old, new in
      let (before, now) = (Set(old.levels), Set(new.levels))
      if before == now { return nil }
      return Levels(
        parameter: new.name, added: new.levels.filter { !before.contains($0) },
        removed: old.levels.filter { !now.contains($0) })
    }
    hasSamePolicies = earlier.model.policies == later.model.policies
    hasSameBehaviors = earlier.model.without == later.model.without
    var aligned = AlignedDiagrams(alignment, earlier, later)
    let changes = later.strategies.compactMap { strategy in
      aligned.changes(of: strategy.id).map { (strategy, $0) }
    }
    let table = aligned.table
    var differences: [String: OutcomeDifference] = [:]
    let now = later.judged(changes.map(\.0.outcomes))
    strategies = zip(changes, now).map { change, now in
      let (strategy, changes) = change
      let difference = OutcomeDifference(alignment: alignment, table: table, changes: changes)
      differences[strategy.id] = difference
      return difference.changes(
        to: now, of: strategy.id,
        rules: rules.first { $0.strategy == strategy.id }?.rules ?? [])
    }
    self.differences = differences
    let (old, new) = (earlier.strategies.map(\.id), later.strategies.map(\.id))
    addedStrategies = new.filter { !old.contains($0) }
    removedStrategies = old.filter { !new.contains($0) }
  }

  package var isNothing: Bool {
    levels.isEmpty && hasSamePolicies && hasSameBehaviors && addedStrategies.isEmpty
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

  /// The changes of a strategy; nil where only one of the runs judged it.
  package subscript(strategy: String) -> StrategyChanges? {
    strategies.first { $0.id == strategy }
  }
}

extension RunResult {
  /// How many scenarios of some outcomes are exact, and how many fail.
  fileprivate func judged(_ outcomes: [Diagram]) -> [StrategyChanges.Judged] {
    table.totals(of: outcomes, bins: 2) { terminal in
      Outcome(terminal: terminal)?.verdict.map { [$0.isExact ? 0 : 1] } ?? []
    }.map { .init(exact: $0[0], failing: $0[1]) }
  }
}
