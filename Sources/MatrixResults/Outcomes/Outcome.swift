package import DeviceProfiles
package import InsetOracle

/// The outcome of a scenario for one strategy: a terminal of the strategy's diagram.
package enum Outcome: Hashable, Sendable {
  /// The scenario is excluded or was not run.
  case notJudged
  /// The last reported frame contradicts the actual geometry; no strategy can know better.
  case misreported(OSBehavior)
  /// The strategy's verdict, its bottom error at the first wrong step, and the first policy
  /// whose other choice would make a failure exact or the reverse.
  case judged(Verdict, ErrorMagnitude, dependsOn: Policy?)

  private static let firstVerdict = 32
  /// Verdicts of fewer than 16 steps have codes below this.
  private static let verdicts = 512

  /// The outcome as a terminal; the inverse of ``init(terminal:)``.
  package var terminal: Int {
    switch self {
    case .notJudged: 0
    case .misreported(let misreport):
      1 + (OSBehavior.allCases.firstIndex(of: misreport) ?? 0)
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
    } else if terminal >= Self.firstVerdict {
      let (rest, code) = (terminal - Self.firstVerdict).quotientAndRemainder(
        dividingBy: Self.verdicts)
      let (policy, amount) = rest.quotientAndRemainder(dividingBy: ErrorMagnitude.allCases.count)
      guard let verdict = Verdict(code: code), let amount = ErrorMagnitude(rawValue: amount),
        policy <= Policy.allCases.count
      else { return nil }
      self = .judged(
        verdict, amount, dependsOn: policy == 0 ? nil : Policy.allCases[policy - 1])
    } else if OSBehavior.allCases.indices.contains(terminal - 1) {
      self = .misreported(OSBehavior.allCases[terminal - 1])
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
