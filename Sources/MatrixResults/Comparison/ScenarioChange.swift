import InsetOracle

/// The change of a scenario's outcome for one strategy from an earlier run to a later one.
package enum ScenarioChange: Int, CaseIterable, Sendable {
  /// The same as before, or judged in neither run.
  case unchanged
  /// Exact before, failing now.
  case newlyFailing
  /// Failing before, exact now.
  case fixed
  /// Failing with the same signature: other flags, another amount.
  case failsOtherwise
  /// Failing with another signature.
  case otherSignature
  /// Exact before, not judged now.
  case exactBefore
  /// Failing before, not judged now.
  case failingBefore
  /// Not judged before, exact now.
  case exactNow
  /// Not judged before, failing now.
  case failingNow

  /// Compares two outcomes; nil represents a scenario that the run's matrix lacks.
  init(from old: Outcome?, to new: Outcome?) {
    switch (old?.verdict, new?.verdict) {
    case (nil, nil): self = .unchanged
    case (nil, let new?): self = new.isExact ? .exactNow : .failingNow
    case (let old?, nil): self = old.isExact ? .exactBefore : .failingBefore
    case (let before?, let now?):
      switch (before.isExact, now.isExact) {
      case (true, true): self = .unchanged
      case (true, false): self = .newlyFailing
      case (false, true): self = .fixed
      case (false, false):
        self =
          old?.signature != new?.signature
          ? .otherSignature
          : before == now && old?.amount == new?.amount ? .unchanged : .failsOtherwise
      }
    }
  }
}

extension Outcome {
  /// How far the bottom is off, where there is a verdict.
  fileprivate var amount: ErrorMagnitude? {
    if case .judged(_, let amount, _, _) = self { amount } else { nil }
  }
}
