/// A name as it is compared: by its scalars, without regard to case.
struct Name: Hashable, Comparable, Sendable {
  let scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = text.unicodeScalars.map { scalar in
      let upper = scalar.properties.uppercaseMapping.unicodeScalars
      return upper.count == 1 ? upper[upper.startIndex] : scalar
    }
  }

  static func < (a: Self, b: Self) -> Bool { a.scalars.lexicographicallyPrecedes(b.scalars) }

  /// Whether it matches a pattern in which `*` is any text and `?` any character.
  ///
  /// - Complexity: O(*n* · *m*), without recursion.
  func matches(_ pattern: Name) -> Bool {
    let (text, pattern) = (scalars, pattern.scalars)
    var (index, place) = (0, 0)
    var retry: (index: Int, place: Int)?
    while index < text.count {
      if place < pattern.count, pattern[place] == "*" {
        retry = (index, place)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[index] {
        (index, place) = (index + 1, place + 1)
      } else if let last = retry {
        retry = (last.index + 1, last.place)
        (index, place) = (last.index + 1, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
