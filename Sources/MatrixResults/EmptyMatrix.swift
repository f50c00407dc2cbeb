/// Why no scenario was selected.
package struct EmptyMatrix: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// No sub-product of the plan has all levels that the query asks for.
    case outsideOfPlan
    /// The query contradicts itself: the parameters of which it allows no level.
    case contradictory([String])
    /// Constraints exclude all that was selected: their names.
    case excluded([String])
    /// A version of the system lacks what the query asks for: a sentence without its full stop.
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
}

extension [AlternativeLevels] {
  /// The first of them in words, such as "possible with window full or split-third, or with os 18.7".
  package var words: String {
    "possible with "
      + prefix(3).map { alternative in
        let levels = alternative.levels
        let shown =
          levels.count > 6 ? levels.prefix(5) + ["\(levels.count - 5) others"] : levels[...]
        let last = shown.count > 1 ? " or \(shown.last ?? "")" : ""
        return alternative.parameter.name + " "
          + shown.dropLast(last.isEmpty ? 0 : 1).joined(separator: ", ") + last
      }.joined(separator: "; or with ")
  }
}
