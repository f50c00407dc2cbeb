/// Why no scenario was selected.
package struct EmptyMatrix: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// No sub-product of the plan has all levels that the query asks for.
    case outsideOfPlan
    /// The query contradicts itself: the parameters of which it allows no level.
    case contradictory([String])
    /// Constraints exclude all that was selected: their names.
    case excluded([String])
    /// The profiles lack what the query asks for on a version of the system: a sentence without its
    /// full stop.
    case missing(String)
  }

  package let reason: Reason
  /// What would select something in the place of what the query asks for, the most telling first.
  package let instead: [AlternativeLevels]

  package init(_ reason: Reason, instead: [AlternativeLevels]) {
    (self.reason, self.instead) = (reason, instead)
  }

  /// The reason as a sentence without its full stop.
  package var words: String {
    let reason =
      switch reason {
      case .outsideOfPlan: "no run of the plan has all that the query asks for"
      case .contradictory(let parameters):
        "the query allows no level of \(parameters.joined(separator: " and ")): its terms exclude each other"
      case .excluded(let constraints):
        constraints.map(ConstraintWords.words).joined(separator: ", or ")
      case .missing(let words): words
      }
    return instead.isEmpty ? reason : "\(reason); \(instead.words)"
  }
}

/// The levels of a parameter with which a query would select something.
package struct AlternativeLevels: Hashable, Sendable {
  package let parameter: MatrixParameter
  package let levels: [String]
  /// The parameter's other levels.
  let others: [String]

  private static let mostNames = 6

  /// The parameter and its levels, such as "window full, free* or popover": of many levels those that
  /// begin alike have one name, and of versions the newest comes first.
  fileprivate var words: String {
    let ordered: [String] = parameter == .os ? levels.reversed() : levels
    let isShort = ordered.count <= Self.mostNames
    let named = isShort ? ordered.map { (name: $0, count: 1) } : families(of: ordered)
    var names = named.map(\.name)
    if names.count > Self.mostNames {
      let rest = named.dropFirst(Self.mostNames - 1).reduce(0) { $0 + $1.count }
      names = Array(names.prefix(Self.mostNames - 1)) + ["\(rest) others"]
    }
    guard let last = names.popLast() else { return parameter.name }
    let first = names.isEmpty ? "" : names.joined(separator: ", ") + " or "
    return "\(parameter.name) \(first)\(last)"
  }

  /// Levels in their order, those with a common beginning that no other level has as one pattern, and
  /// how many levels each is.
  ///
  /// - Complexity: O(*n*²) for *n* levels of the parameter.
  private func families(of levels: [String]) -> [(name: String, count: Int)] {
    var rest = levels
    var families: [(name: String, count: Int)] = []
    while let level = rest.first {
      let ends = level.indices.filter { "-+".contains(level[$0]) }
      let beginnings = (ends.map { level[...$0] } + [level[...]])
        .filter { beginning in !others.contains { $0.hasPrefix(beginning) } }
        .map { beginning in (text: beginning, count: rest.count { $0.hasPrefix(beginning) }) }
      let longest = beginnings.max { ($0.count, $0.text.count) < ($1.count, $1.text.count) }
      if let longest, longest.count > 1 {
        families.append((name: "\(longest.text)*", count: longest.count))
        rest.removeAll { $0.hasPrefix(longest.text) }
      } else {
        families.append((name: level, count: 1))
        rest.removeFirst()
      }
    }
    return families
  }
}

extension [AlternativeLevels] {
  /// The first of them in words, such as "possible with window full or split-third, or with os 18.7".
  package var words: String {
    "possible with " + prefix(3).map(\.words).joined(separator: "; or with ")
  }
}
