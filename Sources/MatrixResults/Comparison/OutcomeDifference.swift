import ScenarioSpaces

/// The ``ScenarioChange`` of every scenario of one strategy, as a diagram over the joint space.
struct OutcomeDifference {
  let alignment: SpaceAlignment
  /// The scenarios whose levels both runs ran; nil where both ran the same.
  let shared: Query?
  let table: DiagramTable
  let changes: Diagram

  /// Counts the changes, those of rules apart.
  ///
  /// - Parameters:
  ///   - now: What the later result judged.
  ///   - strategy: Its name.
  ///   - rules: Its rules in the later result.
  /// - Returns: The counts, and the lowest scenario of each kind.
  func changes(
    to now: StrategyChanges.Judged, of strategy: String, rules: [FailureRule]
  ) -> StrategyChanges {
    let counts = counts(in: nil)
    let shared = self.shared.map { self.counts(in: $0) } ?? counts
    let changed = counts[.failsOtherwise] + counts[.otherSignature]
    return StrategyChanges(
      id: strategy, newlyFailing: counts[.newlyFailing], fixed: counts[.fixed],
      changed: changed,
      // What is neither new nor changed is as it was.
      stillFailing: now.failing - counts[.newlyFailing] - changed - counts[.failingNow],
      stillExact: now.exact - counts[.fixed] - counts[.exactNow],
      onlyBefore: counts.onlyBefore,
      onlyNow: counts.onlyNow, onlyBeforeOfShared: shared.onlyBefore,
      onlyNowOfShared: shared.onlyNow,
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
    var cache = NodeMap<Diagram>()
    return table.transfer(changes, from: self.table, levels: levels, missing: 0, cache: &cache) {
      ScenarioChange(rawValue: $0).map(value) ?? 0
    }
  }

  private struct Counts {
    let counts: [Int]

    subscript(change: ScenarioChange) -> Int { counts[change.rawValue] }

    var onlyBefore: StrategyChanges.Judged {
      .init(exact: self[.exactBefore], failing: self[.failingBefore])
    }
    var onlyNow: StrategyChanges.Judged {
      .init(exact: self[.exactNow], failing: self[.failingNow])
    }
  }

  private func counts(in query: Query?) -> Counts {
    if changes == .terminal(ScenarioChange.unchanged.rawValue) {
      return Counts(counts: ScenarioChange.allCases.map { _ in 0 })
    }
    return Counts(
      counts: table.tally(changes, where: query, bins: ScenarioChange.allCases.count) { [$0] })
  }

  /// Counts what only one of the runs judged, for each level of each parameter of the joint space.
  ///
  /// - Complexity: O(*e*) for *e* edges of the changes.
  func onlyOne() -> [[Int]] {
    table.tallyByLevel(changes, bins: 4) { value in
      switch ScenarioChange(rawValue: value) {
      case .exactBefore: [0]
      case .failingBefore: [1]
      case .exactNow: [2]
      case .failingNow: [3]
      default: []
      }
    }.byLevel
  }

  private func first(_ wanted: [ScenarioChange]) -> String? {
    let values = wanted.map(\.rawValue)
    return table.first(changes) { values.contains($0) }.map { alignment.joint.id(of: $0) }
  }
}
