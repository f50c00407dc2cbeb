import MatrixModels

/// The condition on one parameter, to be said in words.
///
/// Levels are named by a property, by two that hold together or by two of which one holds, where
/// those separate exactly; the plainest that does is taken. Otherwise they are listed, as one or
/// two always are that no single property names.
struct LevelPhrase {
  let parameter: MatrixParameter
  let names: [String]
  /// The levels that the condition allows; at least one of them matters.
  let isAllowed: [Bool]
  /// The levels that the words have to get right; of the others nothing need be said.
  let matters: [Bool]
  /// What levels of the parameter have in common, the plainest first.
  let properties: [LevelProperty]

  private static let longestList = 6

  /// The condition in words, and the levels that the words describe.
  ///
  /// - Complexity: O(*n*²) for *n* properties at worst.
  var said: (words: String, levels: [Bool]) {
    if let single = properties.first(where: { separates($0.holds) }) {
      return (single.name, single.holds)
    }
    let isShort = levels(allowed: true).count <= 2 || levels(allowed: false).count == 1
    return (isShort ? nil : both ?? either) ?? list
  }

  private func levels(allowed: Bool) -> [Int] {
    names.indices.filter { matters[$0] && isAllowed[$0] == allowed }
  }

  /// Whether levels are the allowed ones as far as it matters.
  private func separates(_ levels: [Bool]) -> Bool {
    names.indices.allSatisfy { !matters[$0] || levels[$0] == isAllowed[$0] }
  }

  /// Two properties that hold together.
  private var both: (words: String, levels: [Bool])? {
    let inside = levels(allowed: true)
    let candidates = properties.filter { property in inside.allSatisfy { property.holds[$0] } }
    return pair(of: candidates, joinedBy: ", ") { $0 && $1 }
  }

  /// Two properties of which one holds.
  private var either: (words: String, levels: [Bool])? {
    let outside = levels(allowed: false)
    let candidates = properties.filter { property in outside.allSatisfy { !property.holds[$0] } }
    return pair(of: candidates, joinedBy: " or ") { $0 || $1 }
  }

  private func pair(
    of candidates: [LevelProperty], joinedBy separator: String, _ combine: (Bool, Bool) -> Bool
  ) -> (words: String, levels: [Bool])? {
    for (index, first) in candidates.enumerated() {
      for second in candidates[(index + 1)...] {
        let levels = zip(first.holds, second.holds).map { combine($0, $1) }
        if separates(levels) { return (first.name + separator + second.name, levels) }
      }
    }
    return nil
  }

  /// The shorter of what is allowed and what is not.
  private var list: (words: String, levels: [Bool]) {
    let inside = levels(allowed: true)
    let outside = levels(allowed: false)
    if outside.count < inside.count {
      let words = "\(noun) all but \(list(outside, joinedBy: " and "))"
      return (words, names.indices.map { !outside.contains($0) })
    }
    let words = "\(noun) \(list(inside, joinedBy: " or "))"
    return (words, names.indices.map { inside.contains($0) })
  }

  private func list(_ levels: [Int], joinedBy separator: String) -> String {
    let more = levels.count - Self.longestList
    return levels.prefix(Self.longestList).map { names[$0] }.joined(separator: separator)
      + (more > 0 ? " and \(more) more" : "")
  }

  private var noun: String { parameter == .adjustment ? "behavior" : parameter.name }
}
