import TextFormats
import ProfileFiles

/// One line for each finding and each note, as Xcode and problem matchers read them.
package enum LintXcodeReporter: LintReporter {
  /// The name on the command line.
  package static let id = "xcode"

  package static func render(_ report: LintReport) -> String {
    report.findings.map { finding in
      let diagnostic = finding.diagnostic
      let notes = diagnostic.notes.map { note in
        SourceAnnotation(.note, at: .init(note.file, note.mark), note.message).compilerLine()
      }
      return diagnostic.annotation.compilerLine(rule: diagnostic.rule) + notes.joined()
    }.joined()
  }
}
