/// Turns the flat nodes of a document into a tree.
///
/// ``StructureScan`` has bounded depth and number and refused cycles, so plain recursion is safe.
/// A node that several aliases name is built, and its findings reported, once.
struct Composer {
  private let nodes: [LibYAML.Node]
  private let file: String
  private var done: [Int: YAMLNode] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(nodes: [LibYAML.Node], file: String) {
    self.nodes = nodes
    self.file = file
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
    let result = YAMLNode(kind, start: raw.start, end: raw.end)
    checkEscapes(in: result)
    done[index] = result
    return result
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
