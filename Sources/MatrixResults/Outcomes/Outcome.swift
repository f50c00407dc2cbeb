import DeviceProfiles
package import InsetOracle

/// The outcome of a scenario for one strategy: a terminal of the strategy's diagram.
package enum Outcome: Hashable, Sendable {
  /// The scenario is excluded or was not run.
  case notJudged
  /// The app has been shown the same as in another possible scenario that needs another layout: no
  /// strategy can be right in both.
  case ambiguous
  /// The OS lacks what the strategy is made of.
  case notAvailable
  /// The strategy's verdict, its worst bottom error, how much content that hides if any, and the
  /// policies each of whose other choices alone would change what happens: hidden content, a gap, lost
  /// padding, something else off, or nothing.
  case judged(Verdict, ErrorMagnitude, HiddenSize?, dependsOn: PolicyChoices)

  private static let firstVerdict = 8

  /// The outcome as a terminal; the inverse of ``init(terminal:)``.
  package var terminal: Int {
    switch self {
    case .notJudged: 0
    case .ambiguous: 1
    case .notAvailable: 2
    case .judged(let verdict, let amount, let size, let policies):
      Self.firstVerdict + verdict.flags.rawValue
        + Self.flags
        * (verdict.firstWrongStep + Self.steps
          * (BottomError(verdict.bottom, amount, size).number
            + BottomError.count * Int(policies.rawValue)))
    }
  }

  /// Reads an outcome from its terminal; nil where no outcome has it.
  package init?(terminal: Int) {
    if terminal == 0 {
      self = .notJudged
    } else if terminal == 1 {
      self = .ambiguous
    } else if terminal == 2 {
      self = .notAvailable
    } else if terminal >= Self.firstVerdict {
      var rest = terminal - Self.firstVerdict
      func next(below count: Int) -> Int {
        defer { rest /= count }
        return rest % count
      }
      let (flags, step) = (next(below: Self.flags), next(below: Self.steps))
      let error = BottomError(number: next(below: BottomError.count))
      guard rest < 1 << Policy.allCases.count,
        let verdict = Verdict(error.bottom, flags: flags, firstWrongStep: step)
      else { return nil }
      self = .judged(
        verdict, error.amount, error.size, dependsOn: PolicyChoices(rawValue: UInt8(rest)))
    } else {
      return nil
    }
  }

  /// The policies that decide what happens.
  package var policies: PolicyChoices {
    if case .judged(_, _, _, let policies) = self { policies } else { PolicyChoices() }
  }

  /// The combinations of flags, and the steps that a verdict can have, with none.
  private static let (flags, steps) = (Verdict.flagCount, Script.mostSteps + 1)

  package var verdict: Verdict? {
    if case .judged(let verdict, _, _, _) = self { verdict } else { nil }
  }

  /// How much content is hidden where the bottom is first too low; nil where none is.
  package var hiddenSize: HiddenSize? {
    if case .judged(_, _, let size, _) = self { size } else { nil }
  }
}
