import ProfileFiles

/// Writes nodes with the keys of each object in the order of its table.
///
/// Every byte of a key, its value and its comments is kept; only their order changes.
struct KeyOrder {
  let bytes: [UInt8]

  /// A text, and the byte behind all that is in it.
  struct Written {
    var text: [UInt8]
    var end: Int
  }

  /// The text of a node from its first byte on; a comment on the last line of a mapping in block
  /// style is part of it, for it belongs to the mapping's last key.
  func write(_ node: YAMLNode, _ type: ValueType) -> Written {
    switch node.kind {
    case .sequence(let items): return list(node, items, type.element)
    case .mapping(let pairs):
      return type.objectKind.flatMap { object(node, pairs, $0) } ?? verbatim(node)
    case .scalar: return verbatim(node)
    }
  }

  private func verbatim(_ node: YAMLNode) -> Written {
    Written(text: Array(bytes[node.bytes]), end: node.bytes.upperBound)
  }

  private func list(_ node: YAMLNode, _ items: [YAMLNode], _ type: ValueType) -> Written {
    var result = Written(text: [], end: node.bytes.lowerBound)
    // An anchor comes before its aliases.
    for item in items where item.bytes.lowerBound >= result.end && !item.bytes.isEmpty {
      let written = write(item, type)
      result.text += bytes[result.end..<item.bytes.lowerBound] + written.text
      result.end = written.end
    }
    if result.end < node.bytes.upperBound {
      result.text += bytes[result.end..<node.bytes.upperBound]
      result.end = node.bytes.upperBound
    }
    return result
  }

  /// The text of a mapping; nil where a value is an alias.
  private func object(_ node: YAMLNode, _ pairs: [YAMLPair], _ kind: ObjectKind) -> Written? {
    let parts = pairs.compactMap { pair in
      pair.isAlias ? nil : Part(pair, write(pair.value, kind[pair.name]?.type ?? .text), bytes)
    }
    guard parts.count == pairs.count, let first = parts.first, let last = parts.last else {
      return nil
    }
    let ranks = pairs.map { kind.rank(of: $0.name) }
    let order = parts.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    let gaps = zip(parts, parts.dropFirst()).map { bytes[$0.end..<$1.start] }
    let head = bytes[node.bytes.lowerBound..<first.start]
    let isFlow = bytes[node.bytes.lowerBound] == UInt8(ascii: "{")
    if isFlow {
      // A comment between braces belongs to nobody.
      let isMovable = gaps.allSatisfy { !$0.contains(UInt8(ascii: "#")) }
      let texts = (isMovable ? order : Array(parts.indices)).map { parts[$0].text }
      let tail = bytes[last.end..<node.bytes.upperBound]
      let inner = zip(texts, gaps.map(Array.init) + [Array(tail)]).flatMap { $0 + $1 }
      return Written(text: Array(head) + inner, end: node.bytes.upperBound)
    }
    let column = first.pair.key.start.column - 1
    let splits = gaps.map { Gap($0, column: column) }
    let end = endOfComment(from: last.end)
    let entries = parts.indices.map { index in
      BlockMappingEntry(
        leadingTrivia: index == 0 ? [] : splits[index - 1].leadingTrivia, text: parts[index].text,
        trailingTrivia: index < splits.count
          ? splits[index].trailingTrivia : Array(bytes[last.end..<end]))
    }
    return Written(
      text: Array(head) + BlockMappingEntry.join(order.map { entries[$0] }, column: column),
      end: end)
  }

  /// The end of a comment on the rest of a line; the location itself where there is none.
  private func endOfComment(from place: Int) -> Int {
    let rest = bytes[place...].prefix { $0 != 0x0A && $0 != 0x0D }
    return rest.first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "#") ? rest.endIndex : place
  }

  /// A key with its written value.
  private struct Part {
    var pair: YAMLPair
    var start: Int
    var end: Int
    var text: [UInt8]

    init(_ pair: YAMLPair, _ value: Written, _ bytes: [UInt8]) {
      self.pair = pair
      start = pair.key.bytes.lowerBound
      end = max(value.end, pair.key.bytes.upperBound)
      text = Array(bytes[start..<pair.value.bytes.lowerBound]) + value.text
    }
  }
}

extension ObjectKind {
  /// The position of a key in the table; unknown ones come last.
  fileprivate func rank(of name: String) -> Int {
    keys.firstIndex { $0.name == name } ?? keys.count
  }
}

extension ValueType {
  /// The type of a list's items.
  fileprivate var element: ValueType {
    switch self {
    case .list(of: let type, _), .sequence(of: let type), .oneOrMore(let type): type
    default: self
    }
  }
}
