package import ScenarioSpaces

/// The failure rules of a result, to find out which of them a few scenarios show.
package struct KnownRules: Sendable {
  /// What some scenarios show.
  package struct Shown: Hashable, Sendable {
    /// The rules that a scenario fails by.
    package var rules: Int
    /// Of the keyboard appearances with hidden content, by what people use and over all strategies,
    /// the share that the shown rules explain; 1 where there is none.
    package var use: Double
  }

  /// A rule, and the share of keyboard appearances whose hidden content it is the first to explain.
  private struct KnownRule {
    var rule: FailureRule
    var use: Double
  }

  /// For each strategy, by its name.
  private let rules: [String: [KnownRule]]
  /// The sum over all strategies of the appearances with hidden content.
  private let hidden: Double

  package var count: Int { rules.values.reduce(0) { $0 + $1.count } }

  /// - Parameters:
  ///   - result: The result.
  ///   - rules: Its failure rules.
  ///   - usage: What people use; nil where nobody knows.
  ///   - threads: The maximum number of strategies at a time; nil for one per core.
  /// - Complexity: O(*r* · *e*) for *r* rules of hidden content and diagrams of *e* edges.
  package init(
    of result: RunResult, _ rules: [FailureRules], usage: UsageWeights?, threads: Int? = nil
  ) {
    let known = result.strategies.indices.concurrentMap(threads: threads) {
      Self.known(rules[$0].rules, result.strategies[$0], result, usage?.weights)
    }
    self.rules = Dictionary(
      zip(result.strategies.map(\.id), known.map(\.rules)), uniquingKeysWith: { first, _ in first })
    hidden = known.reduce(0) { $0 + $1.hidden }
  }

  /// What some scenarios show in a result that judged them.
  ///
  /// - Complexity: O(*s* · *r*) for *s* scenarios and *r* rules.
  package func shown(by scenarios: [[Int]], in result: RunResult) -> Shown {
    shown(in: result) { strategy in
      let failing = scenarios.compactMap { scenario in
        Outcome(terminal: result.table.value(of: strategy.outcomes, at: scenario))?.signature.map {
          (scenario, $0)
        }
      }
      return { rule in
        failing.contains { $1 == rule.signature && rule.cube.contains($0) }
      }
    }
  }

  /// What all scenarios of the rules' own result show that a query selects.
  ///
  /// - Complexity: O(*r* · *e*) for *r* rules and a diagram of *e* edges.
  package func shown(where query: Query, in result: RunResult) -> Shown {
    shown(in: result) { _ in
      { rule in
        var both = rule.cube
        both.narrow(to: query)
        return both.allowed.allSatisfy { $0.contains(true) }
          && result.table.values(of: result.scope, in: both).contains(0)
      }
    }
  }

  private func shown(
    in result: RunResult, _ shows: @Sendable (StrategyResult) -> (FailureRule) -> Bool
  ) -> Shown {
    let shown = result.strategies.indices.concurrentMap { index in
      let shows = shows(result.strategies[index])
      return rules[result.strategies[index].id, default: []].filter { shows($0.rule) }
    }.joined()
    return Shown(
      rules: shown.count, use: hidden > 0 ? shown.reduce(0) { $0 + $1.use } / hidden : 1)
  }

  /// The rules with what each newly explains of a strategy's use with hidden content.
  private static func known(
    _ rules: [FailureRule], _ strategy: StrategyResult, _ result: RunResult,
    _ weights: LevelWeights?
  ) -> (rules: [KnownRule], hidden: Double) {
    guard let weights else { return (rules.map { KnownRule(rule: $0, use: 0) }, 0) }
    var table = result.table
    var rest = strategy.outcomes
    let all = table.hiddenShare(of: rest, by: weights) ?? 0
    var left = all
    let known = rules.map { rule in
      guard rule.signature.aspect == .hidden else { return KnownRule(rule: rule, use: 0) }
      // What is explained counts as what cannot be judged: it stays an appearance.
      rest = table.map(rest, where: rule.cube) { $0 == 0 ? 0 : Outcome.ambiguous.terminal }
      let before = left
      left = table.hiddenShare(of: rest, by: weights) ?? 0
      return KnownRule(rule: rule, use: before - left)
    }
    return (known, all)
  }
}
