/// Finds what somebody meant.
package enum Suggestions {
  /// The candidate that is the same but for case and separators, or at most two edits away where that is
  /// less than half of it.
  package static func nearest(_ text: String, in candidates: some Sequence<String>) -> String? {
    guard text.utf8.count <= 80 else { return nil }
    let plain = squash(text)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      if squash(candidate) == plain { return candidate }
      let distance = distance(text, candidate)
      if distance < best?.distance ?? 3, distance * 2 < max(text.count, candidate.count) {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// Where else a key belongs: the name of the key above it, in the same kind of file first.
  static func home(of name: String, in file: ObjectKind) -> String? {
    if file[name] != nil { return "at the top level of \(file.title)" }
    let owners = owners(of: name, in: file)
    if !owners.isEmpty { return "under " + owners.listed("or") }
    return ObjectKind.files.first { $0[name] != nil }.map { "in \($0.title)" }
  }

  private static func owners(of name: String, in kind: ObjectKind) -> [String] {
    kind.keys.flatMap { key -> [String] in
      guard let inner = key.type.objectKind else { return [] }
      return (inner[name] == nil ? [] : [key.name]) + owners(of: name, in: inner)
    }
  }

  private static func squash(_ text: String) -> String {
    text.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
  }

  /// The number of characters to insert, remove or replace.
  ///
  /// - Complexity: O(*a* · *b*); 3 at once where the lengths differ by more than 2.
  private static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    guard abs(a.count - b.count) <= 2 else { return 3 }
    var row = Array(0...b.count)
    for (i, character) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let replaced = diagonal + (character == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
