import InsetCore
import InsetOracle
import MatrixResults

/// The comparison of a strategy with the oracle in a scenario, step by step.
struct Assessment {
  private(set) var verdict = Verdict()
  /// The bottom's error at the first step at which it is worst, in points: negative hides content.
  private(set) var points = 0.0
  private(set) var amount = ErrorMagnitude.none
  /// How bad it is with the choices made, and from lane 1 on with the other choice of each policy.
  typealias Severities = SIMD8<UInt8>
  private var severities = Severities()
  private var number = 0

  /// Passes over a step that is not judged.
  mutating func skip() { number += 1 }

  /// Takes the next step in.
  ///
  /// - Parameters:
  ///   - judgement: The comparison after the step.
  ///   - severities: How bad the step is with the choices made and with the other one of each policy.
  ///   - scale: The lengths that an error may be equal to.
  ///   - isCovered: Whether a docked keyboard covers a part of the screen.
  mutating func take(
    _ judgement: Judgement, _ severities: Severities, scale: ReferenceLengths, isCovered: Bool
  ) {
    number += 1
    self.severities = pointwiseMax(self.severities, severities)
    if judgement.isExact { return }
    if Verdict.Bottom(judgement).severity > verdict.bottom.severity {
      points = judgement.bottom == 0 ? judgement.lostPadding : judgement.bottom
      amount = scale.amount(of: points)
    }
    verdict.take(judgement, step: number, isCovered: isCovered)
  }

  /// The outcome that is right whatever is chosen, as a terminal.
  private static let exactTerminal = UInt32(Assessment().outcome.terminal)

  /// The outcome as a terminal.
  var terminal: UInt32 {
    // Most are right whatever is chosen.
    severities == Severities() ? Self.exactTerminal : UInt32(outcome.terminal)
  }

  var outcome: Outcome {
    var policies = PolicyChoices()
    for policy in Policy.allCases where severities[1 + policy.number] != severities[0] {
      policies.insert(PolicyChoices(policy))
    }
    return .judged(
      verdict, amount, points < 0 ? HiddenSize(ofPoints: -points) : nil, dependsOn: policies)
  }
}

extension WorstScenarios {
  /// Keeps a scenario if its error is larger than those before it.
  mutating func keep(_ assessment: Assessment, at position: Int) {
    let distance = abs(assessment.points)
    if distance == 0 || assessment.verdict.bottom == .paddingLost { return }
    let isHidden = assessment.points < 0
    if let current = isHidden ? hidden : gap, current.points > distance { return }
    let extreme = WorstScenario(points: distance, position: position)
    if isHidden { hidden.keep(extreme) } else { gap.keep(extreme) }
  }
}

extension Judgement {
  /// How bad it is: the bottom's severity above anything else that is off.
  var severity: UInt8 {
    let bottom = Verdict.Bottom(self).severity
    return bottom > 0 ? 1 + bottom : isExact ? 0 : 1
  }
}
