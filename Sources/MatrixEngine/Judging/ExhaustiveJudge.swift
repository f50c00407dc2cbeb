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
    var table = sum.begin(sizes: context.scopes.sizes)
    var worst = context.noWorst
    let root = context.diagram(over: .locale ... .script, of: member.scope, in: &table) {
      rest, _, _ in
      let scenario = levels + rest
      guard !isCancelled(), let composed = ComposedScene(scenario, in: context.model) else {
        return .terminal(0)
      }
      let keyboard = ambiguous.keyboard(at: Array(rest.prefix(3)))
      let index = ambiguous.scripts(keyboard, in: Array(rest.dropFirst(3).dropLast()))
      let scripts = ambiguous.isAmbiguous(index)
      let isAmbiguous = !scripts.isEmpty && scripts[rest[rest.count - 1]]
      return .terminal(
        sum.terminal(
          of: outcomes(composed, scenario, isAmbiguous: isAmbiguous, &worst, into: &sum)))
    }
    sum.worst[index] = worst
    if !isCancelled() { sum.roots[index] = root }
    sum.table = table
  }

  private func outcomes(
    _ composed: ComposedScene, _ scenario: [Int], isAmbiguous: Bool,
    _ worst: inout [WorstScenarios], into sum: inout UnitOutcomes
  ) -> OutcomeVector {
    let steps = composed.judgedSteps(context.policies)
    let space = context.model.space
    // A worst scenario is counted from the locale's first level on.
    let position =
      space.position(of: scenario)
      - space.position(of: Array(scenario.prefix(MatrixParameter.locale.rawValue)))
    let terminals = context.strategies.indices.map { index -> UInt32 in
      let strategy = context.strategies[index]
      if isAmbiguous { return UInt32(Outcome.ambiguous.terminal) }
      if !context.available.queries[index].allows(scenario) {
        return UInt32(Outcome.notAvailable.terminal)
      }
      var assessment = Assessment()
      var playback = Playback()
      strategy.play(StepTree(composed.scene.steps), in: composed.scene.layout, &playback)
      for step in composed.scene.steps.indices {
        sum.evaluations += 1
        steps.judge(playback.settled[step], of: strategy, at: step, into: &assessment)
      }
      worst[index].keep(assessment, at: position)
      return UInt32(assessment.outcome.terminal)
    }
    return OutcomeVector(terminals: terminals)
  }
}
