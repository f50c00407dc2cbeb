/// A form in which lint says what it found.
package protocol LintReporter: Sendable {
  /// The name on the command line.
  static var id: String { get }
  /// The findings as a text that ends with a line end, or an empty one.
  static func render(_ report: LintReport) -> String
}

/// All forms of lint's findings, the one for people first.
package enum LintReporters {
  /// The reporters in the order in which help lists them.
  package static let all: [any LintReporter.Type] = [
    LintTextReporter.self, LintXcodeReporter.self, LintJSONReporter.self, LintSARIFReporter.self,
    LintGitHubReporter.self,
  ]
}
