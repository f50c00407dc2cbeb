import ProfileFiles

/// An entry of a block mapping, with its trivia: the comments and empty lines that belong to it.
struct BlockMappingEntry {
  /// The lines of comments before it, each with its line end.
  var leadingTrivia: [UInt8]
  /// The key and its value.
  var text: [UInt8]
  /// The rest of its last line, and the deeper comments below, without the last line end.
  var trailingTrivia: [UInt8]

  /// The entries below each other; the first begins where the mapping begins.
  static func join(_ entries: [BlockMappingEntry], column: Int) -> [UInt8] {
    let indent = [UInt8](repeating: 0x20, count: column)
    var result: [UInt8] = []
    for (index, entry) in entries.enumerated() {
      if index == 0 {
        // Empty lines at the beginning would part the mapping from its comments.
        let lead = entry.leadingTrivia.drop { $0 == 0x0A || $0 == 0x0D }
        let first = lead.drop { $0 == 0x20 }
        result += first
        if !first.isEmpty { result += indent }
      } else {
        result += [0x0A] + entry.leadingTrivia + indent
      }
      result += entry.text + entry.trailingTrivia
    }
    return result
  }
}

/// The text between two keys of a mapping in block style: part belongs to the one before, part to
/// the one behind.
struct Gap {
  /// Without the line end behind it.
  var trailingTrivia: [UInt8]
  /// Whole lines.
  var leadingTrivia: [UInt8]

  /// Splits the text between the value before and the key behind, which begins in a column.
  ///
  /// Comments that are indented deeper than the key belong to the value before.
  init(_ text: ArraySlice<UInt8>, column: Int) {
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    // The last is the key's own indentation.
    lines.removeLast()
    var own = min(1, lines.count)
    for (index, line) in lines.enumerated().dropFirst() {
      let depth = line.prefix { $0 == 0x20 }.count
      if depth > column, depth < line.count, line[depth] == UInt8(ascii: "#") {
        own = index + 1
      } else if line.contains(where: { $0 != 0x20 && $0 != 0x0D }) {
        break
      }
    }
    trailingTrivia = Array(lines[..<own].joined(separator: [0x0A]))
    leadingTrivia = lines[own...].flatMap { $0 + [0x0A] }
  }
}
