/// Parses one YAML document from untrusted input.
///
/// The bytes may come from anybody: reading them takes time and memory in proportion to their
/// number, and whatever is wrong with them is a diagnostic.
package struct YAMLDocument: Sendable {
  /// The document's node; nil where the file cannot be read any further.
  package let root: YAMLNode?
  /// What is wrong, in the order of the file.
  package let diagnostics: [Diagnostic]

  /// Reads the bytes of a file.
  ///
  /// A second value of a key and a key that is no text are reported and left out, so that the rest
  /// of the file can still be judged.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents, UTF-8 with or without a byte order mark.
  ///   - file: The path that diagnostics show.
  package init(parsing bytes: [UInt8], file: String) {
    let text = TextCheck.withoutByteOrderMark(bytes)
    do {
      try TextCheck.check(text, file: file)
      var scan = StructureScan(file: file)
      try LibYAML.scan(text, file: file) { event throws(Diagnostic) in try scan.receive(event) }
      let nodes = try LibYAML.load(text, file: file)
      var composer = Composer(
        nodes: nodes, file: file, text: text, behind: bytes.count - text.count,
        aliasEnds: scan.aliasEnds)
      root = nodes.isEmpty ? nil : composer.node(at: 0)
      diagnostics = composer.diagnostics.sorted()
    } catch {
      root = nil
      diagnostics = [error.explained(in: text)]
    }
  }
}

/// What a file may hold at most; far more than a profile needs, far less than harms.
enum Limits {
  /// The size of a file in bytes.
  static let bytes = 4 << 20
  /// How deep lists and mappings may lie in each other, aliases followed.
  static let depth = 64
  /// The number of nodes, aliases followed.
  static let nodes = 100_000
  /// The number of anchors; the parser compares each with all before it.
  static let anchors = 1000
}
