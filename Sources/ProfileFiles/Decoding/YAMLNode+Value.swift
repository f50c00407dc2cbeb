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
