public import ProfileFiles
public import YAMLDocuments

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
