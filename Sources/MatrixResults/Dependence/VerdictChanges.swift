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
  /// - Returns: The numbers of scenarios for the other result's strategies, and their shares of all
  ///   that is used of this result.
  /// - Complexity: O(*e* · *f*) for diagrams of *e* and *f* edges.
  package func changes(
    to varied: RunResult, named name: String, _ usage: UsageWeights? = nil
  ) -> VerdictChanges {
    var table = DiagramTable(sizes: table.sizes)
    func flags(_ strategy: StrategyResult, of result: RunResult) -> Diagram {
      var cache = NodeMap<Diagram>()
      return table.transfer(strategy.outcomes, from: result.table, cache: &cache) {
        Self.flags(of: Outcome(terminal: $0) ?? .notJudged)
      }
    }
    // 0 was not judged, and 1 did not change; of those that did, 3 became right, and 4 ceased to be.
    let right = 1 + Verdict().kind
    let differences = varied.strategies.map { other -> Diagram in
      guard let mine = strategies.first(where: { $0.id == other.id }) else { return .terminal(0) }
      let (before, after) = (flags(mine, of: self), flags(other, of: varied))
      return table.apply(before, after) {
        if $0 == 0 { return 0 }
        if $1 == 0 || $0 == $1 { return 1 }
        return $1 == right ? 3 : $0 == right ? 4 : 2
      }
    }
    let shares = usage.map { usage in
      differences.map {
        table.weighted($0, by: usage.weights) { $0 != 0 }?
          .expectation(bins: 3) { $0 < 2 ? nil : $0 - 2 } ?? [0, 0, 0]
      }
    }
    return VerdictChanges(
      name: name, scenarios: varied.table.tally(varied.scope, bins: 1) { $0 == 0 ? [0] : [] }[0],
      changed: differences.map { table.tally($0, bins: 1) { $0 >= 2 ? [0] : [] }[0] },
      use: shares?.map { $0[0] + $0[1] + $0[2] } ?? [],
      right: shares?.map { $0[1] - $0[2] } ?? [])
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
