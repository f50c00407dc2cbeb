/// A way in which a strategy's outcomes changed from an earlier run to a later one.
package struct OutcomeChange: Hashable, Sendable, Comparable {
  /// What became of the scenarios.
  package enum Kind: String, CaseIterable, Sendable {
    /// Exact before, failing now.
    case newlyFailing
    /// Failing before and now with another signature.
    case otherAspect
    /// Failing before and now with one signature: by another amount, or with other flags.
    case otherPoints
    /// Failing before, exact now.
    case fixed
    /// Not judged before, failing now.
    case failingNow
    /// Judged before, not now: not generated any more, or ambiguous.
    case onlyBefore

    package var words: String {
      switch self {
      case .newlyFailing: "newly failing"
      case .otherAspect: "changed aspect"
      case .otherPoints: "changed points"
      case .fixed: "fixed"
      case .failingNow: "newly judged and failing"
      case .onlyBefore: "no longer generated"
      }
    }
  }

  package let kind: Kind
  /// How the scenarios failed before; nil where they did not, or in any way.
  package let before: FailureSignature?
  /// How they fail now; nil where they do not.
  package let now: FailureSignature?

  /// nil for what is as it was, and for what is exact and was not judged before.
  init?(from old: Outcome?, to new: Outcome?) {
    let kind: Kind? =
      switch ScenarioChange(from: old, to: new) {
      case .unchanged, .exactNow: nil
      case .newlyFailing: .newlyFailing
      case .fixed: .fixed
      case .failsOtherwise: .otherPoints
      case .otherSignature: .otherAspect
      case .exactBefore, .failingBefore: .onlyBefore
      case .failingNow: .failingNow
      }
    guard let kind else { return nil }
    self.kind = kind
    before = kind == .onlyBefore ? nil : old?.signature
    now = new?.signature
  }

  /// Orders by kind as they are declared, then by signatures.
  package static func < (a: Self, b: Self) -> Bool { a.order.lexicographicallyPrecedes(b.order) }

  private var order: [Int] {
    [Kind.allCases.firstIndex(of: kind) ?? 0]
      + [now, before].flatMap { signature -> [Int] in
        guard let signature else { return [-1, 0] }
        return [
          FailureSignature.Aspect.allCases.firstIndex(of: signature.aspect) ?? 0, signature.step,
        ]
      }
  }
}

/// Gives each change a number, for the terminals of a diagram.
struct OutcomeChangeNumbers {
  static let notJudged = 0
  private static let unchanged = 1

  private var changes: [OutcomeChange] = []
  private var known: [OutcomeChange: Int] = [:]
  // The same pairs of outcomes come again and again.
  private var cache: [UInt64: Int] = [:]

  subscript(number: Int) -> OutcomeChange? { number > Self.unchanged ? changes[number - 2] : nil }

  mutating func number(from old: Int, to new: Int) -> Int {
    let pair = UInt64(old) << 32 | UInt64(new)
    if let found = cache[pair] { return found }
    let (before, now) = (Outcome(terminal: old), Outcome(terminal: new))
    let number: Int
    if let change = OutcomeChange(from: before, to: now) {
      number = known[change] ?? changes.count + 2
      if known.updateValue(number, forKey: change) == nil { changes.append(change) }
    } else {
      let isJudged = before?.verdict != nil || now?.verdict != nil
      number = isJudged ? Self.unchanged : Self.notJudged
    }
    cache[pair] = number
    return number
  }
}
