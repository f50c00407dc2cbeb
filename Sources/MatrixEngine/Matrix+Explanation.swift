package import InsetCore
import InsetOracle
package import MatrixResults
import ScenarioSpaces

extension Matrix {
  /// Plays one scenario to one strategy and keeps everything.
  ///
  /// - Parameters:
  ///   - scenario: The scenario's levels.
  ///   - strategy: The strategy.
  ///   - twin: Why the scenario is ambiguous, where it is; see ``twin(of:)``.
  /// - Throws: ``ExcludedScenario`` where a constraint excludes the scenario.
  /// - Returns: The steps with all that they rest on.
  package func explain(
    _ scenario: [Int], _ strategy: AnyInsetStrategy, twin: Explanation.Twin? = nil
  ) throws(ExcludedScenario) -> Explanation {
    explain(scenario, composed: try composed(scenario), strategy, twin)
  }

  /// Plays one scenario to every strategy of the matrix, in their order.
  ///
  /// - Throws: ``ExcludedScenario`` where a constraint excludes the scenario.
  package func explain(_ scenario: [Int]) throws(ExcludedScenario) -> [Explanation] {
    let composed = try composed(scenario)
    return strategies.map { explain(scenario, composed: composed, $0, nil) }
  }

  /// Makes sure that no constraint excludes a scenario.
  package func requirePossible(_ scenario: [Int]) throws(ExcludedScenario) {
    for constraint in model.constraints
    where constraint.isViolated(by: scenario) {
      throw ExcludedScenario(id: model.space.id(of: scenario), constraint: constraint.name)
    }
  }

  private func composed(_ scenario: [Int]) throws(ExcludedScenario) -> ComposedScene {
    try requirePossible(scenario)
    guard let composed = ComposedScene(scenario, in: model) else {
      throw ExcludedScenario(id: model.space.id(of: scenario), constraint: "figures")
    }
    return composed
  }

  private func explain(
    _ scenario: [Int], composed: ComposedScene, _ strategy: AnyInsetStrategy,
    _ twin: Explanation.Twin?
  ) -> Explanation {
    let scene = composed.scene
    var assessment = Assessment()
    var steps: [Explanation.Step] = []
    let judged = composed.judgedSteps(policies)
    var playback = Playback()
    strategy.play(StepTree(scene.steps), in: scene.layout, &playback)
    for (index, step) in scene.steps.enumerated() {
      let settled = playback.settled[index]
      let truth = scene.truth(after: step)
      let expectation = Oracle.expectation(truth, policies)
      steps.append(
        Explanation.Step(
          step: step, truth: truth, expectation: expectation,
          alternatives: Oracle.alternatives(truth, policies), settled: settled,
          judgement: judged.judgement(settled, of: strategy, at: index),
          breakdown: InsetBreakdown(
            truth, safeArea: composed.safeAreas[step.stage].bottom, policies),
          keyboard: composed.keyboards[index].level,
          accessory: composed.keyboards[index].accessory))
      judged.judge(settled, of: strategy, at: index, into: &assessment)
    }
    let missing = missing(scenario, strategy)
    let outcome: Outcome =
      twin != nil ? .ambiguous : missing.isEmpty ? assessment.outcome : .notAvailable
    return Explanation(
      id: model.space.id(of: scenario), scenario: scenario, strategy: strategy.id,
      mechanism: strategy.mechanism, scrolls: strategy.scrolls, policies: policies, scene: scene,
      safeAreas: composed.safeAreas, steps: steps, outcome: outcome,
      missing: missing, twin: twin, provenance: composed.provenance)
  }
  /// What of a strategy's availability excludes a scenario.
  private func missing(_ scenario: [Int], _ strategy: AnyInsetStrategy) -> [Availability] {
    if let index = strategies.firstIndex(where: { $0.id == strategy.id }),
      available.queries[index].allows(scenario)
    {
      return []
    }
    let parameters = model.space.parameters.map { (name: $0.name, levels: $0.levels) }
    return strategy.availability.filter {
      !Query.parse($0.query, parameters).query.allows(scenario)
    }
  }
}
