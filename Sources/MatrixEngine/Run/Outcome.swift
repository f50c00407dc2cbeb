public import DeviceProfiles
public import InsetOracle

/// What a scenario came to for one strategy: a terminal of the strategy's diagram.
public enum Outcome: Hashable, Sendable {
  /// The scenario is excluded or was not run.
  case notJudged
  /// What was last reported is not what was so; no strategy can know better.
  case misreported(OSBehavior)
  /// The strategy's verdict, and how far its bottom was off where it first was.
  case judged(Verdict, Amount)

  private static let firstVerdict = 32
  /// Verdicts of fewer than 16 steps have codes below this.
  private static let verdicts = 512

  /// The outcome as a terminal; the inverse of ``init(terminal:)``.
  public var terminal: Int {
    switch self {
    case .notJudged: 0
    case .misreported(let misreport):
      1 + (OSBehavior.allCases.firstIndex(of: misreport) ?? 0)
    case .judged(let verdict, let amount):
      Self.firstVerdict + verdict.code + Self.verdicts * amount.rawValue
    }
  }

  /// Reads an outcome from its terminal; nil where no outcome has it.
  public init?(terminal: Int) {
    if terminal == 0 {
      self = .notJudged
    } else if terminal >= Self.firstVerdict {
      let (amount, code) = (terminal - Self.firstVerdict).quotientAndRemainder(
        dividingBy: Self.verdicts)
      guard let verdict = Verdict(code: code), let amount = Amount(rawValue: amount) else {
        return nil
      }
      self = .judged(verdict, amount)
    } else if OSBehavior.allCases.indices.contains(terminal - 1) {
      self = .misreported(OSBehavior.allCases[terminal - 1])
    } else {
      return nil
    }
  }

  /// The verdict, where there is one.
  public var verdict: Verdict? {
    if case .judged(let verdict, _) = self { verdict } else { nil }
  }
}
