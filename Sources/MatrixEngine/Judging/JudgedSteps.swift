import InsetCore
import InsetOracle

/// Settled steps, ready to judge where strategies left the view.
///
/// The steps are plain values in a row and what is allowed beside them is another row, so that
/// judging copies nothing that is counted.
struct JudgedSteps: Sendable {
  private struct Judged {
    var expectation: Expectation
    /// What is allowed beside it, in the row of all.
    var alternatives: Range<Int>
    /// The lengths that an error may be equal to.
    var scale: ReferenceLengths
    /// Whether a docked keyboard covers a part of the screen.
    var isCovered: Bool
    var isJudged: Bool

    /// Compares with what is right, or with what another choice allows; a distance that the strategy
    /// promises counts while a keyboard covers something.
    func compare(
      _ settled: SettledLayout, of strategy: AnyInsetStrategy, with expectation: Expectation
    ) -> Judgement {
      expectation.judge(
        settled, mechanism: strategy.mechanism, scrolls: strategy.scrolls,
        distance: isCovered ? strategy.distance : 0)
    }
  }

  private var steps: [Judged] = []
  /// What is allowed beside the expectations, and the lane of the policy in severities.
  private var alternatives: [(lane: Int, expectation: Expectation)] = []

  var count: Int { steps.count }

  /// Forgets the steps and keeps their room.
  mutating func removeAll() {
    steps.removeAll(keepingCapacity: true)
    alternatives.removeAll(keepingCapacity: true)
  }

  /// Adds a step.
  mutating func append(
    _ step: Step, _ truth: Truth, _ scale: ReferenceLengths, _ policies: PolicyChoices
  ) {
    let first = alternatives.count
    for (policy, expectation) in Oracle.alternatives(truth, policies) {
      alternatives.append((1 + policy.number, expectation))
    }
    steps.append(
      Judged(
        expectation: Oracle.expectation(truth, policies),
        alternatives: first..<alternatives.count, scale: scale,
        isCovered: Oracle.isCovered(step, policies), isJudged: step.isJudged))
  }

  /// Adds a step that ends as an earlier one does.
  mutating func repeatStep(at index: Int) { steps.append(steps[index]) }

  /// The comparison with what is right after a step.
  func judgement(
    _ settled: SettledLayout, of strategy: AnyInsetStrategy, at index: Int
  ) -> Judgement {
    steps[index].compare(settled, of: strategy, with: steps[index].expectation)
  }

  /// Takes into an assessment where a strategy's design left the view after a step, which comes
  /// right after those that the assessment has.
  func judge(
    _ settled: SettledLayout, of strategy: AnyInsetStrategy, at index: Int,
    into assessment: inout Assessment
  ) {
    let step = steps[index]
    guard step.isJudged else { return assessment.skip() }
    let judgement = step.compare(settled, of: strategy, with: step.expectation)
    var severities = Assessment.Severities(repeating: judgement.severity)
    for index in step.alternatives {
      let (lane, expectation) = alternatives[index]
      severities[lane] = step.compare(settled, of: strategy, with: expectation).severity
    }
    assessment.take(
      judgement, severities, scale: step.scale, isCovered: step.isCovered)
  }
}

extension ComposedScene {
  /// The scene's steps, ready to be judged.
  func judgedSteps(_ policies: PolicyChoices) -> JudgedSteps {
    var steps = JudgedSteps()
    for step in scene.steps {
      let truth = scene.truth(after: step)
      let lengths = ReferenceLengths(
        truth, safeArea: safeAreas[step.stage].bottom, accessory: accessory)
      steps.append(step, truth, lengths, policies)
    }
    return steps
  }
}
