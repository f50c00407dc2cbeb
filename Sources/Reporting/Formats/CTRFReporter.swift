import MatrixResults
import ScenarioSpaces
import TextFormats

/// The Common Test Report Format: the same cases as JUnit's, with the levels of each rule's lowest
/// scenario as parameters.
package enum CTRFReporter: Reporter {
  package static let id = "ctrf"

  /// Renders a report; nothing in it depends on the time, so all times are 0.
  package static func render(_ report: Report) -> String {
    let cases = TestCases(report, limit: JUnitReporter.limit)
    let summary: [(String, Int)] = [
      ("tests", cases.count),
      ("passed", cases.count - cases.failures - cases.errors - cases.skipped),
      ("failed", cases.failures + cases.errors), ("pending", 0), ("skipped", cases.skipped),
      ("other", 0), ("start", 0), ("stop", 0),
    ]
    let parameters = report.result.space.parameters
    let json: JSONValue = [
      "reportFormat": "CTRF", "specVersion": "1.0.0", "generatedBy": "InsetMatrix",
      "results": [
        "tool": ["name": "InsetMatrix"], "summary": .counts(summary),
        "tests": .array(
          [
            cases.notice.map { notice in
              test(
                "run", notice.words, notice.isError ? "failed" : "skipped",
                ["message": .string(notice.words)])
            }
          ].compactMap(\.self) + cases.suites.flatMap { tests($0, parameters) }),
        "extra": .object([("casesLeftOut", .integer(cases.leftOut))] + report.runProperties),
      ],
    ]
    return json.text(.filled)
  }

  private static func tests(_ suite: TestCases.Suite, _ parameters: [Parameter]) -> [JSONValue] {
    let id = suite.strategy.id
    let unjudged =
      suite.isUnjudged
      ? [test(id, TestCases.unjudged, "failed", ["message": .string(TestCases.unjudged)])] : []
    return unjudged + suite.failed.map { failed($0, parameters) }
      + suite.passed.map { cell in
        test(
          id, cell.name, "passed",
          [
            "device": .string(cell.device),
            "parameters": ["device": .string(cell.device), "keyboard": .string(cell.keyboard)],
            "extra": ["scenarioCount": .integer(cell.exact)],
          ])
      }
  }

  private static func failed(_ finding: Finding, _ parameters: [Parameter]) -> JSONValue {
    let rule = finding.rule
    let levels = zip(parameters, rule.representative).map { parameter, level in
      (parameter.name, JSONValue.string(parameter.levels[level]))
    }
    return test(
      finding.strategy, rule.words, "failed",
      [
        "message": .string("\(rule.words): \(finding.measure)"),
        "trace": .string(finding.command), "parameters": .object(levels),
        "extra": [
          "scenarioCount": .integer(rule.scenarios), "condition": .string(rule.condition),
          "fingerprint": .string(finding.rule.key), "isGated": .bool(finding.severity == .error),
        ],
      ])
  }

  private static func test(
    _ suite: String, _ name: String, _ status: String, _ details: KeyValuePairs<String, JSONValue?>
  ) -> JSONValue {
    let test: JSONValue = [
      "name": .string(name), "status": .string(status), "duration": 0, "suite": [.string(suite)],
    ]
    return test.adding(details)
  }
}
