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
  /// The strategy's verdict, its bottom error at the first wrong step, and the first policy
  /// whose other choice would make a failure exact or the reverse.
  case judged(Verdict, ErrorMagnitude, dependsOn: Policy?)

  private static let firstVerdict = 8

  /// The outcome as a terminal; the inverse of ``init(terminal:)``.
  package var terminal: Int {
    switch self {
    case .notJudged: 0
    case .ambiguous: 1
    case .notAvailable: 2
    case .judged(let verdict, let amount, let policy):
      Self.firstVerdict + verdict.flags
        + Self.flags
        * (verdict.firstWrongStep + Self.steps
          * (Self.number(verdict.bottom, amount)
            + Self.bottoms * (policy.map { $0.number + 1 } ?? 0)))
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
      let (bottom, amount) = Self.bottom(next(below: Self.bottoms))
      guard rest <= Policy.allCases.count,
        let verdict = Verdict(bottom, flags: flags, firstWrongStep: step)
      else { return nil }
      self = .judged(
        verdict, amount, dependsOn: rest == 0 ? nil : Policy.allCases[rest - 1])
    } else {
      return nil
    }
  }

  /// The policy that the verdict depends on, where it does.
  package var policy: Policy? {
    if case .judged(_, _, let policy) = self { policy } else { nil }
  }

  /// The combinations of flags, and the steps that a verdict can have, with none.
  private static let (flags, steps) = (Verdict.flagCount, 16)
  /// The bottoms with their amounts; an exact one has none.
  private static let bottoms = 1 + 2 * ErrorMagnitude.allCases.count

  /// The number of a bottom that is off by some amount.
  private static func number(_ bottom: Verdict.Bottom, _ amount: ErrorMagnitude) -> Int {
    switch bottom {
    case .exact: 0
    case .hidden: 1 + 2 * amount.rawValue
    case .gap: 2 + 2 * amount.rawValue
    }
  }

  /// The bottom and the amount with a number below ``bottoms``.
  private static func bottom(_ number: Int) -> (Verdict.Bottom, ErrorMagnitude) {
    if number == 0 { return (.exact, .none) }
    return (number % 2 == 1 ? .hidden : .gap, ErrorMagnitude.allCases[(number - 1) / 2])
  }

  package var verdict: Verdict? {
    if case .judged(let verdict, _, _) = self { verdict } else { nil }
  }
}
