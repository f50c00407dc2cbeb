public import ProfileFiles
public import YAMLDocuments

/// A finding, and the change that would make it go away where there is one.
public struct LintFinding: Hashable, Sendable {
  /// What is wrong and where.
  public var diagnostic: Diagnostic
  /// The change; nil where a person has to judge.
  public var fix: LintFix?
  /// Why `--fix` leaves the change to a person; nil where it does not.
  public var obstacle: String?

  /// Whether `--fix` makes the change, if it changes no value.
  public var isFixable: Bool { fix != nil && obstacle == nil }
}

/// What lint says about a set of files.
public struct LintReport: Sendable {
  /// The findings, sorted by file, line and column.
  public let findings: [LintFinding]
  /// The files that were looked at.
  public let sources: [ProfileSource]

  /// The findings of one severity.
  public func count(_ severity: Diagnostic.Severity) -> Int {
    findings.count { $0.diagnostic.severity == severity }
  }

  /// Whether the files can be used.
  public var hasErrors: Bool { count(.error) > 0 }

  /// The findings as people read them: place, line, caret, notes, help, and where more is said.
  public var text: String { text(inColor: false) }

  /// The findings as people read them, with colours or without.
  public func text(inColor isColored: Bool) -> String {
    var bytes: [String: [UInt8]] = [:]
    for source in sources { bytes[source.path] = source.bytes }
    var texts: [String: SourceText] = [:]
    return findings.map { finding in
      let diagnostic = finding.diagnostic
      let source =
        texts[diagnostic.file] ?? bytes[diagnostic.file].map { SourceText($0) }
      texts[diagnostic.file] = source
      return diagnostic.render(source: source, inColor: isColored)
        + "\n  docs: insetmatrix profiles rules \(diagnostic.rule)\n"
    }.joined()
  }
}
