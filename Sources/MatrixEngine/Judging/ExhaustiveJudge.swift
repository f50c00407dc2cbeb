import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixResults
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
  func judge(_ index: Int, _ unit: WorkPlan.Unit, into sum: inout UnitOutcomes) {
    let (levels, member) = (unit.configuration, context.classes.classes[unit.classIndex])
    var ambiguous = AmbiguousScripts(
      member.ambiguities.map { context.classes.ambiguities[$0] }, context)
    var table = sum.begin(sizes: context.scopes.sizes, strategies: context.strategies.count)
    let root = context.diagram(over: .locale ... .script, of: member.scope, in: &table) {
      rest, _, _ in
      let scenario = levels + rest
      guard !isCancelled(), let composed = ComposedScene(scenario, in: context.model) else {
        return .terminal(0)
      }
      let keyboard = ambiguous.keyboard(at: Array(rest.prefix(3)))
      let scripts = ambiguous.scripts(keyboard, in: Array(rest.dropFirst(3).dropLast()))
      let isAmbiguous = !scripts.isEmpty && scripts[rest[rest.count - 1]]
      return .terminal(
        sum.terminal(of: outcomes(composed, scenario, isAmbiguous: isAmbiguous, into: &sum)))
    }
    if !isCancelled() { sum.roots[index] = root }
    sum.table = table
  }

  private func outcomes(
    _ composed: ComposedScene, _ scenario: [Int], isAmbiguous: Bool, into sum: inout UnitOutcomes
  ) -> OutcomeVector {
    let steps = composed.judgedSteps(context.policies)
    let capabilities = composed.scene.layout.stages[0].capabilities
    return context.strategies.indices.map { index in
      let strategy = context.strategies[index]
      if isAmbiguous { return UInt32(Outcome.ambiguous.terminal) }
      if !strategy.isAvailable(on: capabilities) { return UInt32(Outcome.notAvailable.terminal) }
      var assessment = Assessment()
      var playback = Playback()
      strategy.play(StepTree(composed.scene.steps), in: composed.scene.layout, &playback)
      for step in composed.scene.steps.indices {
        sum.evaluations += 1
        steps.judge(playback.settled[step], of: strategy, at: step, into: &assessment)
      }
      sum.worstScenarios[index].keep(assessment) {
        context.model.space.position(of: scenario)
      }
      return UInt32(assessment.outcome.terminal)
    }
  }
}
