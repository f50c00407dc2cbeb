/// Refuses documents that are too deep, too large or endless before they are built.
///
/// The scan follows aliases by counting: an anchored node has a weight, the number of nodes in it,
/// and a height, and an alias adds both to the node that contains it.
struct StructureScan {
  private struct Open {
    var anchor: String?
    var start: YAMLMark
    var weight = 1
    var height = 1
  }

  private let file: String
  private var hasDocument = false
  private var open: [Open] = []
  private var anchors: [String: Open] = [:]
  /// Where aliases end, in characters and in the order of the file.
  private(set) var aliasEnds: [Int] = []

  init(file: String) { self.file = file }

  mutating func receive(_ event: LibYAML.Event) throws(Diagnostic) {
    if event.hasTag { throw fail("tag", "tags such as `!!str` have no meaning here", event) }
    switch event.kind {
    case .documentStart: try begin(event)
    case .open:
      open.append(Open(anchor: event.anchor, start: event.start))
      if open.count > Limits.depth { throw tooDeep(event) }
    case .close:
      if let node = open.popLast() { try add(node, event) }
    case .scalar:
      try add(Open(anchor: event.anchor, start: event.start, height: 0), event)
    case .alias: try follow(event)
    case .streamEnd where !hasDocument: throw fail("empty-file", "the file is empty", event)
    case .streamEnd, .other: break
    }
  }

  private mutating func begin(_ event: LibYAML.Event) throws(Diagnostic) {
    if hasDocument { throw fail("several-documents", "a second document starts here", event) }
    hasDocument = true
  }

  private mutating func add(_ node: Open, _ event: LibYAML.Event) throws(Diagnostic) {
    if let anchor = node.anchor {
      if let first = anchors.updateValue(node, forKey: anchor) {
        let note = Diagnostic.Note("first set here", file, first.start)
        throw Diagnostic(
          "duplicate-anchor", "the anchor `&\(anchor)` is set twice", file, node.start,
          notes: [note])
      }
      guard anchors.count <= Limits.anchors else {
        throw fail("too-many-anchors", "the file has more than \(Limits.anchors) anchors", event)
      }
    }
    try count(node, event)
  }

  private mutating func count(_ node: Open, _ event: LibYAML.Event) throws(Diagnostic) {
    guard var parent = open.popLast() else { return }
    parent.weight += node.weight
    parent.height = max(parent.height, node.height + 1)
    open.append(parent)
    guard parent.weight <= Limits.nodes else {
      throw fail(
        "too-many-nodes", "the document has more than \(Limits.nodes) nodes, aliases followed",
        event)
    }
    if open.count - 1 + parent.height > Limits.depth { throw tooDeep(event) }
  }

  private mutating func follow(_ event: LibYAML.Event) throws(Diagnostic) {
    let name = event.anchor ?? ""
    aliasEnds.append(event.characters.upperBound)
    if let cycle = open.last(where: { $0.anchor == name }) {
      var diagnostic = fail("alias-cycle", "`*\(name)` is inside the node that it names", event)
      diagnostic.notes = [Diagnostic.Note("`&\(name)` is here", file, cycle.start)]
      throw diagnostic
    }
    if let node = anchors[name] { try count(node, event) }
  }

  private func tooDeep(_ event: LibYAML.Event) -> Diagnostic {
    fail("too-deep", "lists and mappings lie more than \(Limits.depth) deep in each other", event)
  }

  private func fail(_ rule: String, _ message: String, _ event: LibYAML.Event) -> Diagnostic {
    let isAlias = event.kind == .alias
    return Diagnostic(
      rule, message, file, event.start,
      length: isAlias ? max(1, event.end.column - event.start.column) : 1)
  }
}
