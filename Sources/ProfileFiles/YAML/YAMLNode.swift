/// A location in a file; lines and columns count from 1, columns in Unicode scalars.
package struct YAMLMark: Hashable, Sendable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether the first precedes the second.
  package static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// A node of a YAML document and its location.
///
/// An alias is replaced with the node that it names, which keeps its own location.
package struct YAMLNode: Hashable, Sendable {
  /// What a node is made of.
  package enum Kind: Hashable, Sendable {
    /// A text as it is written, and whether it has quotes or is a block.
    case scalar(String, isQuoted: Bool)
    /// A list.
    case sequence([YAMLNode])
    /// Keys with their values in the order of the file; no key occurs twice.
    case mapping([YAMLPair])
  }

  /// What the node is made of.
  package var kind: Kind
  package var start: YAMLMark
  /// Where the text after it starts.
  package var end: YAMLMark
  /// The bytes of the file that it covers, from its anchor to its last character; comments and
  /// empty lines behind a node are not part of it.
  package var bytes: Range<Int>

  package init(_ kind: Kind, start: YAMLMark, end: YAMLMark, bytes: Range<Int>) {
    self.kind = kind
    self.start = start
    self.end = end
    self.bytes = bytes
  }

  /// How many columns it takes on its first line; 1 where it goes on over several.
  package var length: Int { start.line == end.line ? max(1, end.column - start.column) : 1 }
}

/// A key of a mapping and its value.
package struct YAMLPair: Hashable, Sendable {
  /// The key's text.
  package var name: String
  /// The key's node, always a scalar.
  package var key: YAMLNode
  package var value: YAMLNode

  /// Whether the value is an alias: the value's node is then earlier in the file.
  package var isAlias: Bool { value.bytes.lowerBound < key.bytes.upperBound }

  /// The bytes from the key to the value's last character; nil where an alias is the value.
  package var bytes: Range<Int>? {
    isAlias ? nil : key.bytes.lowerBound..<value.bytes.upperBound
  }
}

/// How messages speak of nodes and types.
extension YAMLNode {
  /// What the node is, such as `a list`.
  package var words: String {
    switch kind {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar where isNull: "nothing"
    case .scalar(let text, isQuoted: true): "the text \(text.quoted)"
    case .scalar(let text, isQuoted: false): text.quoted
    }
  }

  /// Whether the node is a value that YAML takes for none.
  package var isNull: Bool {
    guard case .scalar(let text, isQuoted: false) = kind else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  package var scalarText: String? {
    if case .scalar(let text, _) = kind, !isNull { text } else { nil }
  }

  /// The node's first character, for findings about what is not there.
  package var beginning: YAMLNode {
    YAMLNode(kind, start: start, end: start, bytes: bytes.prefix(0))
  }
}

extension String {
  /// The text, cut where it is long.
  package var cut: String { String(quoted.dropFirst().dropLast()) }
}
