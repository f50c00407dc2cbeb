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
  /// The strategy's verdict, its bottom error at the first wrong step, how much content that hides
  /// if any, and the first policy whose other choice would make a failure exact or the reverse.
  case judged(Verdict, ErrorMagnitude, HiddenSize?, dependsOn: Policy?)

  private static let firstVerdict = 8

  /// The outcome as a terminal; the inverse of ``init(terminal:)``.
  package var terminal: Int {
    switch self {
    case .notJudged: 0
    case .ambiguous: 1
    case .notAvailable: 2
    case .judged(let verdict, let amount, let size, let policy):
      Self.firstVerdict + verdict.flags
        + Self.flags
        * (verdict.firstWrongStep + Self.steps
          * (BottomError(verdict.bottom, amount, size).number
            + BottomError.count * (policy.map { $0.number + 1 } ?? 0)))
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
      guard rest <= Policy.allCases.count,
        let verdict = Verdict(error.bottom, flags: flags, firstWrongStep: step)
      else { return nil }
      self = .judged(
        verdict, error.amount, error.size,
        dependsOn: rest == 0 ? nil : Policy.allCases[rest - 1])
    } else {
      return nil
    }
  }

  /// The policy that the verdict depends on, where it does.
  package var policy: Policy? {
    if case .judged(_, _, _, let policy) = self { policy } else { nil }
  }

  /// The combinations of flags, and the steps that a verdict can have, with none.
  private static let (flags, steps) = (Verdict.flagCount, Script.mostSteps + 1)

  package var verdict: Verdict? {
    if case .judged(let verdict, _, _, _) = self { verdict } else { nil }
  }

  /// How much content is hidden where the bottom is first wrong; nil where none is.
  package var hiddenSize: HiddenSize? {
    if case .judged(_, _, let size, _) = self { size } else { nil }
  }
}
