import ProfileFiles
import TextFormats
import YAMLDocuments

/// A form in which lint says what it found.
public protocol LintReporter: Sendable {
  /// The name on the command line.
  static var id: String { get }
  /// The findings as a text that ends with a line end, or an empty one.
  static func render(_ report: LintReport) -> String
}

/// All forms of lint's findings, the one for people first.
public enum LintReporters {
  /// The reporters in the order in which help lists them.
  public static let all: [any LintReporter.Type] = [
    LintTextReporter.self, LintXcodeReporter.self, LintJSONReporter.self, LintSARIFReporter.self,
    LintGitHubReporter.self,
  ]
}

/// Lines with carets, notes and help.
public enum LintTextReporter: LintReporter {
  /// The name on the command line.
  public static let id = "text"

  /// Renders the findings.
  public static func render(_ report: LintReport) -> String { report.text }
}

/// One line for each finding and each note, as Xcode and problem matchers read them.
public enum LintXcodeReporter: LintReporter {
  /// The name on the command line.
  public static let id = "xcode"

  /// Renders the findings.
  public static func render(_ report: LintReport) -> String {
    report.findings.map { finding in
      let diagnostic = finding.diagnostic
      let notes = diagnostic.notes.map { note in
        SourceAnnotation(.note, at: .init(note.file, note.mark), note.message).compilerLine()
      }
      return diagnostic.annotation.compilerLine(rule: diagnostic.rule) + notes.joined()
    }.joined()
  }
}
