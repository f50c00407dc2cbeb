import InsetOracle
import ScenarioSpaces

/// How many verdicts change when something that a result rests on is varied.
package struct VerdictChanges: Hashable, Sendable {
  /// What was varied.
  package let name: String
  /// The scenarios that were judged again.
  package let scenarios: Int
  /// For each strategy, the scenarios in which a flag of the verdict changed, or whether there is
  /// one.
  package let changed: [Int]
  /// For each strategy, their share of use, from 0 to 1; empty where scenarios are counted alone.
  package let use: [Double]
  /// For each strategy, by how much the share of use in which it is right grows, from -1 to 1; empty
  /// where scenarios are counted alone.
  package let right: [Double]

  package init(
    name: String, scenarios: Int, changed: [Int], use: [Double] = [], right: [Double] = []
  ) {
    self.name = name
    self.scenarios = scenarios
    self.changed = changed
    self.use = use
    self.right = right
  }

  /// The sum of the changes in several parts; nil for none.
  package static func sum(_ parts: [VerdictChanges]) -> VerdictChanges? {
    parts.dropFirst().reduce(parts.first) { sum, part in
      sum.map {
        VerdictChanges(
          name: $0.name, scenarios: $0.scenarios + part.scenarios,
          changed: zip($0.changed, part.changed).map { $0 + $1 },
          use: zip($0.use, part.use).map { $0 + $1 },
          right: zip($0.right, part.right).map { $0 + $1 })
      }
    }
  }
}

extension RunResult {
  /// What changes from this result to another of the same space and strategies.
  ///
  /// Points and steps do not count: a flag is whether the bottom hides content or leaves a gap, and
  /// whether edges, the indicator or the restoration are off.
  ///
  /// - Parameters:
  ///   - varied: The other result; its scenarios are compared.
  ///   - name: What was varied.
  ///   - usage: What people use of this result; nil where scenarios are counted alone.
  ///   - threads: The maximum number of strategies at a time; nil for one per core.
  /// - Returns: The numbers of scenarios for the other result's strategies, and their shares of all
  ///   that is used of this result.
  /// - Complexity: O(*e* · *f*) for diagrams of *e* and *f* edges.
  package func changes(
    to varied: RunResult, named name: String, _ usage: UsageWeights? = nil, threads: Int? = nil
  ) -> VerdictChanges {
    var (empty, cache) = (DiagramTable(sizes: table.sizes), NodeMap<Diagram>())
    let wasJudged = empty.transfer(scope, from: table, cache: &cache) { $0 == 0 ? 1 : 0 }
    let prepared = empty
    let changes = varied.strategies.indices.concurrentMap(threads: threads) {
      index -> (count: Int, shares: [Double]) in
      var table = prepared
      let changed = changed(to: varied, varied.strategies[index], in: &table)
      if changed == .terminal(0) { return (0, [0, 0, 0]) }
      let count = table.tally(changed, bins: 1) { $0 > 0 ? [0] : [] }[0]
      guard let usage else { return (count, []) }
      let all = table.apply(wasJudged, changed) { $0 == 0 ? 0 : 1 + $1 }
      let shares = table.weighted(all, by: usage.weights) { $0 != 0 }?
        .expectation(bins: 3) { $0 < 2 ? nil : $0 - 2 }
      return (count, shares ?? [0, 0, 0])
    }
    return VerdictChanges(
      name: name, scenarios: varied.table.tally(varied.scope, bins: 1) { $0 == 0 ? [0] : [] }[0],
      changed: changes.map(\.count),
      use: usage.map { _ in changes.map { $0.shares.reduce(0, +) } } ?? [],
      right: usage.map { _ in changes.map { $0.shares[1] - $0.shares[2] } } ?? [])
  }

  /// Where the verdict of a strategy changed: 2 where it became right, 3 where it ceased to be, 1 for
  /// other changes, and 0 elsewhere.
  private func changed(
    to varied: RunResult, _ strategy: StrategyResult, in changes: inout DiagramTable
  ) -> Diagram {
    guard let mine = strategies.first(where: { $0.id == strategy.id }) else { return .terminal(0) }
    let right = 1 + Verdict().kind
    return changes.combine(mine.outcomes, of: table, strategy.outcomes, of: varied.table) {
      let before = Self.flags(of: Outcome(terminal: $0) ?? .notJudged)
      let after = Self.flags(of: Outcome(terminal: $1) ?? .notJudged)
      if before == 0 || after == 0 || before == after { return 0 }
      return after == right ? 2 : before == right ? 3 : 1
    }
  }

  /// The flags of an outcome as a number; 0 where nothing was judged.
  private static func flags(of outcome: Outcome) -> Int {
    switch outcome {
    case .notJudged: 0
    case .ambiguous: 65
    case .notAvailable: 66
    case .judged(let verdict, _, _, _): 1 + verdict.kind
    }
  }
}
