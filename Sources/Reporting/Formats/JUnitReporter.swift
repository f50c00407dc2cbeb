import MatrixResults
import TextFormats

/// JUnit's XML, which most hosts of continuous integration read.
package enum JUnitReporter: Reporter {
  package static let id = "junit"
  /// The most cases, which is what the strictest host takes from a file.
  package static let limit = 5_000

  package static func render(_ report: Report) -> String {
    text(of: TestCases(report, limit: limit))
  }

  static func text(of cases: TestCases) -> String {
    let offset = cases.notice == nil ? 0 : 1
    return XMLText.declaration
      + XMLText.element(
        "testsuites", depth: 0,
        [cases.notice.map { suite(of: $0) }].compactMap(\.self)
          + cases.suites.enumerated().map { suite($1, number: $0 + offset, choice: cases.choice) })
  }

  /// A suite in the form that Jenkins' schema takes and that the schema of Apache Ant's tasks, the
  /// strictest there is, asks for.
  ///
  /// A result knows no time and no host, so that the same run has the same bytes everywhere; where
  /// the schema requires them, they are the beginning of Unix time and `localhost`.
  private static func suite(
    _ name: String, number: Int, tests: Int, failures: Int, errors: Int = 0, skipped: Int = 0,
    properties: [String] = [], cases: [String]
  ) -> String {
    XMLText.element(
      "testsuite",
      [
        "id": "\(number)", "package": "", "name": name, "timestamp": "1970-01-01T00:00:00",
        "hostname": "localhost", "tests": "\(tests)", "failures": "\(failures)",
        "errors": "\(errors)", "skipped": "\(skipped)", "time": "0",
      ], depth: 1,
      [XMLText.element("properties", depth: 2, properties)] + cases
        + ["system-out", "system-err"].map { XMLText.element($0, depth: 2) })
  }

  /// A suite with one case for a run without a verdict.
  private static func suite(of notice: RunNotice) -> String {
    suite(
      "run", number: 0, tests: 1, failures: 0, errors: notice.isError ? 1 : 0,
      skipped: notice.isError ? 0 : 1,
      cases: [
        XMLText.element(
          "testcase", ["classname": "run", "name": notice.words, "time": "0"], depth: 2,
          [
            notice.isError
              ? XMLText.element("error", ["type": "run", "message": notice.words], depth: 3)
              : XMLText.element("skipped", ["message": notice.words], depth: 3)
          ])
      ])
  }

  private static func suite(
    _ suite: TestCases.Suite, number: Int, choice: String?
  ) -> String {
    let id = suite.strategy.id
    let counts = suite.counts
    let values: KeyValuePairs<String, Int> = [
      "exact": counts.exact, "failing": counts.failing, "ambiguous": counts.ambiguous,
      "notAvailable": counts.notAvailable, "casesLeftOut": suite.leftOut,
    ]
    let properties =
      [property("gated", suite.isGated ? "yes" : "no")]
      + values.map { property($0.key, "\($0.value)") }
      + (choice.map { [property("choice", $0)] } ?? [])
    let unjudged =
      suite.isUnjudged
      ? [
        XMLText.element(
          "testcase", ["classname": id, "name": TestCases.unjudged, "time": "0"], depth: 2,
          [failure("not-judged", "\(id): \(TestCases.unjudged)", "")])
      ] : []
    return self.suite(
      id, number: number, tests: suite.count, failures: suite.failures, properties: properties,
      cases: unjudged + suite.failed.map { failed($0) }
        + suite.passed.map {
          XMLText.element("testcase", ["classname": id, "name": $0.name, "time": "0"], depth: 2)
        })
  }

  private static func failed(_ finding: Finding) -> String {
    XMLText.element(
      "testcase", ["classname": finding.strategy, "name": finding.rule.words, "time": "0"],
      depth: 2,
      [
        failure(
          finding.aspect, "\(finding.rule.words): \(finding.measure)",
          "condition: \(finding.rule.condition)\nscenario: \(finding.scenario)\n\(finding.command)")
      ])
  }

  private static func failure(_ type: String, _ message: String, _ text: String) -> String {
    let tag = XMLText.tag("failure", ["type": type, "message": message])
    // Line breaks of the text are its own, not those of a name.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let content = lines.map { XMLText.text(String($0)) }.joined(separator: "\n")
    return "      <\(tag)>\(content)</failure>\n"
  }

  private static func property(_ name: String, _ value: String) -> String {
    XMLText.element("property", ["name": name, "value": value], depth: 3)
  }
}
