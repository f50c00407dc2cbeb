import MatrixEngine
import MatrixResults

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
    let run = JSONText.object(
      [
        (
          key: "tool",
          .object([
            (
              "driver",
              .object([
                ("name", .string("InsetMatrix")),
                ("rules", .array(FailureSignature.Aspect.allCases.map { descriptor($0) })),
              ])
            )
          ])
        ), ("columnKind", .string("unicodeCodePoints")),
        ("results", .array(findings.prefix(limit).map { result($0, plan) })),
        ("properties", .counts([("rulesLeftOut", max(0, findings.count - limit))])),
      ] + (notice.map { [(key: "invocations", value: .array([invocation($0)]))] } ?? []))
    return JSONText.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")), ("runs", .array([run])),
    ]).pretty
  }

  /// How a run without a verdict went.
  private static func invocation(_ notice: RunNotice) -> JSONText {
    .object([
      ("executionSuccessful", .bool(!notice.isError)),
      (
        "toolExecutionNotifications",
        .array([
          .object([
            ("level", .string(notice.isError ? "error" : "note")),
            ("message", message(notice.words)),
          ])
        ])
      ),
    ])
  }

  private static func descriptor(_ aspect: FailureSignature.Aspect) -> JSONText {
    .object([
      ("id", .string(aspect.rawValue)), ("name", .string(aspect.name)),
      ("shortDescription", message(aspect.words)),
      ("fullDescription", message(aspect.meaning)), ("help", message(aspect.meaning)),
      ("defaultConfiguration", .object([("level", .string("warning"))])),
    ])
  }

  private static func result(_ finding: Finding, _ plan: String) -> JSONText {
    let aspects = FailureSignature.Aspect.allCases
    let rule = finding.rule
    let state = finding.since.map { [(key: "baselineState", value: JSONText.string($0.rawValue))] }
    return .object(
      [
        (key: "ruleId", value: .string(finding.aspect)),
        ("ruleIndex", .count(aspects.firstIndex(of: rule.signature.aspect) ?? 0)),
        ("level", .string(finding.level.rawValue)), ("message", message(finding.message)),
        ("locations", .array([location(finding.strategy, plan)])),
        (
          "partialFingerprints",
          .object([("failureRule/v1", .string(finding.fingerprint))])
        ),
        (
          "properties",
          .object([
            ("strategy", .string(finding.strategy)), ("condition", .string(rule.condition)),
            ("firstWrongStep", .count(rule.signature.step)), ("amount", .string(rule.amount)),
            ("scenarios", .count(rule.scenarios)), ("failing", .count(finding.failing)),
            ("representative", .string(finding.scenario)),
          ])
        ),
      ] + (state ?? []))
  }

  private static func location(_ strategy: String, _ plan: String) -> JSONText {
    .object([
      (
        "physicalLocation",
        .object([
          ("artifactLocation", .object([("uri", .string(URIText.reference(plan)))])),
          ("region", .object([("startLine", .count(1))])),
        ])
      ), ("logicalLocations", .array([.object([("name", .string(strategy))])])),
    ])
  }

  private static func message(_ text: String) -> JSONText { .object([("text", .string(text))]) }
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
