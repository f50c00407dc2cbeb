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

  /// How the condition is said.
  enum Choice: Hashable {
    case property(LevelProperty)
    case both(LevelProperty, LevelProperty)
    case either(LevelProperty, LevelProperty)
    /// These levels.
    case list([Int])
    /// All levels but these.
    case allBut([Int])
  }

  /// The choice, and the levels that it describes.
  ///
  /// - Complexity: O(*n*²) for *n* properties at worst.
  var chosen: (choice: Choice, levels: [Bool]) {
    if let single = properties.first(where: { separates($0.holds) }) {
      return (.property(single), single.holds)
    }
    let isShort = inside.count <= 2 || outside.count == 1
    return (isShort ? nil : both ?? either) ?? list
  }

  /// The levels that matter and that the condition allows.
  var inside: [Int] { levels(allowed: true) }
  /// The levels that matter and that it does not allow.
  var outside: [Int] { levels(allowed: false) }

  private func levels(allowed: Bool) -> [Int] {
    names.indices.filter { matters[$0] && isAllowed[$0] == allowed }
  }

  /// Whether levels are the allowed ones as far as it matters.
  func separates(_ levels: [Bool]) -> Bool {
    names.indices.allSatisfy { !matters[$0] || levels[$0] == isAllowed[$0] }
  }

  /// Two properties that hold together.
  private var both: (choice: Choice, levels: [Bool])? {
    let inside = inside
    let candidates = properties.filter { property in inside.allSatisfy { property.holds[$0] } }
    return pair(of: candidates) { $0 && $1 }.map { (.both($0, $1), $2) }
  }

  /// Two properties of which one holds.
  private var either: (choice: Choice, levels: [Bool])? {
    let outside = outside
    let candidates = properties.filter { property in outside.allSatisfy { !property.holds[$0] } }
    return pair(of: candidates) { $0 || $1 }.map { (.either($0, $1), $2) }
  }

  private func pair(
    of candidates: [LevelProperty], _ combine: (Bool, Bool) -> Bool
  ) -> (LevelProperty, LevelProperty, [Bool])? {
    for (index, first) in candidates.enumerated() {
      for second in candidates[(index + 1)...] {
        let levels = zip(first.holds, second.holds).map { combine($0, $1) }
        if separates(levels) { return (first, second, levels) }
      }
    }
    return nil
  }

  /// The shorter of what is allowed and what is not.
  private var list: (choice: Choice, levels: [Bool]) {
    let (inside, outside) = (inside, outside)
    return outside.count < inside.count
      ? (.allBut(outside), names.indices.map { !outside.contains($0) })
      : (.list(inside), names.indices.map { inside.contains($0) })
  }
}

extension LevelPhrase {
  /// The choice in names of properties and levels: the same for every order of these.
  func names(of choice: Choice) -> String {
    let names =
      switch choice {
      case .property(let property): [property.name]
      case .both(let first, let second): [first.name, second.name]
      case .either(let first, let second): [first.name, second.name]
      case .list(let levels): levels.map { self.names[$0] }
      case .allBut(let levels): levels.map { "!" + self.names[$0] }
      }
    let separator = if case .both = choice { "+" } else { "," }
    return "\(parameter.name):\(names.sorted().joined(separator: separator))"
  }
}
