import ProfileFiles

/// The name of a value of a profile, after the tables of keys: `screen.width`,
/// `keyboard.docked+prediction.height`, `window.form-sheet.safeArea.top`.
///
/// A key of the device is its own name, a key of an object follows a dot. A row of a table goes by
/// the table's name in the singular and its first column, such as `keyboard.docked`, and the other
/// columns follow. Where a path is looked for, `*` matches any part, and the plural is allowed.
package struct ProfilePath: Hashable, Sendable, CustomStringConvertible {
  package let parts: [String]

  init(_ parts: [String]) { self.parts = parts }

  /// The path as people write it.
  package var description: String { parts.joined(separator: ".") }

  /// Every name that a device's values can have, in the order of the tables.
  package static let all: [ProfilePath] = ObjectKind.device.keys
    .filter { !unnamed.contains($0.name) }.flatMap { paths($0, under: []) }

  /// What is said of the file, not of the device.
  static let unnamed: Set = ["schema", "family", "extends", "provenance", "source"]

  private static func paths(_ key: ProfileKey, under parts: [String]) -> [ProfilePath] {
    switch key.type {
    case .object(let kind):
      return kind.keys.filter { !unnamed.contains($0.name) }
        .flatMap { paths($0, under: parts + [key.name]) }
    case .list(of: .object(let kind), _):
      guard let first = kind.keys.first, case .choice(let names) = first.type else { return [] }
      return names.flatMap { name in
        kind.keys.dropFirst().flatMap { paths($0, under: parts + [singular(key.name), name]) }
      }
    default: return [ProfilePath(parts + [key.name])]
    }
  }

  /// The name of a table's rows.
  static func singular(_ table: String) -> String {
    table.hasSuffix("s") ? String(table.dropLast()) : table
  }

  static let tables: [(key: String, kind: ObjectKind)] = ObjectKind.device.keys.compactMap { key in
    if case .list(of: .object(let kind), _) = key.type { (key.name, kind) } else { nil }
  }
}

/// A path as somebody looked for it: with `*` for any part, perhaps only its beginning, in any
/// case.
package struct ProfilePattern: Hashable, Sendable {
  /// The parts; a table is in the singular.
  let parts: [String]

  /// Reads a pattern.
  ///
  /// - Throws: ``InvalidProfilePath`` where no value has such a name.
  package init(_ text: String) throws(InvalidProfilePath) {
    var parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let table = ProfilePath.tables.first { $0.key.lowercased() == parts[0].lowercased() }
    if let table { parts[0] = ProfilePath.singular(table.key) }
    self.parts = parts.enumerated().map { Self.spelled($0.element, at: $0.offset) }
    if !ProfilePath.all.contains(where: { matches($0) }) {
      throw InvalidProfilePath(text, near: Self.nearest(parts))
    }
  }

  /// The part as the tables spell it, if they have it at this position.
  private static func spelled(_ part: String, at index: Int) -> String {
    let names = ProfilePath.all.lazy.filter { $0.parts.count > index }.map { $0.parts[index] }
    return names.first { $0.lowercased() == part.lowercased() } ?? part
  }

  /// Whether a path begins like the pattern.
  package func matches(_ path: ProfilePath) -> Bool {
    parts.count <= path.parts.count
      && zip(parts, path.parts).allSatisfy { $0 == "*" || $0 == $1 }
  }

  /// The nearest path, part by part, as far as one is near.
  private static func nearest(_ parts: [String]) -> String? {
    var known: [String] = []
    for part in parts {
      var candidates = ProfilePath.all.filter { path in
        path.parts.count > known.count
          && zip(known, path.parts).allSatisfy { $0 == "*" || $0 == $1 }
      }.map { $0.parts[known.count] }
      if known.isEmpty { candidates += ProfilePath.tables.map(\.key) }
      if part == "*" || candidates.contains(part) {
        known.append(part)
      } else if let near = NearestName.of(part, in: Array(Set(candidates)).sorted()) {
        let isTable = known.isEmpty && ProfilePath.tables.contains { $0.key == near }
        known.append(isTable ? ProfilePath.singular(near) : near)
      } else {
        break
      }
    }
    return known.isEmpty ? nil : known.joined(separator: ".")
  }
}

/// A name that no value has.
package struct InvalidProfilePath: Error, Hashable, Sendable {
  package let message: String
  /// What was probably meant.
  package let near: String?

  init(_ text: String, near: String?) {
    message = "no value of a profile is called \(text.quoted)"
    self.near = near
  }
}
