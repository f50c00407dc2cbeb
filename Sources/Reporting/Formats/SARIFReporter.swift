import MatrixResults
import TextFormats

/// SARIF 2.1.0, the format of code scanning: a result for each failure rule.
package enum SARIFReporter: Reporter {
  package static let id = "sarif"
  /// The most results of a run that code scanning keeps.
  package static let limit = 5_000

  package static func render(_ report: Report) -> String {
    text(
      of: report.weightiestFindings, plan: report.planPath, limit: limit, notice: report.notice,
      properties: report.runProperties)
  }

  /// The text of findings; those beyond the limit are counted.
  static func text(
    of findings: [Finding], plan: String, limit: Int, notice: RunNotice? = nil,
    properties: [(String, JSONValue)] = []
  ) -> String {
    let log = SARIFLog(
      tool: "InsetMatrix", rules: FailureSignature.Aspect.allCases.map(\.rule),
      results: findings.prefix(limit).map { result($0, plan) },
      properties: .object(
        [("rulesLeftOut", .integer(max(0, findings.count - limit)))] + properties),
      notice: notice.map { SourceAnnotation($0.severity, at: nil, $0.words) })
    return log.json.text(.filled)
  }

  private static func result(_ finding: Finding, _ plan: String) -> SARIFLog.Result {
    let rule = finding.rule
    return SARIFLog.Result(
      rule: finding.aspect, finding.severity, finding.message,
      at: .init(
        .init(file: URIText.reference(plan), line: 1), logicalName: finding.strategy),
      fingerprints: ["failureRule/v1": .string(finding.rule.key)],
      properties: [
        "strategy": .string(finding.strategy), "condition": .string(rule.condition),
        "firstWrongStep": .integer(rule.signature.step), "amount": .string(rule.amount),
        "scenarios": .integer(rule.scenarios), "failing": .integer(finding.failing),
        "representative": .string(finding.scenario),
      ], baselineState: finding.since?.rawValue)
  }
}

extension FailureSignature.Aspect {
  fileprivate var rule: SARIFLog.Rule {
    SARIFLog.Rule(
      rawValue, name: name, summary: words, description: meaning, help: meaning,
      severity: .warning)
  }

  /// The name of a rule in Pascal case.
  fileprivate var name: String {
    switch self {
    case .hidden: "ContentHidden"
    case .gap: "Gap"
    case .paddingLost: "PaddingLost"
    case .otherEdges: "OtherEdgesOff"
    case .indicators: "IndicatorsOff"
    case .offset: "OffsetOff"
    }
  }

  /// What it means for a user, in a sentence.
  fileprivate var meaning: String {
    switch self {
    case .hidden: "The bottom is too low: content lies under the keyboard."
    case .gap: "The bottom is too high: there is empty room above the keyboard."
    case .paddingLost: "The app's own padding above the keyboard is used up, and nothing is hidden."
    case .otherEdges: "Another edge than the bottom is off."
    case .indicators: "The vertical scroll indicator is off, and neither bottom nor edges are."
    case .offset: "The focused field is hidden, or content is scrolled beyond its ends."
    }
  }
}
