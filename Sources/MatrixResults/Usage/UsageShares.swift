import DeviceProfiles
import InsetCore
import InsetOracle
package import ScenarioSpaces

/// Shares of all keyboard appearances that were run, weighted by what people use.
package struct UsageShares: Sendable {
  /// How a strategy did.
  package struct Strategy: Sendable {
    /// For each harm, from 0 to 1; together 1.
    package let harms: [Double]
    /// The same of apps that set insets of their own alone; nil where none was run.
    package let ownInsets: [Double]?
    /// The share with hidden content where sources disagree.
    package let hiddenRange: ClosedRange<Double>
    /// For each policy, the appearances in which its other choice would change what happens.
    package let policies: [Double]
    /// For each failure rule, the appearances in which it fails.
    package let rules: [Double]
    /// For each weakness, its failing appearances; nil where it has no query, or one that the space
    /// lacks.
    package let weaknesses: [Double?]

    package subscript(harm: Harm) -> Double { harms[harm.rawValue] }

    /// The share with hidden content.
    package var hidden: Double { Harm.hidden.reduce(0) { $0 + self[$1] } }

    /// Whether it is available in less than a thousandth of them.
    var isMissing: Bool { self[.notAvailable] + self[.ambiguous] > 0.999 }
  }

  package let usage: UsageWeights
  /// In the order of the result.
  package let strategies: [Strategy]
  /// The strategies' numbers, the best first.
  ///
  /// They are in the order of how often they are right of all that can be judged, so that one that is
  /// seldom available is seldom right, then of how rarely content is hidden, and how little, then of
  /// their names. Those that are hardly available come last.
  package let order: [Int]
  /// The share that can be judged.
  package let judged: Double
  /// The share of apps that set insets of their own.
  package let ownInsets: Double
  /// The shares by how well the weakest figure is known that they rest on, by the ranks of
  /// ``Provenance``.
  package let provenance: [Double]
  /// The newest OS level that is used, and the share of its appearances that can be judged.
  package let newest: (os: String, judged: Double)?
}

extension UsageShares {
  /// Computes the shares of a result; nil where nothing that was run is used.
  ///
  /// - Parameters:
  ///   - usage: What people use.
  ///   - result: The result.
  ///   - rules: The failure rules of its strategies, or of some.
  ///   - threads: The maximum number of strategies at a time; nil for one per core.
  /// - Complexity: O(*e* · (*c* + *r*)) for a strategy's diagram of *e* edges, *c* classes of devices
  ///   and *r* rules and weaknesses.
  package init?(
    _ usage: UsageWeights, of result: RunResult, rules: [FailureRules], threads: Int? = nil
  ) {
    let figures = result.strategies.indices.concurrentMap(threads: threads) { index in
      let strategy = result.strategies[index]
      return StrategyFigures(
        strategy, of: result, usage,
        rules: rules.first { $0.strategy == strategy.id }?.rules ?? [], isFirst: index == 0)
    }
    guard let first = figures.first ?? nil else { return nil }
    let all = figures.compactMap(\.self)
    self.usage = usage
    strategies = all.map(\.shares)
    order = all.indices.sorted {
      let (a, b) = (all[$0].rankingKey, all[$1].rankingKey)
      return a == b
        ? result.strategies[$0].id < result.strategies[$1].id : a.lexicographicallyPrecedes(b)
    }
    judged = 1 - first.shares[.ambiguous]
    ownInsets = first.ownInsets
    let ranks = Provenance.allCases.count
    provenance =
      result.table.weighted(result.provenance, by: usage.weights) { $0 > 0 }?
      .expectation(bins: ranks) { $0 - 1 } ?? [Double](repeating: 0, count: ranks)
    newest = first.newest
  }
}

extension UsageShares {
  /// The share of some of the scenarios that were run.
  ///
  /// - Parameters:
  ///   - queries: The scenarios; no two queries have one in common.
  ///   - result: The result that the shares are of.
  /// - Returns: The share, from 0 to 1.
  /// - Complexity: O(*n* · *e*) for *n* queries and a diagram of *e* edges.
  package func share(of queries: [Query], in result: RunResult) -> Double {
    let run = result.table.weighted(result.scope, by: usage.weights) { $0 == 0 }
    return queries.reduce(0) { sum, query in
      sum + (run?.expectation(where: query, bins: 1) { $0 == 0 ? 0 : nil }[0] ?? 0)
    }
  }
}

/// The shares of a strategy.
private struct StrategyFigures: Sendable {
  let shares: UsageShares.Strategy
  /// The share of apps that set insets of their own.
  let ownInsets: Double
  let newest: (os: String, judged: Double)?

  /// What strategies are ordered by, the first that differs: sets of harms.
  private static let ranking =
    [Harm.hidden] + Harm.hidden.reversed().map { [$0] } + [[.gap], [.paddingLost]]
  /// Shares that are nearer are equal.
  private static let tolerance = 1e-10

  /// Computes the shares; nil where nothing that was run is used.
  init?(
    _ strategy: StrategyResult, of result: RunResult, _ usage: UsageWeights, rules: [FailureRule],
    isFirst: Bool
  ) {
    let harms = Harm.allCases.count
    // Steps and amounts do not count: without them, diagrams are small.
    var (table, cache) = (DiagramTable(sizes: result.table.sizes), NodeMap<Diagram>())
    let values = table.transfer(strategy.outcomes, from: result.table, cache: &cache) {
      HarmValue(outcome: $0).number
    }
    func harm(_ number: Int) -> Int? { HarmValue(number: number).harm?.rawValue }
    guard let weighted = table.weighted(values, by: usage.weights, where: { harm($0) != nil })
    else { return nil }
    let total = weighted.expectation(bins: harms, bin: harm)
    let failures = Set(Harm.failing.map(\.rawValue))
    /// Every judged scenario of a rule fails.
    func failing(in query: Query) -> Double {
      weighted.expectation(where: query, bins: 1) {
        harm($0).flatMap { failures.contains($0) ? 0 : nil }
      }[0]
    }
    let policies = Policy.allCases.map { policy in
      let choice = PolicyChoices(policy)
      return weighted.expectation(bins: 1) {
        HarmValue(number: $0).policies.contains(choice) ? 0 : nil
      }[0]
    }
    let hiding = Set(Harm.hidden.map(\.rawValue))
    let hidden = hiding.sorted().reduce(0) { $0 + total[$1] }
    let bounds = UsageRange(usage).bounds(in: weighted) {
      harm($0).map { hiding.contains($0) }
    }
    let own =
      (try? Query("base:!base0", in: result.space)).map {
        weighted.expectation(where: $0, bins: harms, bin: harm)
      } ?? []
    let ownInsets = own.reduce(0, +)
    self.ownInsets = ownInsets
    shares = UsageShares.Strategy(
      harms: total,
      ownInsets: ownInsets > 0 ? own.map { $0 / ownInsets } : nil,
      hiddenRange: min(bounds?.low ?? hidden, hidden)...max(bounds?.high ?? hidden, hidden),
      policies: policies,
      rules: rules.map { failing(in: $0.cube) },
      weaknesses: strategy.about.weaknesses.map { weakness in
        weakness.query.flatMap { try? Query($0, in: result.space) }.map(failing)
      })
    newest = isFirst ? Self.newest(weighted, result, harm) : nil
  }

  /// The newest OS level that is used, and how much of it can be judged.
  private static func newest(
    _ weighted: WeightedDiagram, _ result: RunResult, _ harm: (Int) -> Int?
  ) -> (os: String, judged: Double)? {
    let (os, levels) = (
      MatrixParameter.os, result.space.parameters[MatrixParameter.os.rawValue].levels
    )
    for level in levels.indices.reversed() {
      var query = Query(all: result.space)
      query.narrow(os.rawValue) { $0 == level }
      let sums = weighted.expectation(where: query, bins: 2) { terminal in
        harm(terminal).map { $0 == Harm.ambiguous.rawValue ? 1 : 0 }
      }
      if sums[0] + sums[1] > 0 { return (levels[level], sums[0] / (sums[0] + sums[1])) }
    }
    return nil
  }

  private func share(_ harms: [Harm]) -> Double { harms.reduce(0) { $0 + shares[$1] } }

  /// The shares of the ranking in steps of the tolerance.
  var rankingKey: [Int] {
    // Of what can be judged, the same for all: where it is not available, it is not right.
    let judged = 1 - shares[.ambiguous]
    let parts = [1 - share([.exact]) / judged] + Self.ranking.map { share($0) / judged }
    return shares.isMissing ? [1] : [0] + parts.map { Int(($0 / Self.tolerance).rounded()) }
  }
}

/// What of an outcome shares are about: the harm, and the policies that decide it.
private struct HarmValue {
  var harm: Harm?
  var policies = PolicyChoices()

  init(outcome terminal: Int) {
    harm = Harm(terminal: terminal)
    policies = Outcome(terminal: terminal)?.policies ?? PolicyChoices()
  }

  /// Reads a value from its number.
  init(number: Int) {
    harm = Harm(rawValue: (number >> 8) - 1)
    policies = PolicyChoices(rawValue: UInt8(truncatingIfNeeded: number))
  }

  /// The value as a number; 0 where nothing was run.
  var number: Int { harm.map { ($0.rawValue + 1) << 8 | Int(policies.rawValue) } ?? 0 }
}
