import ProfileFiles
import TextFormats
import YAMLDocuments

/// A form in which lint says what it found.
protocol LintReporter: Sendable {
  /// The name on the command line.
  static var id: String { get }
  /// The findings as a text that ends with a line end, or an empty one.
  static func render(_ report: LintReport) -> String
}

/// All forms of lint's findings, the one for people first.
enum LintReporters {
  static let all: [any LintReporter.Type] = [
    LintTextReporter.self, LintXcodeReporter.self, LintJSONReporter.self, LintSARIFReporter.self,
    LintGitHubReporter.self,
  ]
}

/// Lines with carets, notes and help.
enum LintTextReporter: LintReporter {
  static let id = "text"

  static func render(_ report: LintReport) -> String { report.text }
}

/// One line for each finding and each note, as Xcode and problem matchers read them.
enum LintXcodeReporter: LintReporter {
  static let id = "xcode"

  static func render(_ report: LintReport) -> String {
    report.findings.map { finding in
      let diagnostic = finding.diagnostic
      let notes = diagnostic.notes.map { note in
        SourceAnnotation(.note, at: .init(note.file, note.mark), note.message).compilerLine()
      }
      return diagnostic.annotation.compilerLine(rule: diagnostic.rule) + notes.joined()
    }.joined()
  }
}
