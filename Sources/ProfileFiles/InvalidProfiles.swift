/// All that is wrong with a set of files.
package struct InvalidProfiles: Error, Hashable, Sendable {
  /// The findings, sorted by file, line and column.
  package let diagnostics: [Diagnostic]

  package init(_ diagnostics: some Sequence<Diagnostic>) {
    self.diagnostics = Set(diagnostics).sorted()
  }

  /// The findings with the lines that they are about, as people read them.
  package func render(_ sources: [ProfileSource]) -> String {
    DiagnosticList(diagnostics, sources).text()
  }
}

/// Findings with their files.
package struct DiagnosticList {
  private let diagnostics: [Diagnostic]
  private let sources: [ProfileSource]

  /// The number of findings of one rule in one file that a text has; it counts the others.
  package static let limit = 50

  package init(_ diagnostics: [Diagnostic], _ sources: [ProfileSource]) {
    (self.diagnostics, self.sources) = (diagnostics, sources)
  }

  /// The findings in their order, each with the line that it is about.
  ///
  /// - Parameters:
  ///   - isColored: Whether severities and carets get colors, for a terminal.
  ///   - footer: What follows a finding.
  /// - Returns: The text, with a line that counts the others behind the last finding of a rule that a
  ///   file has too often.
  package func text(
    inColor isColored: Bool = false, footer: (Diagnostic) -> String = { _ in "" }
  ) -> String {
    struct Kind: Hashable { var file: String, rule: String, severity: Diagnostic.Severity }
    func kind(_ diagnostic: Diagnostic) -> Kind {
      Kind(file: diagnostic.file, rule: diagnostic.rule, severity: diagnostic.severity)
    }
    var rest = Dictionary(diagnostics.map { (kind($0), 1) }, uniquingKeysWith: +)
    var shown: [Kind: Int] = [:]
    let bytes = Dictionary(sources.map { ($0.path, $0.bytes) }) { _, last in last }
    var texts: [String: SourceText] = [:]
    var result = ""
    for diagnostic in diagnostics {
      let kind = kind(diagnostic)
      if shown[kind] == Self.limit { continue }
      shown[kind, default: 0] += 1
      rest[kind, default: 1] -= 1
      let text = texts[diagnostic.file] ?? bytes[diagnostic.file].map { SourceText($0) }
      texts[diagnostic.file] = text
      result += diagnostic.render(source: text, inColor: isColored) + "\n" + footer(diagnostic)
      if shown[kind] == Self.limit, let more = rest[kind], more > 0 {
        var last = diagnostic
        (last.message, last.notes, last.help) = ("\(more) more of these", [], [])
        result += last.render(source: nil, inColor: isColored) + "\n"
      }
    }
    return result
  }
}
