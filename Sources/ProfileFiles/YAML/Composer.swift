import TextFormats

/// Turns the flat nodes of a document into a tree.
///
/// ``StructureScan`` has bounded depth and number and refused cycles, so plain recursion is safe.
/// A node that several aliases name is built, and its findings reported, once.
struct Composer {
  private let nodes: [LibYAML.Node]
  private let file: String
  private let text: [UInt8]
  private let base: Int
  private let offsets: ByteOffsets
  private let aliasEnds: [Int]
  private var done: [Int: YAMLNode] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Takes the nodes of a text, the bytes before it, and where aliases end in it, in characters.
  init(
    nodes: [LibYAML.Node], file: String, text: [UInt8], behind base: Int, aliasEnds: [Int]
  ) {
    self.nodes = nodes
    self.file = file
    self.text = text
    self.base = base
    offsets = ByteOffsets(of: text)
    self.aliasEnds = aliasEnds
  }

  mutating func node(at index: Int) -> YAMLNode {
    if let node = done[index] { return node }
    let raw = nodes[index]
    let kind: YAMLNode.Kind =
      switch raw.kind {
      case .scalar(let text, let isQuoted): .scalar(text, isQuoted: isQuoted)
      case .sequence(let items): .sequence(items.map { node(at: $0) })
      case .mapping(let items): .mapping(pairs(items))
      }
    let result = YAMLNode(kind, start: raw.start, end: raw.end, bytes: bytes(of: raw))
    checkEscapes(in: result)
    done[index] = result
    return result
  }

  /// The bytes of a node in the file.
  ///
  /// A node in block style ends where the last node or alias in it does, a text in block style
  /// where its last line does.
  ///
  /// - Complexity: O(log *n*) in the number of aliases, O(*m*) in the node's children.
  private func bytes(of raw: LibYAML.Node) -> Range<Int> {
    let start = offsets[raw.characters.lowerBound]
    var end = raw.isBlock ? start : offsets[raw.characters.upperBound]
    switch raw.kind {
    case .scalar: while end > start, text[end - 1].isBlank { end -= 1 }
    case .sequence, .mapping:
      // Nodes that an alias names lie before; they do not reach here.
      for child in raw.children { end = max(end, (done[child]?.bytes.upperBound ?? 0) - base) }
      if let alias = aliasEnds.last(upTo: raw.characters.upperBound) {
        end = max(end, offsets[alias])
      }
    }
    return start + base..<end + base
  }

  private mutating func pairs(_ items: [(key: Int, value: Int)]) -> [YAMLPair] {
    var pairs: [YAMLPair] = []
    var first: [String: YAMLNode] = [:]
    for item in items {
      let key = node(at: item.key)
      let value = node(at: item.value)
      guard case .scalar(let name, _) = key.kind else {
        report("key-not-text", "a key must be a text", at: key)
        continue
      }
      if let earlier = first.updateValue(key, forKey: name) {
        first[name] = earlier
        let note = Diagnostic.Note("first set here", file, earlier.start)
        report("duplicate-key", "the key \(name.quoted) is set twice", at: key, notes: [note])
      } else {
        pairs.append(YAMLPair(name: name, key: key, value: value))
      }
    }
    return pairs
  }

  private mutating func checkEscapes(in node: YAMLNode) {
    guard case .scalar(let text, _) = node.kind,
      let scalar = text.unicodeScalars.first(where: \.isUnprintable)
    else { return }
    diagnostics.append(.controlCharacter(scalar, file, node.start, length: node.length))
  }

  private mutating func report(
    _ rule: String, _ message: String, at node: YAMLNode, notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(rule, message, file, node.start, length: node.length, notes: notes))
  }
}

extension LibYAML.Node {
  /// The positions of the nodes in it.
  fileprivate var children: [Int] {
    switch kind {
    case .scalar: []
    case .sequence(let items): items
    case .mapping(let pairs): pairs.flatMap { [$0.key, $0.value] }
    }
  }
}

extension [Int] {
  /// The last of ascending numbers that is not above a bound.
  fileprivate func last(upTo bound: Int) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= bound { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? self[low - 1] : nil
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || 0x09...0x0D ~= self }
}
