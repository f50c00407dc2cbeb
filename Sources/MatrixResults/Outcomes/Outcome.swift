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
  /// Verdicts of fewer than 16 steps have codes below this.
  private static let verdicts = 512

  /// The outcome as a terminal; the inverse of ``init(terminal:)``.
  package var terminal: Int {
    switch self {
    case .notJudged: 0
    case .ambiguous: 1
    case .notAvailable: 2
    case .judged(let verdict, let amount, let policy):
      Self.firstVerdict + verdict.code
        + Self.verdicts
        * (amount.rawValue + ErrorMagnitude.allCases.count * Self.number(of: policy))
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
      let (rest, code) = (terminal - Self.firstVerdict).quotientAndRemainder(
        dividingBy: Self.verdicts)
      let (policy, amount) = rest.quotientAndRemainder(dividingBy: ErrorMagnitude.allCases.count)
      guard let verdict = Verdict(code: code), let amount = ErrorMagnitude(rawValue: amount),
        policy <= Policy.allCases.count
      else { return nil }
      self = .judged(
        verdict, amount, dependsOn: policy == 0 ? nil : Policy.allCases[policy - 1])
    } else {
      return nil
    }
  }

  /// The policy that the verdict depends on, where it does.
  package var policy: Policy? {
    if case .judged(_, _, let policy) = self { policy } else { nil }
  }

  private static func number(of policy: Policy?) -> Int {
    policy.map { $0.number + 1 } ?? 0
  }

  package var verdict: Verdict? {
    if case .judged(let verdict, _, _) = self { verdict } else { nil }
  }
}
