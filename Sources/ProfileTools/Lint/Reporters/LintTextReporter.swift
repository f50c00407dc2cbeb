/// Lines with carets, notes and help.
package enum LintTextReporter: LintReporter {
  /// The name on the command line.
  package static let id = "text"

  package static func render(_ report: LintReport) -> String { report.text }
}
