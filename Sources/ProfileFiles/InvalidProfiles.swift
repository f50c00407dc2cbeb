package import YAMLDocuments

/// All that is wrong with a set of files.
package struct InvalidProfiles: Error, Hashable, Sendable {
  /// The findings, sorted by file, line and column.
  package let diagnostics: [Diagnostic]

  package init(_ diagnostics: some Sequence<Diagnostic>) {
    self.diagnostics = Set(diagnostics).sorted()
  }

  /// The findings with the lines that they are about, as people read them.
  package func render(_ sources: [ProfileSource]) -> String {
    var bytes: [String: [UInt8]] = [:]
    for source in sources { bytes[source.path] = source.bytes }
    var texts: [String: SourceText] = [:]
    return diagnostics.map { diagnostic in
      let text = texts[diagnostic.file] ?? bytes[diagnostic.file].map { SourceText($0) }
      texts[diagnostic.file] = text
      return diagnostic.render(source: text) + "\n"
    }.joined()
  }
}
