import MatrixResults
import TextFormats

/// Annotations of GitHub Actions: a workflow command for each failure rule, as many as a step may
/// have, and the job summary beside them.
package enum GitHubReporter: Reporter {
  package static let id = "github"
  /// The most annotations of a kind that a step may have.
  package static let limit = 10

  package static func render(_ report: Report) -> String {
    let notice = report.noticeWithChoice.map { notice in
      command(notice.severity, report.plan, title: "InsetMatrix", notice.words)
    }
    return (notice ?? "") + text(of: report.weightiestFindings, plan: report.plan)
  }

  /// Renders the annotations, with the summary in a file beside theirs.
  package static func files(_ report: Report, named name: String) -> ReportFiles {
    ReportFiles(
      text: render(report),
      companions: [.init(path: summary(of: name), text: MarkdownSummaryReporter.render(report))])
  }

  package static func companions(named name: String, embedsAssets: Bool) -> [String] {
    [summary(of: name)]
  }

  private static func summary(of name: String) -> String { "\(fileStem(name)).summary.md" }

  /// Workflow commands; the last one says how many more there are.
  static func text(of findings: [Finding], plan: String?) -> String {
    let shown = findings.count > limit ? limit - 1 : findings.count
    var lines = findings.prefix(shown).map { finding in
      command(
        finding.severity, plan,
        title: "\(finding.strategy): \(finding.rule.signature.aspect.words)",
        finding.message)
    }
    if findings.count > shown {
      let rest = Numbers.grouped(findings.count - shown)
      lines.append(
        command(
          findings[shown].severity, plan, title: "\(rest) more",
          "\(rest) more failure rules; the whole report says more"))
    }
    return lines.joined()
  }

  private static func command(
    _ severity: SourceAnnotation.Severity, _ plan: String?, title: String, _ message: String
  ) -> String {
    SourceAnnotation(severity, at: plan.map { .init(file: $0, line: 1) }, message)
      .workflowCommand(title: title)
  }
}
