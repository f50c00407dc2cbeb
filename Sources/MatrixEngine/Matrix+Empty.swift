import DeviceProfiles
import InsetCore
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
    let (others, narrowed) = (Set(instead.map(\.parameter)), Set(query.narrowed))
    // What excludes all of them looks at each parameter whose other levels would do; and what looks at
    // nothing but levels that the query names says more than what no level of it could be.
    let telling: [(Set<MatrixParameter>) -> Bool] = [
      { others.isSubset(of: $0) }, { $0.isSubset(of: narrowed) },
    ]
    for isTelling in telling {
      let some = names.filter { isTelling(Set(ConstraintWords.parameters(of: $0))) }
      if !some.isEmpty { names = some }
    }
    if names == ["window-of-device"], let words = missingWindow(of: query) {
      return EmptyMatrix(.missing(words), instead: instead)
    }
    return EmptyMatrix(names.isEmpty ? .outsideOfPlan : .excluded(names), instead: instead)
  }

  /// That the profiles have none of a query's windows on a version of the system, on any device, such
  /// as "the profiles have no Split View on iPadOS 26"; nil where that is not so, or where it is about
  /// several versions or kinds of windows.
  private func missingWindow(of query: Query) -> String? {
    var wide = Query(all: model.space)
    for parameter in [MatrixParameter.os, .window] {
      wide.narrow(parameter.rawValue) { query.allowed[parameter.rawValue][$0] }
    }
    guard !model.occurring([.window], where: wide)[0].contains(true) else { return nil }
    func allowed<Level>(_ levels: [Level], _ parameter: MatrixParameter) -> [Level] {
      zip(levels, query.allowed[parameter.rawValue]).filter { $0.1 }.map { $0.0 }
    }
    // "Split View, half, left side" is a Split View, and "Stage Manager window at the bottom" is one.
    let labels = allowed(model.levelLabels[MatrixParameter.window.rawValue], .window)
    let kinds = labels.map { $0.prefix { $0 != "," }.split(separator: " ") }
    let kind = (kinds.first ?? []).indices.prefix { word in
      kinds.allSatisfy { word < $0.count && $0[word] == kinds[0][word] }
    }
    .map { kinds[0][$0] }.joined(separator: " ")
    let majors = Set(allowed(model.plan.os, .os).map(\.version.major))
    guard !kind.isEmpty, majors.count == 1, let major = majors.first else { return nil }
    let isPad = allowed(model.profiles.devices, .device).allSatisfy { $0.idiom == .pad }
    let system = isPad && major >= 13 ? "iPadOS" : "iOS"
    return "the profiles have no \(MatrixParameter.window.inside(kind)) on \(system) \(major)"
  }

  /// The parameters of which a query allows no level.
  private func parameters(without query: Query) -> [String] {
    zip(model.space.parameters, query.allowed).filter { !$0.1.contains(true) }.map(\.0.name)
  }
}

extension Query {
  /// The parameters of which it excludes levels.
  fileprivate var narrowed: [MatrixParameter] {
    MatrixParameter.allCases.filter { allowed[$0.rawValue].contains(false) }
  }
}
