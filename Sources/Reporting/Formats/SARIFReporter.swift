import MatrixEngine
import TextFormats

/// SARIF 2.1.0, the format of code scanning: a result for each failure rule.
public enum SARIFReporter: Reporter {
  /// The name that `--reporter` takes.
  public static let id = "sarif"
  /// The most results of a run that code scanning keeps.
  public static let limit = 5_000

  /// Renders a report.
  public static func render(_ report: Report) -> String {
    text(of: report.weightiestFindings, plan: report.planPath, limit: limit, notice: report.notice)
  }

  /// The text of findings; those beyond the limit are counted.
  static func text(
    of findings: [Finding], plan: String, limit: Int, notice: RunNotice? = nil
  ) -> String {
    let run = JSONValue.object(
      [
        (
          "tool",
          [
            "driver": [
              "name": "InsetMatrix",
              "rules": .array(FailureSignature.Aspect.allCases.map { descriptor($0) }),
            ]
          ]
        ), ("columnKind", "unicodeCodePoints"),
        ("results", .array(findings.prefix(limit).map { result($0, plan) })),
        ("properties", .counts([("rulesLeftOut", max(0, findings.count - limit))])),
      ] + (notice.map { [("invocations", [invocation($0)])] } ?? []))
    let json: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [run],
    ]
    return json.text(.filled)
  }

  /// How a run without a verdict went.
  private static func invocation(_ notice: RunNotice) -> JSONValue {
    [
      "executionSuccessful": .bool(!notice.isError),
      "toolExecutionNotifications": .array([
        ["level": .string(notice.isError ? "error" : "note"), "message": message(notice.words)]
      ]),
    ]
  }

  private static func descriptor(_ aspect: FailureSignature.Aspect) -> JSONValue {
    [
      "id": .string(aspect.rawValue), "name": .string(aspect.name),
      "shortDescription": message(aspect.words), "fullDescription": message(aspect.meaning),
      "help": message(aspect.meaning), "defaultConfiguration": ["level": "warning"],
    ]
  }

  private static func result(_ finding: Finding, _ plan: String) -> JSONValue {
    let aspects = FailureSignature.Aspect.allCases
    let rule = finding.rule
    let state = finding.since.map { [("baselineState", JSONValue.string($0.rawValue))] }
    return .object(
      [
        ("ruleId", .string(finding.aspect)),
        ("ruleIndex", .integer(aspects.firstIndex(of: rule.signature.aspect) ?? 0)),
        ("level", .string(finding.level.rawValue)), ("message", message(finding.message)),
        ("locations", [location(finding.strategy, plan)]),
        (
          "partialFingerprints",
          ["failureRule/v1": .string(finding.fingerprint)]
        ),
        (
          "properties",
          [
            "strategy": .string(finding.strategy), "condition": .string(rule.condition),
            "firstWrongStep": .integer(rule.signature.step), "amount": .string(rule.amount),
            "scenarios": .integer(rule.scenarios), "failing": .integer(finding.failing),
            "representative": .string(finding.scenario),
          ]
        ),
      ] + (state ?? []))
  }

  private static func location(_ strategy: String, _ plan: String) -> JSONValue {
    [
      "physicalLocation": [
        "artifactLocation": ["uri": .string(URIText.reference(plan))], "region": ["startLine": 1],
      ], "logicalLocations": .array([["name": .string(strategy)]]),
    ]
  }

  private static func message(_ text: String) -> JSONValue { ["text": .string(text)] }
}

extension FailureSignature.Aspect {
  /// The name of a rule in Pascal case.
  fileprivate var name: String {
    switch self {
    case .hidden: "ContentHidden"
    case .gap: "Gap"
    case .otherEdges: "OtherEdgesOff"
    case .indicators: "IndicatorsOff"
    }
  }

  /// What it means for a user, in a sentence.
  fileprivate var meaning: String {
    switch self {
    case .hidden: "The bottom is too low: content lies under the keyboard."
    case .gap: "The bottom is too high: there is empty room above the keyboard."
    case .otherEdges: "Another edge than the bottom is off."
    case .indicators: "The vertical scroll indicator is off, and nothing else is."
    }
  }
}
