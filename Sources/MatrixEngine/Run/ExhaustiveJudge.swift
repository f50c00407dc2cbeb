import DeviceProfiles
import InsetCore
import InsetOracle
import ScenarioSpaces

/// Judges every scenario of a place on its own: nothing is interned, shared or remembered.
///
/// It is what the distinct-scene judge is measured against; both come to the same result.
struct ExhaustiveJudge {
  let model: MatrixModel
  let scopeTable: DiagramTable
  let subjects: [Subject]
  let policies: PolicyChoices
  let crossCheck: CrossCheck?
  /// Whether the run is to end; asked again and again, for a place may take minutes.
  let isCancelled: @Sendable () -> Bool

  private typealias Parameter = MatrixParameter

  /// Adds the diagram of a place, over the parameters from the locale on; nothing where the run was
  /// cancelled meanwhile.
  func judge(
    _ unit: Int, at place: [Int], _ scope: Diagram, into sum: inout UnitOutcomes
  ) {
    var table = sum.begin(sizes: scopeTable.sizes, subjects: subjects.count)
    var scenario = place
    let root = node(.locale, scope, &scenario, &table, &sum)
    if !isCancelled() { sum.roots[unit] = root }
    sum.crossChecked.endGroup()
    sum.table = table
  }

  private func node(
    _ parameter: Parameter, _ scope: Diagram, _ scenario: inout [Int],
    _ table: inout DiagramTable, _ sum: inout UnitOutcomes
  ) -> Diagram {
    if isCancelled() { return .terminal(0) }
    return ScopeWalk(scopeTable).node(parameter, scope, &table) { level, rest, table in
      scenario.append(level)
      defer { scenario.removeLast() }
      if let next = Parameter(rawValue: parameter.rawValue + 1) {
        return node(next, rest, &scenario, &table, &sum)
      }
      guard rest.terminal == 0, let staged = StagedScenario(scenario, in: model) else {
        return .terminal(0)
      }
      return .terminal(sum.number(of: outcomes(staged, scenario, &sum)))
    }
  }

  private func outcomes(
    _ staged: StagedScenario, _ scenario: [Int], _ sum: inout UnitOutcomes
  ) -> OutcomeClass {
    for (index, step) in staged.scene.steps.enumerated() {
      crossCheck?.check(
        staged.scene.truth(after: step), after: step, index + 1, policies, into: &sum.crossChecked
      ) { model.space.position(of: scenario) }
    }
    if let misreport = staged.misreport {
      let outcome = UInt16(Outcome.misreported(misreport).terminal)
      return OutcomeClass(repeating: outcome, count: subjects.count)
    }
    let steps = staged.judged(policies)
    return subjects.indices.map { index in
      let subject = subjects[index]
      var assessment = Assessment()
      for (step, settled) in subject.play(staged.scene).enumerated() {
        sum.evaluations += 1
        steps.judge(settled, of: subject.design, at: step, into: &assessment)
      }
      sum.extremes[index].note(assessment) { model.space.position(of: scenario) }
      return UInt16(assessment.outcome.terminal)
    }
  }
}
