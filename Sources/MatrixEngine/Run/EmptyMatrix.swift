import ScenarioSpaces

/// Why no scenario was selected.
public enum EmptyMatrix: Hashable, Sendable {
  /// The query asks for levels that no sub-product of the plan has: the parameters, each of which
  /// would have to be asked for less narrowly in the sub-product that comes nearest.
  case outsideOfPlan([String])
  /// Constraints exclude all that was selected: their names.
  case excluded([String])

  /// The reason as a sentence without its full stop.
  public var words: String {
    switch self {
    case .outsideOfPlan(let parameters):
      "no run of the plan has the \(parameters.joined(separator: " and ")) that the query asks for"
    case .excluded(let constraints):
      "\(constraints.joined(separator: ", ")) excludes all that the query asks for"
    }
  }
}

extension Matrix {
  /// Why the matrix has no scenario; nil where it has one.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges, times the sub-products of the plan.
  public func emptyReason() -> EmptyMatrix? {
    var table = DiagramTable(sizes: model.space.parameters.map(\.levels.count))
    let excluded = table.diagram(of: model.constraints)
    let bins = model.constraints.count + 1
    var charges = [Bool](repeating: false, count: bins)
    var nearest: [String]?
    for selection in selections {
      let empty = zip(model.space.parameters, selection.allowed)
        .filter { !$0.1.contains(true) }.map(\.0.name)
      if !empty.isEmpty {
        if empty.count < nearest?.count ?? .max { nearest = empty }
        continue
      }
      let counts = table.tally(excluded, where: selection, bins: bins) { [$0] }
      if counts[0] > 0 { return nil }
      charges = zip(charges, counts).map { $0 || $1 > 0 }
    }
    let names = zip(model.constraints, charges.dropFirst()).filter { $0.1 }.map(\.0.name)
    return names.isEmpty ? .outsideOfPlan(nearest ?? []) : .excluded(names)
  }
}
