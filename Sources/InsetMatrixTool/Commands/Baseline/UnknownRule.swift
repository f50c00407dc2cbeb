import DeviceProfiles
import MatrixResults
import Reporting
import TextFormats

/// A way in which a strategy of the gate fails, of which the baseline does not know.
struct UnknownRule {
  let strategy: String
  let rule: FailureRule
  /// The row that would make it known, but for its reason.
  let entry: Baseline.Entry
  /// The lowest of its scenarios, and the command that explains it.
  let scenario: String
  let command: String

  /// All of them, those that explain the most first for each strategy.
  static func all(_ stored: StoredGate) -> [UnknownRule] {
    stored.judgement.violations.flatMap { violation -> [UnknownRule] in
      switch violation {
      case .unknownFailures(let strategy, _): rules(of: strategy, stored) { _ in true }
      case .hidden(let strategy, _, _, _), .hiddenOfUse(let strategy, _, _):
        rules(of: strategy, stored) { $0.signature.aspect == .hidden }
      case .unjudged, .unweighed, .known, .few, .shrunk: []
      }
    }
  }

  private static func rules(
    of id: String, _ stored: StoredGate, where matters: (FailureRule) -> Bool
  ) -> [UnknownRule] {
    let (result, criteria) = (stored.result, stored.criteria)
    guard let strategy = result.strategies.first(where: { $0.id == id }) else { return [] }
    return result.unknownFailureRules(of: strategy, by: criteria).rules.filter(matters).map {
      UnknownRule($0, of: id, stored)
    }
  }

  private init(_ rule: FailureRule, of strategy: String, _ stored: StoredGate) {
    self.rule = rule
    self.strategy = strategy
    let aspect = rule.signature.aspect
    var entry = Baseline.Entry(
      rule.condition.isEmpty ? "*" : rule.condition, strategies: [strategy],
      aspects: [Baseline.Aspect(rawValue: aspect.rawValue)].compactMap(\.self))
    entry.failing = stored.result.failing(entry, by: stored.criteria)
    self.entry = entry
    let message = GateMessage.explanation(of: rule, of: strategy, in: stored.result)
    (scenario, command) = (message.scenario, message.command + stored.named.profiles)
  }

  var json: JSONValue {
    [
      "id": .string(rule.key), "strategy": .string(strategy),
      "fails": .string(rule.signature.aspect.rawValue), "where": .string(entry.query),
      "failing": .integer(entry.failing ?? 0), "scenarios": .integer(rule.newlyExplained),
      "words": .string(rule.words), "scenario": .string(scenario), "run": .string(command),
    ]
  }

  func isAlike(_ other: UnknownRule) -> Bool {
    strategy == other.strategy && rule.signature == other.rule.signature
  }
}

extension StoredGate {
  /// Says how much is left after all listed rules were accepted: no list has more than 40 of a
  /// strategy.
  func noteUnlisted() {
    var scenarios: [String: Int] = [:]
    for violation in judgement.violations {
      switch violation {
      case .unknownFailures(let strategy, let count), .hidden(let strategy, let count, _, _):
        // What is hidden is a part of what fails.
        scenarios[strategy] = max(scenarios[strategy] ?? 0, count)
      case .hiddenOfUse, .unjudged, .unweighed, .known, .few, .shrunk: continue
      }
    }
    let left = scenarios.values.reduce(0, +)
    if left == 0 { return }
    Output.error(
      "note: \(Numbers.grouped(left)) more scenarios are in rules that are not listed; run it again"
    )
  }
}
