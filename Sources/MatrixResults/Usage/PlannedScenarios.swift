package import ScenarioSpaces

/// The scenarios that a plan runs, where a run has some of them.
package struct PlannedScenarios: Sendable {
  package let table: DiagramTable
  /// 1 for what the plan runs, and 0 elsewhere.
  package let diagram: Diagram

  init(table: DiagramTable, diagram: Diagram) { (self.table, self.diagram) = (table, diagram) }

  /// The same scenarios over another space.
  ///
  /// - Parameters:
  ///   - levels: For each parameter of the space, the number that each level has here.
  ///   - space: The space.
  /// - Returns: The scenarios of it that the plan runs.
  func aligned(_ levels: [[Int?]], in space: ScenarioSpace) -> PlannedScenarios {
    var table = DiagramTable(sizes: space.parameters.map(\.levels.count))
    var cache = NodeMap<Diagram>()
    let diagram = table.transfer(
      diagram, from: self.table, levels: levels, missing: 0, cache: &cache)
    return PlannedScenarios(table: table, diagram: diagram)
  }

  /// Finds what a run's plan has; nil where the run has all of it, or chose its scenarios itself.
  ///
  /// - Parameters:
  ///   - run: The run's model.
  ///   - scope: What each scenario is, as ``RunResult/scope`` has it.
  ///   - other: The scope's table.
  /// - Complexity: O(*r* · *e*) for the *r* parts of the plan and a scope of *e* edges.
  init?(of run: RunModel, scope: Diagram, in other: DiagramTable) {
    if run.choice != nil { return nil }
    let notRun = run.constraints.count + 1
    var (table, cache) = (DiagramTable(sizes: other.sizes), NodeMap<Diagram>())
    let possible = table.transfer(scope, from: other, cache: &cache) {
      $0 == 0 ? 1 : $0 == notRun ? 2 : 0
    }
    let selections = run.runs.compactMap { try? Query($0.query, in: run.space) }
    let selected = selections.reduce(Diagram.terminal(0)) { selected, selection in
      let part = table.diagram(of: selection, inside: .terminal(1), outside: .terminal(0))
      return table.apply(selected, part) { max($0, $1) }
    }
    let diagram = table.apply(possible, selected) { $0 == 1 || $0 == 2 && $1 == 1 ? 1 : 0 }
    if diagram == table.map(possible, { $0 == 1 ? 1 : 0 }) { return nil }
    self.init(table: table, diagram: diagram)
  }
}

extension RunResult {
  /// What the plan has; nil where the result has all of it, or chose its scenarios itself.
  var planned: PlannedScenarios? { PlannedScenarios(of: model, scope: scope, in: table) }
}
