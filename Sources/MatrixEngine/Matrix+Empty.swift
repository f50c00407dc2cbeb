package import MatrixResults
import ScenarioSpaces

extension Matrix {
  /// Why the matrix has no scenario; nil where it has one.
  ///
  /// Scenarios are chosen of all that can exist, whatever the plan has.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges, times the sub-products of the plan.
  package func emptyReason() -> EmptyMatrix? {
    if chosen?.scenarios.isEmpty == false { return nil }
    let (table, excluded) = model.possible
    let bins = model.constraints.count + 1
    var charges = [Bool](repeating: false, count: bins)
    var nearest: [String]?
    let query = query ?? Query(all: model.space)
    let contradictory = parameters(without: query)
    if !contradictory.isEmpty { return .contradictory(contradictory) }
    for selection in chosen == nil ? selections : [query] {
      let empty = parameters(without: selection)
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

  /// The parameters of which a query allows no level.
  private func parameters(without query: Query) -> [String] {
    zip(model.space.parameters, query.allowed).filter { !$0.1.contains(true) }.map(\.0.name)
  }
}
