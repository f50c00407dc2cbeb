import TextFormats

/// Checkstyle's XML, which many annotators of pull requests read: an error for each failure rule.
package enum CheckstyleReporter: Reporter {
  package static let id = "checkstyle"

  package static func render(_ report: Report) -> String {
    let errors = report.findings.map { finding in
      XMLText.element(
        "error",
        [
          "line": "1", "column": "1", "severity": finding.severity.rawValue,
          "message": finding.message, "source": "insetmatrix.\(finding.aspect)",
        ], depth: 2)
    }
    let notice = report.noticeWithChoice.map { notice in
      XMLText.element(
        "error",
        [
          "line": "1", "column": "1", "severity": notice.isError ? "error" : "info",
          "message": notice.words, "source": "insetmatrix.run",
        ], depth: 2)
    }
    let file = XMLText.element(
      "file", ["name": report.planPath], depth: 1, [notice].compactMap(\.self) + errors)
    return XMLText.declaration
      + XMLText.element("checkstyle", ["version": "4.3"], depth: 0, [file])
  }
}
