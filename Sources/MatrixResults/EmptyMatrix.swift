/// Why no scenario was selected.
package enum EmptyMatrix: Hashable, Sendable {
  /// The query asks for levels that no sub-product of the plan has: the parameters, each of which
  /// would have to be asked for less narrowly in the sub-product that comes nearest.
  case outsideOfPlan([String])
  /// The query contradicts itself: the parameters of which it allows no level.
  case contradictory([String])
  /// Constraints exclude all that was selected: their names.
  case excluded([String])

  /// The reason as a sentence without its full stop.
  package var words: String {
    switch self {
    case .outsideOfPlan(let parameters):
      "no run of the plan has the \(parameters.joined(separator: " and ")) that the query asks for"
    case .contradictory(let parameters):
      "the query allows no level of \(parameters.joined(separator: " and "))"
    case .excluded(let constraints):
      "\(constraints.joined(separator: ", ")) excludes all that the query asks for"
    }
  }
}
