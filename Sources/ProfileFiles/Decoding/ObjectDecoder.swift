/// Reads nodes by the tables and reports all that does not agree with them.
struct ObjectDecoder {
  let file: String
  let fileKind: ObjectKind
  private(set) var findings: [Diagnostic] = []
  /// Suggestions take time, and nobody reads more of them about one file.
  static let mostSuggestions = 100

  init(file: String, kind: ObjectKind) {
    self.file = file
    fileKind = kind
  }

  mutating func report(
    _ rule: String, _ message: String, at node: YAMLNode, notes: [Diagnostic.Note] = [],
    help: [String] = []
  ) {
    findings.append(Diagnostic(rule, message, file, at: node, notes: notes, help: help))
  }

  mutating func object(_ node: YAMLNode, _ kind: ObjectKind) -> DecodedObject? {
    guard case .mapping(let pairs) = node.kind else {
      report("wrong-type", "\(kind.title) must be a mapping, not \(node.words)", at: node)
      return nil
    }
    var object = DecodedObject(kind: kind, file: file, node: node)
    for pair in pairs {
      if let key = kind[pair.name] {
        object.write(entry(pair.value, key.type, of: key.name), for: key.name)
      } else {
        reportUnknown(pair, in: kind)
      }
    }
    for key in kind.keys where key.presence == .required && !object.wrote(key.name) {
      report("missing-key", "missing key `\(key.name)` in \(kind.title)", at: node.beginning)
    }
    return object
  }

  private mutating func entry(
    _ node: YAMLNode, _ type: ValueType, of key: String
  ) -> DecodedEntry? {
    if node.scalarText?.contains(TemplateToken.text) == true {
      report(
        TemplateToken.rule, "`\(TemplateToken.text)` is left of a template", at: node)
      return nil
    }
    let value: DecodedValue? =
      switch type {
      case .object(let kind): object(node, kind).map { .object($0) }
      case .list(of: let type, let mayBeEmpty):
        list(node, type, of: key, mayBeEmpty: mayBeEmpty).map { .list($0) }
      case .sequence(of: let type):
        list(node, type, of: key, mayRepeat: true).map { .list($0) }
      case .oneOrMore(let type):
        if case .sequence = node.kind {
          list(node, type, of: key).map { .list($0) }
        } else {
          scalar(node, type, of: key).map { .scalar($0) }
        }
      default: scalar(node, type, of: key).map { .scalar($0) }
      }
    return value.map { DecodedEntry(value: $0, node: node) }
  }

  private mutating func list(
    _ node: YAMLNode, _ type: ValueType, of key: String, mayBeEmpty: Bool = false,
    mayRepeat: Bool = false
  ) -> [DecodedEntry]? {
    guard case .sequence(let items) = node.kind else {
      let help = node.scalarText.map { ["write it as a list: `[\"\($0.cut)\"]`"] } ?? []
      report("wrong-type", "`\(key)` must be a list, not \(node.words)", at: node, help: help)
      return nil
    }
    if items.isEmpty && !mayBeEmpty {
      report("empty-list", "`\(key)` must not be empty", at: node)
    }
    var seen: [DecodedScalar: YAMLNode] = [:]
    return items.compactMap { item in
      guard let entry = entry(item, type, of: key) else { return nil }
      guard let scalar = entry.scalar else { return entry }
      if !mayRepeat, let first = seen[scalar] {
        report(
          "duplicate-value", "`\(key)` has this value twice", at: item,
          notes: [Diagnostic.Note("first listed here", file, first.start)])
        return nil
      }
      seen[scalar] = item
      return entry
    }
  }

  private mutating func reportUnknown(_ pair: YAMLPair, in kind: ObjectKind) {
    let name = pair.name.quoted
    var help = "\(kind.title) has \(kind.keys.map(\.name).listed("and"))"
    if findings.count > Self.mostSuggestions {
      help = ""
    } else if let near = Suggestions.nearest(pair.name, in: kind.keys.map(\.name)) {
      help = "did you mean `\(near)`?"
    } else if let home = Suggestions.home(of: pair.name, in: fileKind) {
      help = "\(name) belongs \(home)"
    }
    report(
      "unknown-key", "unknown key \(name) in \(kind.title)", at: pair.key,
      help: help.isEmpty ? [] : [help])
  }
}

extension Diagnostic {
  package init(
    _ rule: String, _ message: String, _ file: String, at node: YAMLNode, notes: [Note] = [],
    help: [String] = [], severity: Severity = .error
  ) {
    self.init(
      rule, message, file, node.start, length: node.length, notes: notes, help: help,
      severity: severity)
  }
}

extension Sequence<String> {
  /// The texts in backticks, such as "`a`, `b` or `c`".
  package func listed(_ conjunction: String) -> String {
    let words = map { "`\($0)`" }
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
