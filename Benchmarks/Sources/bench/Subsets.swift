import DeviceProfiles
import InsetMatrix
import InsetStrategies
import MatrixEngine
import MatrixModels
import MatrixResults
import ScenarioSpaces

/// What a few scenarios show of all that a nightly knows.
struct Subsets {
  /// How much some scenarios show.
  struct Reach {
    var scenarios: Double
    /// The share of all failure rules that a scenario shows.
    var rules: Double
    /// Of the keyboard appearances with hidden content, by what people use, those that the shown
    /// rules explain.
    var use: Double
  }

  /// A rule, and the share of keyboard appearances whose hidden content it is the first to explain.
  private struct KnownRule {
    var rule: FailureRule
    var use: Double
  }

  private let model: MatrixModel
  private let nightly: RunResult
  /// For each strategy of the nightly.
  private let rules: [[KnownRule]]
  /// The sum over all strategies of the appearances with hidden content.
  private let hidden: Double
  let usage: UsageModel

  var ruleCount: Int { rules.joined().count }

  /// - Parameters:
  ///   - nightly: A result of the shipped matrix.
  ///   - usage: What people use.
  init(_ nightly: RunResult, usage: UsageModel) {
    let weights = UsageWeights(usage, in: nightly)
    let found = nightly.failureRules()
    let known = nightly.strategies.indices.concurrentMap { index in
      Self.known(found[index].rules, nightly.strategies[index], nightly, weights.weights)
    }
    model = ScenarioMatrix.shipped.model
    self.nightly = nightly
    self.usage = usage
    rules = known.map(\.rules)
    hidden = known.reduce(0) { $0 + $1.hidden }
  }

  /// The rules with what each newly explains of a strategy's use with hidden content.
  private static func known(
    _ rules: [FailureRule], _ strategy: StrategyResult, _ nightly: RunResult,
    _ weights: LevelWeights
  ) -> (rules: [KnownRule], hidden: Double) {
    var table = nightly.table
    var rest = strategy.outcomes
    func hidden() -> Double {
      table.weighted(rest, by: weights) { harm(of: $0) != nil }?.expectation(bins: 1) {
        harm(of: $0).flatMap { Harm.hidden.contains($0) ? 0 : nil }
      }[0] ?? 0
    }
    let all = hidden()
    var left = all
    let known = rules.map { rule in
      guard rule.signature.aspect == .hidden else { return KnownRule(rule: rule, use: 0) }
      // What is explained counts as what can't be judged: it stays an appearance.
      rest = table.map(rest, where: rule.cube) { $0 == 0 ? 0 : Outcome.ambiguous.terminal }
      let before = left
      left = hidden()
      return KnownRule(rule: rule, use: before - left)
    }
    return (known, all)
  }

  private static func harm(of terminal: Int) -> Harm? {
    Outcome(terminal: terminal).flatMap { Harm($0) }
  }

  /// The scenarios that a strength chooses of all that can exist.
  func chosen(_ strength: ScenarioStrength) throws -> [[Int]] {
    try model.coveringModel(where: nil, usage: usage, strength).array().rows
  }

  /// Scenarios of the nightly, each with the same chance.
  func random(_ count: Int, seed: UInt64) -> [[Int]] {
    var sample = DiagramSample(of: nightly.scope, in: nightly.table, seed: seed) { $0 == 0 }
    return (0..<count).compactMap { _ in sample.next() }
  }

  /// What scenarios show that may be outside of the nightly: they are judged.
  func judged(_ scenarios: [[Int]], strength: String) throws -> Reach {
    var matrix = try Matrix(model, strategies: Strategies.all, gate: MatrixPlan.Gate.none)
    matrix.chosen = ChosenScenarios(scenarios, strength: strength)
    return reach(scenarios, in: try matrix.run().result)
  }

  /// What scenarios of the nightly show.
  func reach(_ scenarios: [[Int]]) -> Reach { reach(scenarios, in: nightly) }

  private func reach(_ scenarios: [[Int]], in result: RunResult) -> Reach {
    let shown = rules.indices.concurrentMap { index in
      let outcomes = result.strategies[index].outcomes
      let failing = scenarios.compactMap { scenario in
        Outcome(terminal: result.table.value(of: outcomes, at: scenario))?.signature.map {
          (scenario, $0)
        }
      }
      return rules[index].filter { known in
        failing.contains { $1 == known.rule.signature && known.rule.cube.contains($0) }
      }
    }
    return reach(of: shown, scenarios: scenarios.count)
  }

  /// What all scenarios of the nightly show that a query selects.
  func reach(_ query: String) throws -> Reach {
    let query = try Query(query, in: nightly.space)
    let shown = rules.indices.map { index in
      rules[index].filter { known in
        var both = known.rule.cube
        both.narrow(to: query)
        return both.allowed.allSatisfy { $0.contains(true) }
          && nightly.table.values(of: nightly.scope, in: both).contains(0)
      }
    }
    let count = nightly.table.tally(nightly.scope, where: query, bins: 1) { $0 == 0 ? [0] : [] }
    return reach(of: shown, scenarios: count[0])
  }

  private func reach(of shown: [[KnownRule]], scenarios: Int) -> Reach {
    Reach(
      scenarios: Double(scenarios),
      rules: Double(shown.joined().count) / Double(max(1, ruleCount)),
      use: shown.joined().reduce(0) { $0 + $1.use } / max(hidden, .leastNormalMagnitude))
  }
}
