package import MatrixResults
import ScenarioSpaces

extension Matrix {
  /// Another possible scenario that shows an app the same and needs another layout; nil where the
  /// scenario is not ambiguous.
  ///
  /// - Throws: ``ExcludedScenario`` where a constraint excludes the scenario.
  /// - Complexity: O(*s*) for *s* steps of all possible scenarios of the same configuration.
  package func twin(of scenario: [Int]) throws(ExcludedScenario) -> Explanation.Twin? {
    try requirePossible(scenario)
    var (table, excluded) = model.possible
    let count = MatrixParameter.window.rawValue + 1
    var scope = Diagram.terminal(0)
    for parameter in (0..<count).reversed() {
      var branches = [Diagram](repeating: .terminal(1), count: table.sizes[parameter])
      branches[scenario[parameter]] = scope
      scope = table.node(parameter, branches)
    }
    let classes = EquivalenceClasses(model, scope: scope, possible: excluded, in: table)
    let context = JudgingContext(model, classes, [], policies)
    let rest = Array(scenario.dropFirst(count))
    for member in classes.classes {
      guard let ambiguities = member.ambiguities else { continue }
      let ambiguous = AmbiguousScripts(classes.ambiguities[ambiguities], context)
      if let twin = ambiguous.twin(of: rest) {
        let levels = Array(scenario.prefix(count)) + twin.scenario
        return Explanation.Twin(
          id: model.space.id(of: levels), step: twin.step, twinStep: twin.twinStep,
          expectation: twin.expectation)
      }
    }
    return nil
  }
}
