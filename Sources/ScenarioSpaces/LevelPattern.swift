/// Matches a value of a query against the names of levels; the case of letters does not matter.
enum LevelPattern {
  /// Whether a pattern matches each level.
  ///
  /// A pattern with `*` selects all names that it matches. One without names a level; where none
  /// has that name it selects its family: all that begin with it and go on with `-` or `+`, or
  /// with `.` if both are versions.
  ///
  /// - Complexity: O(*n* · *m*) for a pattern of *n* bytes and names of *m* bytes together.
  static func matches(_ pattern: String, in levels: [String]) -> [Bool] {
    // Names that differ only in case are still distinct.
    if levels.contains(where: { $0.utf8.elementsEqual(pattern.utf8) }) {
      return levels.map { $0.utf8.elementsEqual(pattern.utf8) }
    }
    let pattern = pattern.caseFolded
    let names = levels.map(\.caseFolded)
    if pattern.contains(UInt8(ascii: "*")) { return names.map { glob(pattern, $0) } }
    if pattern.isEmpty || names.contains(pattern) { return names.map { $0 == pattern } }
    let isVersion = LevelVersion(String(decoding: pattern, as: UTF8.self)) != nil
    return zip(names, levels).map { name, level in
      guard name.count > pattern.count, name.starts(with: pattern) else { return false }
      switch name[pattern.count] {
      case UInt8(ascii: "-"), UInt8(ascii: "+"): return true
      case UInt8(ascii: "."): return isVersion && LevelVersion(ofLevel: level) != nil
      default: return false
      }
    }
  }

  /// Whether a name matches a pattern with `*`.
  ///
  /// - Complexity: O(*n* · *m*) for a pattern of *n* and a name of *m* bytes.
  private static func glob(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var reached = [Bool](repeating: false, count: name.count + 1)
    reached[0] = true
    for byte in pattern {
      if byte == UInt8(ascii: "*") {
        for index in 1..<reached.count where reached[index - 1] { reached[index] = true }
      } else {
        for index in (1..<reached.count).reversed() {
          reached[index] = reached[index - 1] && name[index - 1] == byte
        }
        reached[0] = false
      }
    }
    return reached[name.count]
  }
}

extension String {
  /// The UTF-8 bytes with ASCII letters in lower case.
  var caseFolded: [UInt8] {
    utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 + 32 : $0 }
  }
}
