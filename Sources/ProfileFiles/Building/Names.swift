import YAMLDocuments

/// Names that must be unique, and where each was first used.
struct Names {
  /// What the names name, such as `id`.
  let what: String
  private var notes: [String: Diagnostic.Note] = [:]

  init(of what: String) { self.what = what }

  /// Takes the name under a key of an object; nil, and a finding, where it is taken.
  mutating func claim(
    _ key: String, of object: DecodedObject, _ findings: inout [Diagnostic]
  ) -> String? {
    guard let entry = object.entry(key), let name = entry.scalar?.text else { return nil }
    if let first = notes[name] {
      findings.append(
        Diagnostic(
          "duplicate-name", "the \(what) `\(name.cut)` is taken", object.file, at: entry.node,
          notes: [first]))
      return nil
    }
    notes[name] = Diagnostic.Note("first used here", object.file, entry.node.start)
    return name
  }
}
