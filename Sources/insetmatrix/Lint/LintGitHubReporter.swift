import ProfileFiles
import YAMLDocuments

/// Workflow commands, which GitHub shows as annotations of the changed lines.
enum LintGitHubReporter: LintReporter {
  static let id = "github"

  static func render(_ report: LintReport) -> String {
    report.findings.map { finding in
      let it = finding.diagnostic
      let place = "file=\(property(it.file)),line=\(it.mark.line),col=\(it.mark.column)"
      let last = it.mark.column + it.length
      let words = ([it.message] + it.help.map { "help: \($0)" }).joined(separator: "\n")
      return "::\(it.severity.rawValue) \(place),endColumn=\(last),title=\(property(it.rule))"
        + "::\(data(words))\n"
    }.joined()
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
