/// Lines with carets, notes and help.
public enum LintTextReporter: LintReporter {
  /// The name on the command line.
  public static let id = "text"

  /// Renders the findings.
  public static func render(_ report: LintReport) -> String { report.text }
}
