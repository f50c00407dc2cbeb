/// A dimension of a space, with its levels in order, simplest first.
package struct Parameter: Hashable, Sendable {
  /// The name that queries and reports use.
  package let name: String
  /// The levels' names, unique.
  package let levels: [String]

  package init(_ name: String, levels: [String]) {
    precondition(
      levels.allSatisfy(Self.isLegal), "a level of \(name) has an illegal name: \(levels)")
    precondition(Set(levels).count == levels.count, "a level of \(name) occurs twice: \(levels)")
    self.name = name
    self.levels = levels
  }

  /// Whether a level may have this name: `[A-Za-z0-9][A-Za-z0-9.+=@-]*`.
  package static func isLegal(_ name: String) -> Bool {
    func isAlphanumeric(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: false
      }
    }
    guard let first = name.utf8.first, isAlphanumeric(first) else { return false }
    return name.utf8.allSatisfy { isAlphanumeric($0) || ".+=@-".utf8.contains($0) }
  }

  /// The number of the level of a name.
  ///
  /// A version without a minor number is that with 0, unless a level has just that name: `16` is
  /// `16.0`, and `26+sdk18` is `26.0+sdk18`.
  ///
  /// - Returns: The number; nil if there is no such level.
  package func level(named name: String) -> Int? {
    if let level = levels.firstIndex(of: name) { return level }
    let major = name.prefix { $0 != "+" }
    guard LevelVersion(major)?.numbers.count == 1 else { return nil }
    return levels.firstIndex(of: "\(major).0\(name.dropFirst(major.count))")
  }
}
