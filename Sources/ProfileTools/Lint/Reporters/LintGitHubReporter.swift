import ProfileFiles
import TextFormats

/// Workflow commands, which GitHub shows as annotations of the changed lines.
package enum LintGitHubReporter: LintReporter {
  /// The name on the command line.
  package static let id = "github"

  package static func render(_ report: LintReport) -> String {
    report.findings.map { finding in
      var annotation = finding.diagnostic.annotation
      annotation.message = finding.diagnostic.messageWithHelp
      return annotation.workflowCommand(title: finding.diagnostic.rule)
    }.joined()
  }
}
