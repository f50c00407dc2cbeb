import DeviceProfiles
import InsetOracle
import ScenarioSpaces

extension RunResult {
  /// The violation of a strategy that hides content in a greater share of use than its limit; nil
  /// where it keeps it, or has none.
  ///
  /// The share is that of ``UsageShares``, beside what the baseline has.
  ///
  /// - Complexity: O(*e* · *c*) for a diagram of *e* edges and *c* classes of devices.
  func useViolation(of strategy: StrategyResult, _ criteria: GateCriteria) -> GateViolation? {
    guard let limit = criteria.limits.hiddenOfUse[strategy.id] else { return nil }
    guard let share = unknownHiddenShare(of: strategy, criteria) else {
      return .unweighed(strategy: strategy.id)
    }
    return share * 100 > limit
      ? .hiddenOfUse(strategy: strategy.id, share: share, limit: limit) : nil
  }

  /// The share of use in which a strategy hides content that nobody knows of; nil where nothing that
  /// was run is used.
  private func unknownHiddenShare(
    of strategy: StrategyResult, _ criteria: GateCriteria
  ) -> Double? {
    guard let usage = criteria.usage else { return nil }
    let weights = UsageWeights(usage, in: self).weights
    var counter = KnownFailureCounter(self, criteria)
    let rest = counter.unknown(strategy, as: Outcome.exact)
    return rest.table.hiddenShare(of: rest.outcomes, by: weights)
  }
}

extension Outcome {
  /// Every flag good at every step.
  static let exact = Outcome.judged(Verdict(), .none, nil, dependsOn: PolicyChoices()).terminal
}
