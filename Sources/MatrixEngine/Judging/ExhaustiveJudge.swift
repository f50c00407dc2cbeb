import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixModels
import MatrixResults
import MatrixScenes
import ScenarioSpaces

/// Judges every scenario of a configuration on its own: nothing is interned, shared or cached.
///
/// The reference for ``ClassJudge``; both have the same result.
struct ExhaustiveJudge {
  let context: JudgingContext
  /// Whether the run is to end; asked for each scenario, since a configuration may take minutes.
  let isCancelled: @Sendable () -> Bool

  /// Adds the diagram of a configuration, over the parameters from the locale on; nothing where the
  /// run was cancelled meanwhile.
  func judge(_ unit: Int, at levels: [Int], _ scope: Diagram, into sum: inout UnitOutcomes) {
    var table = sum.begin(sizes: context.scopes.sizes, strategies: context.strategies.count)
    let root = context.diagram(over: .locale ... .script, of: scope, in: &table) { rest, _, _ in
      let scenario = levels + rest
      guard !isCancelled(), let composed = ComposedScene(scenario, in: context.model) else {
        return .terminal(0)
      }
      return .terminal(sum.terminal(of: outcomes(composed, scenario, into: &sum)))
    }
    if !isCancelled() { sum.roots[unit] = root }
    sum.crossChecked.endClass()
    sum.table = table
  }

  private func outcomes(
    _ composed: ComposedScene, _ scenario: [Int], into sum: inout UnitOutcomes
  ) -> OutcomeVector {
    for (index, step) in composed.scene.steps.enumerated() {
      context.crossCheck?.check(
        composed.scene.truth(after: step), after: step, index + 1, context.policies,
        into: &sum.crossChecked
      ) { context.model.space.position(of: scenario) }
    }
    if let misreport = composed.misreport {
      let outcome = UInt16(Outcome.misreported(misreport).terminal)
      return OutcomeVector(repeating: outcome, count: context.strategies.count)
    }
    let steps = composed.judgedSteps(context.policies)
    return context.strategies.indices.map { index in
      let strategy = context.strategies[index]
      var assessment = Assessment()
      for (step, settled) in strategy.play(composed.scene).enumerated() {
        sum.evaluations += 1
        steps.judge(settled, of: strategy.mechanism, at: step, into: &assessment)
      }
      sum.worstScenarios[index].keep(assessment) { context.model.space.position(of: scenario) }
      return UInt16(assessment.outcome.terminal)
    }
  }
}
