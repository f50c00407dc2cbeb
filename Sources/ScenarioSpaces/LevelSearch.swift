/// Finds words in the names of a parameter's levels: case, blanks, `-`, `+` and parentheses do not matter.
struct LevelSearch {
  /// A level's name without what does not matter.
  private struct Name {
    var letters: [UInt8] = []
    /// Where its parts start and end; they end at `-` and `+`.
    var starts = [0]
    var ends: Set<Int> = []
    var isVersion: Bool

    init(_ level: String) {
      isVersion = LevelVersion(ofLevel: level) != nil
      for byte in level.caseFolded {
        if LevelSearch.isSeparator(byte) {
          endPart()
          starts.append(letters.count)
        } else {
          letters.append(byte)
        }
      }
      endPart()
    }

    /// Ends the part that began last; the 7 of a 7th is whole, too.
    private mutating func endPart() {
      ends.insert(letters.count)
      let part = letters[starts[starts.count - 1]...]
      let ordinals = ["st", "nd", "rd", "th"].map { Array($0.utf8) }
      if part.count > 2, part.dropLast(2).allSatisfy({ 48...57 ~= $0 }),
        ordinals.contains(where: part.suffix(2).elementsEqual)
      {
        ends.insert(letters.count - 2)
      }
    }
  }

  private let names: [Name]

  init(_ levels: [String]) { names = levels.map(Name.init) }

  /// Whether each level begins with words, or has them anywhere, as whole parts of its name.
  ///
  /// A version is the beginning of all that go on with a dot.
  ///
  /// - Complexity: O(*m*) for names of *m* bytes together.
  func levels(with words: some Sequence<String>) -> (begins: [Bool], has: [Bool]) {
    let letters = words.flatMap(\.caseFolded).filter { !Self.isSeparator($0) }
    let isVersion = LevelVersion(String(decoding: letters, as: UTF8.self)) != nil
    let found = names.map { Self.places(of: letters, isVersion, in: $0) }
    return (found.map { $0.first == 0 }, found.map { !$0.isEmpty })
  }

  /// Where words are in a name, as the numbers of the letters before them.
  private static func places(of letters: [UInt8], _ isVersion: Bool, in name: Name) -> [Int] {
    guard !letters.isEmpty, letters.count <= name.letters.count else { return [] }
    if isVersion, name.isVersion, letters.count < name.letters.count,
      name.letters[letters.count] == UInt8(ascii: "."), name.letters.starts(with: letters)
    {
      return [0]
    }
    return name.starts.filter { start in
      name.ends.contains(start + letters.count) && name.letters[start...].starts(with: letters)
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    "-+()".utf8.contains(byte)
  }
}
