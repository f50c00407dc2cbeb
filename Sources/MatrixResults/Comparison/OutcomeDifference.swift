import ScenarioSpaces

/// The ``ScenarioChange`` of every scenario of one strategy, as a diagram over the joint space.
struct OutcomeDifference {
  private let alignment: SpaceAlignment
  private let table: DiagramTable
  private let changes: Diagram

  /// Compares two diagrams of outcomes.
  init(
    _ alignment: SpaceAlignment, _ earlier: (table: DiagramTable, outcomes: Diagram),
    _ later: (table: DiagramTable, outcomes: Diagram)
  ) {
    self.alignment = alignment
    var table = DiagramTable(sizes: alignment.joint.parameters.map(\.levels.count))
    let before = table.transfer(
      earlier.outcomes, from: earlier.table, levels: alignment.earlier, missing: 0
    ) { $0 }
    let now = table.transfer(
      later.outcomes, from: later.table, levels: alignment.later, missing: 0
    ) { $0 }
    // The same pairs of outcomes come again and again.
    var cache: [UInt64: Int] = [:]
    changes = table.apply(before, now) { old, new in
      let pair = UInt64(old) << 32 | UInt64(new)
      if let change = cache[pair] { return change }
      let change = ScenarioChange(
        from: Outcome(terminal: old), to: Outcome(terminal: new)
      ).rawValue
      cache[pair] = change
      return change
    }
    self.table = table
  }

  /// Counts the changes, those of rules apart.
  func changes(of strategy: String, rules: [FailureRule]) -> StrategyChanges {
    let counts = counts(in: nil)
    return StrategyChanges(
      id: strategy, newlyFailing: counts[.newlyFailing], fixed: counts[.fixed],
      changed: counts[.failsOtherwise] + counts[.otherSignature],
      stillFailing: counts[.stillFailing], stillExact: counts[.stillExact],
      onlyBefore: .init(exact: counts[.exactBefore], failing: counts[.failingBefore]),
      onlyNow: .init(exact: counts[.exactNow], failing: counts[.failingNow]),
      examples: .init(
        newlyFailing: first([.newlyFailing]), fixed: first([.fixed]),
        changed: first([.failsOtherwise, .otherSignature])),
      rules: rules.map { rule in
        let counts = self.counts(in: alignment.query(ofLater: rule.cube))
        return StrategyChanges.RuleChange(
          rule: rule, newlyFailing: counts[.newlyFailing],
          otherSignature: counts[.otherSignature], onlyNow: counts[.failingNow])
      })
  }

  /// The changes as a diagram over the later space, with a value for each.
  func diagram(in table: inout DiagramTable, _ value: (ScenarioChange) -> Int) -> Diagram {
    // The joint space begins with the later one's levels.
    let levels = table.sizes.map { (0..<$0).map(Optional.some) }
    return table.transfer(changes, from: self.table, levels: levels, missing: 0) {
      ScenarioChange(rawValue: $0).map(value) ?? 0
    }
  }

  private struct Counts {
    let counts: [Int]

    subscript(change: ScenarioChange) -> Int { counts[change.rawValue] }
  }

  private func counts(in query: Query?) -> Counts {
    Counts(
      counts: table.tally(changes, where: query, bins: ScenarioChange.allCases.count) { [$0] })
  }

  private func first(_ wanted: [ScenarioChange]) -> String? {
    let values = wanted.map(\.rawValue)
    return table.first(changes) { values.contains($0) }.map { alignment.joint.id(of: $0) }
  }
}
