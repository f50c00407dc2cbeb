import InsetOracle

/// How a strategy does in a scenario, step by step.
struct Assessment {
  private(set) var verdict = Verdict()
  /// How far the bottom was off where it first was, in points; negative hides content.
  private(set) var points = 0.0
  private(set) var amount = Amount.none
  private var step = 0

  /// Passes over a step that is not judged.
  mutating func skip() { step += 1 }

  /// Takes the next step in.
  mutating func take(_ judgement: Judgement, isCovered: Bool, scale: AmountScale) {
    step += 1
    if judgement.isExact { return }
    if points == 0, judgement.bottom != 0 {
      points = judgement.bottom
      amount = scale.amount(of: points)
    }
    verdict.take(judgement, step: step, isCovered: isCovered)
  }

  /// What the scenario came to.
  var outcome: Outcome { .judged(verdict, amount) }
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
