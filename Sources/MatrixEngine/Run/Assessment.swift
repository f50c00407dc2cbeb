import InsetCore
import InsetOracle

/// How a strategy does in a scenario, step by step.
struct Assessment {
  private(set) var verdict = Verdict()
  /// How far the bottom was off where it first was, in points; negative hides content.
  private(set) var points = 0.0
  private(set) var amount = Amount.none
  private var exactUnder = UInt8.max
  private var number = 0

  /// Passes over a step that is not judged.
  mutating func skip() { number += 1 }

  /// Takes the next step in.
  ///
  /// - Parameters:
  ///   - judgement: How the view stands.
  ///   - exactUnder: One bit for each policy: whether the step is exact with its other choice.
  ///   - scale: The lengths that a distance may be equal to.
  ///   - isCovered: Whether a docked keyboard covers a part of the screen.
  mutating func take(
    _ judgement: Judgement, exactUnder: UInt8, scale: AmountScale, isCovered: Bool
  ) {
    number += 1
    self.exactUnder &= exactUnder
    if judgement.isExact { return }
    if points == 0, judgement.bottom != 0 {
      points = judgement.bottom
      amount = scale.amount(of: points)
    }
    verdict.take(judgement, step: number, isCovered: isCovered)
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
