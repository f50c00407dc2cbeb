import DeviceProfiles
import MatrixResults
import ScenarioSpaces
import TextFormats

/// A failure rule as the formats of other tools know it: one message at one location.
struct Finding {
  let strategy: String
  let rule: FailureRule
  /// An error where the gate requires the strategy to be exact; else no exit code depends on it.
  let severity: SourceAnnotation.Severity
  /// The lowest scenario of the rule.
  let scenario: String
  /// The command that shows it.
  let command: String
  /// The scenarios in which the strategy fails.
  let failing: Int
  /// How the rule compares to an earlier result; nil where there is none.
  let since: Since?

  /// How a rule compares to an earlier result, in the words of SARIF.
  enum Since: String {
    /// None of its scenarios failed like that before.
    case new
    /// Some of them did not.
    case updated
    /// All of them did.
    case unchanged
  }

  /// "gap", "hidden", "other-edges", "indicators" or "offset".
  var aspect: String { rule.signature.aspect.rawValue }

  /// "1,792 scenarios, 39.2 % of its failures, off by 25 to 400 pt".
  var measure: String {
    let scenarios = rule.scenarios == 1 ? "scenario" : "scenarios"
    return "\(Numbers.grouped(rule.scenarios)) \(scenarios), "
      + "\(Numbers.percent(rule.scenarios, of: failing)) of its failures"
      + (rule.amount.isEmpty ? "" : ", off by \(rule.amount)")
  }

  var message: String { "\(strategy): \(rule.words); \(measure); \(command)" }
}

extension Finding.Since {
  init(_ change: StrategyChanges.RuleChange) {
    self = change.isNew ? .new : change.newScenarios > 0 ? .updated : .unchanged
  }
}

extension Report {
  /// The rules of all strategies as findings, in the order of the strategies.
  var findings: [Finding] {
    let required = Set(
      result.strategies.filter { strategy in
        result.model.gate.exact.contains(strategy.id)
          && result.counts(of: strategy)[0].failing > gate.known.tolerated(strategy)
      }.map(\.id))
    return rules.flatMap { rules in
      let changes = comparison.changes?[rules.strategy]?.rules ?? []
      return rules.rules.enumerated().map { index, rule in
        let scenario = result.space.id(of: rule.representative)
        return Finding(
          strategy: rules.strategy, rule: rule,
          severity: required.contains(rules.strategy) ? .error : .warning,
          scenario: scenario,
          command: gateBasis.files.completing(
            result.explainCommand(scenario, strategy: rules.strategy)),
          failing: rules.failing,
          since: changes.indices.contains(index) ? Finding.Since(changes[index]) : nil)
      }
    }
  }

  /// The findings that weigh most first: errors, then what explains the most.
  var weightiestFindings: [Finding] {
    findings.enumerated().sorted { a, b in
      (a.element.severity == .error ? 0 : 1, -a.element.rule.newlyExplained, a.offset)
        < (b.element.severity == .error ? 0 : 1, -b.element.rule.newlyExplained, b.offset)
    }.map(\.element)
  }

  /// The findings that matter most to people first: of strategies that the gate is about, then hidden
  /// content before gaps before the rest, then what explains the most.
  var mostHarmfulFindings: [Finding] {
    let gated = gateBasis.criteria.gated(result.model.gate)
    return weightiestFindings.enumerated().sorted { a, b in
      (gated.contains(a.element.strategy) ? 0 : 1, a.element.harm, a.offset)
        < (gated.contains(b.element.strategy) ? 0 : 1, b.element.harm, b.offset)
    }.map(\.element)
  }
}

extension Finding {
  /// How bad it is: hidden content is 0.
  fileprivate var harm: Int {
    switch rule.signature.aspect {
    case .hidden: 0
    case .gap: 1
    case .paddingLost, .otherEdges, .indicators, .offset: 2
    }
  }
}
