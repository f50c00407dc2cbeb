import DeviceProfiles
package import MatrixResults
import ScenarioSpaces

extension Matrix {
  /// What the versions of iOS in a matrix changed, in the order of the versions that did.
  ///
  /// A behavior that the run leaves out is none of it, nor is what can show in no scenario that was
  /// run. One that is only possible is, whether the run has it or not.
  ///
  /// - Parameter result: The result of the matrix, whose scenarios are counted.
  /// - Returns: The changes, each with at least one scenario.
  /// - Complexity: O(*n* · *e*) for *n* changes and a diagram of *e* edges.
  package func osChanges(of result: RunResult) -> [OSChange] {
    let milestones = OSMilestone.all.compactMap { milestone in
      change(milestone.fact, of: result) { os in
        // The levels of one's own plan may be others.
        [try? Query("\(os) \(milestone.query)", in: model.space)].compactMap(\.self)
      }
    }
    let behaviors = OSBehavior.allCases.filter { !model.variation.without.contains($0) }
      .compactMap { behavior in
        change(behavior.fact, of: result) { os in
          if behavior.canBeLeftOut { return model.queries(where: behavior, within: nil) }
          let place = behavior.isOfWebPages ? " placement:\(Placement.webPage.rawValue)" : ""
          return [try? Query(os + place, in: model.space)].compactMap(\.self)
        }
      }
    return (milestones + behaviors).enumerated()
      .sorted { ($0.element.levels[0], $0.offset) < ($1.element.levels[0], $1.offset) }
      .map(\.element)
  }

  /// A change with the scenarios of the queries that a term for its levels of the OS gives; nil where
  /// there is none.
  private func change(
    _ fact: OSFact, of result: RunResult, in queries: (_ os: String) -> [Query]
  ) -> OSChange? {
    let levels = model.plan.os.indices.filter { fact.os.contains(model.plan.os[$0].version) }
    if levels.isEmpty { return nil }
    let names = levels.map { model.plan.os[$0].description }.joined(separator: ",")
    let change = OSChange(fact, levels: levels, queries: queries("os:\(names)"), in: result)
    return change.scenarios == 0 ? nil : change
  }
}
