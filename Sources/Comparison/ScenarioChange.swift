import InsetOracle
import MatrixEngine

/// What became of a scenario for one strategy from an earlier run to a later one.
enum ScenarioChange: Int, CaseIterable {
  /// Judged in neither run.
  case notJudged
  case stillExact
  case newlyFailing
  case fixed
  /// Failing in the same way by the same amount.
  case stillFailing
  /// Failing with the same signature: other flags, another amount.
  case failsOtherwise
  /// Failing with another signature.
  case otherSignature
  case exactBefore
  case failingBefore
  case exactNow
  case failingNow

  /// Compares two outcomes; nil stands for a scenario that the run's matrix has not.
  init(from old: Outcome?, to new: Outcome?) {
    switch (old?.verdict, new?.verdict) {
    case (nil, nil): self = .notJudged
    case (nil, let new?): self = new.isExact ? .exactNow : .failingNow
    case (let old?, nil): self = old.isExact ? .exactBefore : .failingBefore
    case (let before?, let now?):
      switch (before.isExact, now.isExact) {
      case (true, true): self = .stillExact
      case (true, false): self = .newlyFailing
      case (false, true): self = .fixed
      case (false, false):
        self =
          old?.signature != new?.signature
          ? .otherSignature
          : before == now && old?.amount == new?.amount ? .stillFailing : .failsOtherwise
      }
    }
  }
}

extension Outcome {
  /// How far the bottom is off, where there is a verdict.
  fileprivate var amount: Amount? {
    if case .judged(_, let amount, _) = self { amount } else { nil }
  }
}
