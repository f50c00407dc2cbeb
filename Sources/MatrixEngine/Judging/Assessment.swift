import InsetCore
import InsetOracle
import MatrixResults

/// The comparison of a strategy with the oracle in a scenario, step by step.
struct Assessment {
  private(set) var verdict = Verdict()
  /// The bottom's error at the first wrong step, in points; negative hides content.
  private(set) var points = 0.0
  private(set) var amount = ErrorMagnitude.none
  private var exactUnder = UInt8.max
  private var number = 0

  /// Passes over a step that is not judged.
  mutating func skip() { number += 1 }

  /// Takes the next step in.
  ///
  /// - Parameters:
  ///   - judgement: The comparison after the step.
  ///   - exactUnder: One bit for each policy: whether the step is exact with its other choice.
  ///   - scale: The lengths that an error may be equal to.
  ///   - isCovered: Whether a docked keyboard covers a part of the screen.
  mutating func take(
    _ judgement: Judgement, exactUnder: UInt8, scale: ReferenceLengths, isCovered: Bool
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

  var outcome: Outcome {
    let flipped = verdict.isExact ? ~exactUnder : exactUnder
    let policy =
      flipped == 0
      ? nil : Policy.allCases.first { flipped & PolicyChoices($0).rawValue != 0 }
    return .judged(
      verdict, amount, points < 0 ? HiddenSize(ofPoints: -points) : nil, dependsOn: policy)
  }
}

extension WorstScenarios {
  /// Keeps a scenario if its error is larger than those before it; only then is its position computed.
  mutating func keep(_ assessment: Assessment, position: () -> Int) {
    let distance = abs(assessment.points)
    if distance == 0 { return }
    let isHidden = assessment.points < 0
    if let current = isHidden ? hidden : gap, current.points > distance { return }
    let extreme = WorstScenario(points: distance, position: position())
    if isHidden { hidden.keep(extreme) } else { gap.keep(extreme) }
  }
}
