import DeviceProfiles
import InsetCore
import ProfileFiles

extension LintContext {
  /// Visits each scalar of each file together with the type that its key has.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  func scalars(_ visit: (LintFile, YAMLNode, ValueType) -> Void) {
    for file in files { file.object.visit(file, visit) }
  }
}

extension DecodedObject {
  fileprivate func visit(_ file: LintFile, _ visit: (LintFile, YAMLNode, ValueType) -> Void) {
    guard case .mapping(let pairs) = node.kind else { return }
    for pair in pairs {
      if let key = kind[pair.name] { Self.walk(pair.value, key.type, file, visit) }
    }
  }

  private static func walk(
    _ node: YAMLNode, _ type: ValueType, _ file: LintFile,
    _ visit: (LintFile, YAMLNode, ValueType) -> Void
  ) {
    switch (node.kind, type) {
    case (.scalar, .oneOrMore(let inner)): visit(file, node, inner)
    case (.scalar, _): visit(file, node, type)
    case (.sequence(let items), .list(of: let inner, _)),
      (.sequence(let items), .sequence(of: let inner)),
      (.sequence(let items), .oneOrMore(let inner)):
      for item in items { walk(item, inner, file, visit) }
    case (.mapping(let pairs), .object(let kind)):
      for pair in pairs {
        if let key = kind[pair.name] { walk(pair.value, key.type, file, visit) }
      }
    default: break
    }
  }
}

extension LintFile {
  /// The fix that puts a plain scalar in quotes; nil where an anchor or several lines are in it.
  func quoting(_ node: YAMLNode) -> LintFix? {
    guard case .scalar(let text, isQuoted: false) = node.kind, node.start.line == node.end.line,
      bytes[node.bytes].elementsEqual(text.utf8)
    else { return nil }
    return LintFix("write `\"\(text)\"`", [TextEdit(node.bytes, "\"\(text)\"")])
  }
}

extension ValueType {
  /// Whether the value is a text, so that quotes do not change what it means.
  var isText: Bool {
    switch self {
    case .text, .query, .name, .versions, .sdks, .level, .date, .choice: true
    case .schema, .flag, .number, .count, .list, .sequence, .oneOrMore, .object: false
    }
  }
}
