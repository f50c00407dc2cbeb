/// Names that must be unique, and where each was first used.
struct UniqueNames {
  /// What the names name, such as `id`.
  let what: String
  /// Whether names that differ only in case are the same: files on many disks, and queries, do not
  /// distinguish them.
  let ignoresCase: Bool
  private var uses: [String: (name: String, note: Diagnostic.Note)] = [:]

  init(of what: String, ignoresCase: Bool = true) {
    self.what = what
    self.ignoresCase = ignoresCase
  }

  /// Takes the name under a key of an object; nil, and a finding, where it is taken.
  mutating func claim(
    _ key: String, of object: DecodedObject, _ findings: inout [Diagnostic]
  ) -> String? {
    guard let entry = object.entry(key), let name = entry.scalar?.text else { return nil }
    let folded = ignoresCase ? name.lowercased() : name
    if let first = uses[folded] {
      let words =
        first.name == name
        ? "is taken" : "differs from `\(first.name.cut)` in nothing but case"
      findings.append(
        Diagnostic(
          "duplicate-name", "the \(what) `\(name.cut)` \(words)", object.file, at: entry.node,
          notes: [first.note]))
      return nil
    }
    uses[folded] = (name, Diagnostic.Note("first used here", object.file, entry.node.start))
    return name
  }
}
