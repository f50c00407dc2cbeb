package import MatrixResults
import ScenarioSpaces

/// Scenarios that were chosen to run in place of those of the plan.
package struct ChosenScenarios: Hashable, Sendable {
  /// What results call the choice.
  let name: String
  /// The scenarios, each possible and once.
  let scenarios: [[Int]]

  /// Creates a choice by ``ScenarioStrength``, in its text form.
  package init(_ scenarios: [[Int]], strength: String) {
    self.scenarios = scenarios
    name = ScenarioChoice(of: scenarios, strength: strength).name
  }

  /// The choice that a result is of, as far as it was judged; nil for one of the plan.
  package init?(of result: RunResult) {
    guard let choice = result.model.choice else { return nil }
    name = choice.name
    scenarios = Array(result.table.scenarios(of: result.scope) { $0 == 0 })
  }
}
