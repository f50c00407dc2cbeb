package import ProfileFiles

extension ProfileLoader {
  /// A file with the keys of each object in the order of its table, and a line end at its end.
  ///
  /// Comments stay with the key behind them, or the one on whose line they are; those at the
  /// file's beginning stay there. Formatting again changes nothing.
  ///
  /// - Parameter source: The file; it need not be free of other errors.
  /// - Returns: The bytes, equal to the file's own where nothing is to be done.
  /// - Throws: Why the file cannot be formatted.
  package static func format(_ source: ProfileSource) throws(InvalidProfiles) -> [UInt8] {
    // Readings stay as they were taken down.
    if source.hasReadings { return source.bytes }
    let document = YAMLDocument(parsing: source.bytes, file: source.path)
    guard let root = document.root, document.diagnostics.isEmpty else {
      throw InvalidProfiles(document.diagnostics)
    }
    guard let kind = DecodedFile(reading: source).kind else {
      throw InvalidProfiles(DecodedFile(reading: source).findings)
    }
    let order = KeyOrder(bytes: source.bytes)
    var result = Array(source.bytes[..<root.bytes.lowerBound])
    let written = order.write(root, .object(kind))
    result += written.text + source.bytes[written.end...]
    if result.last != 0x0A { result.append(0x0A) }
    let again = YAMLDocument(parsing: result, file: source.path)
    guard again.diagnostics.isEmpty, again.root.map({ $0.says(root) }) == true else {
      // An alias would come before its anchor, or the like.
      throw InvalidProfiles([
        Diagnostic(
          "cannot-format", "the keys cannot change places without changing what the file says",
          source.path, at: root.beginning)
      ])
    }
    return result
  }
}

extension YAMLNode {
  /// Whether two nodes say the same, whatever the order of their keys.
  func says(_ other: YAMLNode) -> Bool {
    switch (kind, other.kind) {
    case (.scalar, .scalar): return kind == other.kind
    case (.sequence(let a), .sequence(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.says($1) }
    case (.mapping(let a), .mapping(let b)):
      guard a.count == b.count else { return false }
      let values = Dictionary(uniqueKeysWithValues: b.map { ($0.name, $0.value) })
      return a.allSatisfy { pair in values[pair.name].map { pair.value.says($0) } ?? false }
    default: return false
    }
  }
}
