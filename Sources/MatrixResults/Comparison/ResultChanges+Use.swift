package import DeviceProfiles
import ScenarioSpaces

extension ResultChanges {
  /// The shares of use of the scenarios of each rule, from 0 to 1.
  ///
  /// They are shares of what the later run ran; of the earlier one for what is no longer judged. An
  /// appearance that several rules have is counted for each.
  ///
  /// - Parameters:
  ///   - rules: Rules that ``changeRules(limit:threads:)`` gave.
  ///   - usage: What people use.
  /// - Returns: For each of `rules` a share for each of its rules; 0 where nothing is used.
  /// - Complexity: O(*e* · (*c* + *r*)) for diagrams of *e* edges, *c* classes of devices and *r*
  ///   rules.
  package func useShares(of rules: [ChangeRules], _ usage: UsageModel) -> [[Double]] {
    rules.map { strategy in
      if strategy.rules.isEmpty { return [] }
      let now = aligned.weighted(aligned.later[strategy.strategy], usage)
      let isGone = strategy.rules.contains { $0.change.kind == .onlyBefore }
      let before = isGone ? aligned.weighted(aligned.earlier[strategy.strategy], usage) : nil
      return strategy.rules.map { rule in
        let run = rule.change.kind == .onlyBefore ? before : now
        return run?.expectation(where: rule.cube, bins: 1) {
          Outcome(terminal: $0)?.verdict == nil ? nil : 0
        }[0] ?? 0
      }
    }
  }
}

extension AlignedDiagrams {
  /// The outcomes of a run by what people use of it; nil where that is nothing.
  fileprivate func weighted(_ outcomes: Diagram?, _ usage: UsageModel) -> WeightedDiagram? {
    guard let outcomes else { return nil }
    func isRun(_ terminal: Int) -> Bool { Harm(terminal: terminal) != nil }
    let weights = UsageWeights(
      usage, in: alignment.joint, wasRun: RunLevels(of: outcomes, in: table, where: isRun)
    ).weights
    return table.weighted(outcomes, by: weights, where: isRun)
  }
}
