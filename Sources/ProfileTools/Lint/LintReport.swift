package import ProfileFiles

/// What lint says about a set of files.
package struct LintReport: Sendable {
  /// The findings, sorted by file, line and column.
  package let findings: [LintFinding]
  /// The files that were looked at.
  package let sources: [ProfileSource]

  package func count(_ severity: Diagnostic.Severity) -> Int {
    findings.count { $0.diagnostic.severity == severity }
  }

  /// Whether the files can be used.
  package var hasErrors: Bool { count(.error) > 0 }

  /// The findings as people read them: location, line, caret, notes, help, and where more is said.
  package var text: String { text(inColor: false) }

  /// The findings as people read them, with colors or without.
  package func text(inColor isColored: Bool) -> String {
    DiagnosticList(findings.map(\.diagnostic), sources).text(inColor: isColored) {
      "  docs: insetmatrix profiles rules \($0.rule)\n"
    }
  }
}
