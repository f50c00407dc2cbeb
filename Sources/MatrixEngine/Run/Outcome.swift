public import DeviceProfiles
public import InsetOracle

/// What a scenario came to for one strategy: a terminal of the strategy's diagram.
public enum Outcome: Hashable, Sendable {
  /// The scenario is excluded or was not run.
  case notJudged
  /// What was last reported is not what was so; no strategy can know better.
  case misreported(Misreport)
  /// The strategy's verdict.
  case judged(Verdict)

  private static let firstVerdict = 16

  /// The outcome as a terminal; the inverse of ``init(terminal:)``.
  public var terminal: Int {
    switch self {
    case .notJudged: 0
    case .misreported(let misreport):
      1 + (Misreport.allCases.firstIndex(of: misreport) ?? 0)
    case .judged(let verdict): Self.firstVerdict + verdict.code
    }
  }

  /// Reads an outcome from its terminal; nil where no outcome has it.
  public init?(terminal: Int) {
    if terminal == 0 {
      self = .notJudged
    } else if terminal >= Self.firstVerdict {
      guard let verdict = Verdict(code: terminal - Self.firstVerdict) else { return nil }
      self = .judged(verdict)
    } else if Misreport.allCases.indices.contains(terminal - 1) {
      self = .misreported(Misreport.allCases[terminal - 1])
    } else {
      return nil
    }
  }

  /// The verdict, where there is one.
  public var verdict: Verdict? {
    if case .judged(let verdict) = self { verdict } else { nil }
  }
}
