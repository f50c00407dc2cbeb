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

  /// The counts in a line, such as "2 errors, 1 warning in 6 files".
  package var summary: String {
    func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let counts = [(count(.error), "error"), (count(.warning), "warning")].filter { $0.0 > 0 }
    let files = counted(sources.count, "file")
    return counts.isEmpty
      ? "no findings in \(files)"
      : counts.map { counted($0.0, $0.1) }.joined(separator: ", ") + " in \(files)"
  }

  /// The findings as people read them: location, line, caret, notes, help, and where more is said.
  package var text: String { text(inColor: false) }

  /// The findings as people read them, with colors or without.
  package func text(inColor isColored: Bool) -> String {
    DiagnosticList(findings.map(\.diagnostic), sources).text(inColor: isColored) {
      "  docs: insetmatrix profiles lint --rules \($0.rule)\n"
    }
  }
}
