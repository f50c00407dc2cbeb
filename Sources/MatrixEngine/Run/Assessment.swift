import InsetCore
import InsetOracle

/// A settled step, ready to judge where strategies left the view.
struct JudgedStep: Sendable {
  private let expectation: Expectation
  /// What is allowed beside it.
  private let alternatives: [(policy: Policy, expectation: Expectation)]
  /// The lengths that a distance may be equal to.
  let scale: AmountScale
  /// Whether a docked keyboard covers a part of the screen.
  let isCovered: Bool
  /// Whether the step is judged at all.
  let isJudged: Bool

  init(_ step: Step, _ truth: Truth, _ scale: AmountScale, _ policies: PolicyChoices) {
    expectation = Oracle.expectation(truth, policies)
    alternatives = Oracle.alternatives(truth, policies)
    self.scale = scale
    isCovered = step.covered != nil
    isJudged = step.isJudged
  }

  /// How an end state stands.
  func judge(_ settled: Settled, _ design: Design) -> StepJudgement {
    let judgement = expectation.judge(settled, design: design)
    var exactUnder: UInt8 = judgement.isExact ? .max : 0
    for (policy, other) in alternatives {
      let bit = PolicyChoices(policy).rawValue
      let isExact = other.judge(settled, design: design).isExact
      exactUnder = isExact ? exactUnder | bit : exactUnder & ~bit
    }
    return StepJudgement(judgement: judgement, exactUnder: exactUnder)
  }
}

/// How a view stands after a step, also under the other choice of each policy.
struct StepJudgement: Sendable {
  var judgement: Judgement
  /// One bit for each policy: whether the step is exact with its other choice.
  var exactUnder: UInt8
}

/// How a strategy does in a scenario, step by step.
struct Assessment {
  private(set) var verdict = Verdict()
  /// How far the bottom was off where it first was, in points; negative hides content.
  private(set) var points = 0.0
  private(set) var amount = Amount.none
  private var exactUnder = UInt8.max
  private var number = 0

  /// Takes the next step in.
  mutating func take(_ taken: StepJudgement, at step: JudgedStep) {
    number += 1
    guard step.isJudged else { return }
    exactUnder &= taken.exactUnder
    let judgement = taken.judgement
    if judgement.isExact { return }
    if points == 0, judgement.bottom != 0 {
      points = judgement.bottom
      amount = step.scale.amount(of: points)
    }
    verdict.take(judgement, step: number, isCovered: step.isCovered)
  }

  /// What the scenario came to.
  var outcome: Outcome {
    let flipped = verdict.isExact ? ~exactUnder : exactUnder
    let policy =
      flipped == 0
      ? nil : Policy.allCases.first { flipped & PolicyChoices($0).rawValue != 0 }
    return .judged(verdict, amount, dependsOn: policy)
  }
}

extension Extremes {
  /// Keeps a scenario if it is further off than those before; its position is asked for only then.
  mutating func note(_ assessment: Assessment, position: () -> Int) {
    let distance = abs(assessment.points)
    if distance == 0 { return }
    let isHidden = assessment.points < 0
    if let current = isHidden ? hidden : gap, current.points > distance { return }
    let extreme = Extreme(points: distance, position: position())
    if isHidden { hidden.keep(extreme) } else { gap.keep(extreme) }
  }
}
