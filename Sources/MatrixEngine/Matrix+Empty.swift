import DeviceProfiles
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
    let all = Query(all: model.space)
    let query = query ?? all
    let contradictory = parameters(without: query)
    if !contradictory.isEmpty { return EmptyMatrix(.contradictory(contradictory), instead: []) }
    let runs =
      chosen == nil ? model.plan.runs.compactMap { try? Query($0.query, in: model.space) } : [all]
    let (table, excluded) = model.possible
    let bins = model.constraints.count + 1
    var charges = [Bool](repeating: false, count: bins)
    for selection in chosen == nil ? selections : [query]
    where parameters(without: selection).isEmpty {
      let counts = table.tally(excluded, where: selection, bins: bins) { [$0] }
      if counts[0] > 0 { return nil }
      charges = zip(charges, counts).map { $0 || $1 > 0 }
    }
    var names = zip(model.constraints, charges.dropFirst()).filter { $0.1 }.map(\.0.name)
    let instead = model.alternatives(to: query, in: runs)
    // Where other levels of a parameter are possible, the rest of the query goes together: what excludes
    // it looks at that parameter.
    let changeable = Set(instead.map(\.parameter))
    let deciding = names.filter { changeable.isSubset(of: ConstraintWords.parameters(of: $0)) }
    // What is excluded by levels that the query names says more than what no level of it could be.
    let narrowed = Set(
      zip(model.space.parameters, query.allowed).filter { $0.1.contains(false) }.map(\.0.name))
    let telling = names.filter { name in
      ConstraintWords.parameters(of: name).allSatisfy { narrowed.contains($0.name) }
    }
    if !changeable.isEmpty, !deciding.isEmpty {
      names = deciding
    } else if !telling.isEmpty {
      names = telling
    }
    let note =
      names == ["window-of-device"] && changeable.contains(.os) ? windowNote(query) : nil
    return EmptyMatrix(
      names.isEmpty ? .outsideOfPlan : .excluded(names), note: note, instead: instead)
  }

  /// Which windows each iPadOS has, where a query asks for those of the other one.
  private func windowNote(_ query: Query) -> String? {
    let window = MatrixParameter.window.rawValue
    let asked = zip(model.space.parameters[window].levels, query.allowed[window])
      .filter(\.1).map(\.0)
    return ["stage-manager", "free"].contains { kind in asked.allSatisfy { $0.hasPrefix(kind) } }
      ? ConstraintWords.windowsOfOS : nil
  }

  /// The parameters of which a query allows no level.
  private func parameters(without query: Query) -> [String] {
    zip(model.space.parameters, query.allowed).filter { !$0.1.contains(true) }.map(\.0.name)
  }
}
