import TextFormats

/// Lines as compilers write them, which Xcode and the problem matchers of editors read: one for each
/// failure rule.
package enum XcodeReporter: Reporter {
  package static let id = "xcode"

  /// Renders a report; a line break inside a name becomes a blank.
  package static func render(_ report: Report) -> String {
    let location = report.plan.map { SourceAnnotation.Location(file: $0, line: 1) }
    let notice = report.noticeWithChoice.map { notice in
      SourceAnnotation(notice.severity, at: location, notice.words).compilerLine(rule: "run")
    }
    let lines = report.findings.map { finding in
      SourceAnnotation(finding.severity, at: location, finding.message)
        .compilerLine(rule: finding.aspect)
    }
    return (notice ?? "") + lines.joined()
  }
}
