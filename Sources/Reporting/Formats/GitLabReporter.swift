import MatrixResults
import TextFormats

/// GitLab's code quality report: an issue for each failure rule.
package enum GitLabReporter: Reporter {
  package static let id = "gitlab-codequality"

  package static func render(_ report: Report) -> String {
    let notice = report.noticeWithChoice.map {
      issue(
        $0.words, check: "run", fingerprint: "run", severity: $0.isError ? "blocker" : "info",
        report)
    }
    let issues = report.findings.map {
      issue(
        $0.message, check: $0.aspect, fingerprint: $0.rule.key,
        severity: $0.severity == .error ? "critical" : "minor", report)
    }
    return JSONValue.array([notice].compactMap(\.self) + issues).text(.filled)
  }

  private static func issue(
    _ text: String, check: String, fingerprint: String, severity: String, _ report: Report
  ) -> JSONValue {
    [
      "description": .string(text), "check_name": .string(check),
      "fingerprint": .string(fingerprint), "severity": .string(severity),
      "location": ["path": .string(report.planPath), "lines": ["begin": 1]],
    ]
  }
}
