import DeviceProfiles
import MatrixModels
import MatrixResults
import ScenarioSpaces

/// What fails most on each device, where no other picture shows it.
extension TypicalScenarios {
  /// A rule of a strategy on a device.
  private struct Cause {
    let strategy: StrategyResult
    let rule: FailureRule
    /// The rule's scenarios of the device.
    let query: Query
    /// The part of the device's use in which the rule's levels come together.
    let share: Double
  }

  /// The pictures of a strategy's causes that a page shows, and one for those that weigh otherwise there.
  private static let mostCauses = 4

  /// Scenarios to draw, as everyday as they are.
  ///
  /// - Parameters:
  ///   - rules: The rules of each strategy.
  ///   - usage: What people use; nil where every level weighs the same.
  ///   - drawn: What is drawn anyway.
  ///   - threads: The maximum number of threads; nil for one per core.
  /// - Returns: For each device and strategy a scenario of each of its most frequent rules that none of
  ///   `drawn` shows on the device.
  /// - Complexity: O(*d* · *r* · *e*) for *d* devices, *r* rules and diagrams of *e* edges for each.
  func causes(
    _ rules: [FailureRules], _ usage: UsageModel?, besides drawn: [[Int]], threads: Int?
  ) -> [[Int]] {
    let weights = usage.map { UsageWeights($0, in: result).weights }
    let drawn = Dictionary(grouping: drawn) { $0[MatrixParameter.device.rawValue] }
    let devices = result.space.parameters[MatrixParameter.device.rawValue].levels.indices
    return devices.concurrentMap(threads: threads) { device in
      let causes = zip(result.strategies, rules).flatMap {
        mostFrequent(of: $0, $1, device, weights)
      }
      var shown = drawn[device] ?? []
      // What shows a narrow condition often shows wide ones, too.
      for cause in causes.sorted(by: { $0.share < $1.share })
      where !shown.contains(where: { isShown(cause, by: $0) }) {
        if let scenario = scenario(of: cause) { shown.append(scenario) }
      }
      return Array(shown.dropFirst(drawn[device]?.count ?? 0))
    }.flatMap(\.self)
  }

  /// The most frequent rules of a strategy on a device: those that hide content, where there are any.
  private func mostFrequent(
    of strategy: StrategyResult, _ rules: FailureRules, _ device: Int, _ weights: LevelWeights?
  ) -> [Cause] {
    let here = rules.rules.filter { $0.cube.allowed[MatrixParameter.device.rawValue][device] }
      .map { rule in
        var query = rule.cube
        query.narrow(MatrixParameter.device.rawValue) { $0 == device }
        return Cause(
          strategy: strategy, rule: rule, query: query,
          share: weights?.share(of: query, at: device) ?? query.evenShare)
      }
      .filter { $0.share > 0 && first(of: $0, in: $0.query) != nil }
    let hiding = here.filter { $0.rule.signature.aspect == .hidden }
    return Array(
      (hiding.isEmpty ? here : hiding).sorted { $0.share > $1.share }.prefix(Self.mostCauses))
  }

  private func isShown(_ cause: Cause, by scenario: [Int]) -> Bool {
    zip(cause.query.allowed, scenario).allSatisfy { $0[$1] }
      && isJudged(result.table.value(of: cause.strategy.outcomes, at: scenario))
  }

  /// The most everyday scenario of a rule on a device, with the newest version.
  private func scenario(of cause: Cause) -> [Int]? {
    var query = cause.query
    let os = MatrixParameter.os.rawValue
    for version in query.allowed[os].indices.reversed() where query.allowed[os][version] {
      var narrowed = query
      narrowed.narrow(os) { $0 == version }
      if first(of: cause, in: narrowed) == nil { continue }
      query = narrowed
      break
    }
    return everyday(in: query) { first(of: cause, in: $0) }
  }

  // In a rule's cube every judged scenario fails as the rule says.
  private func first(of cause: Cause, in query: Query) -> [Int]? {
    first(of: cause.strategy, in: query, where: isJudged)
  }

  private func isJudged(_ terminal: Int) -> Bool { Outcome(terminal: terminal)?.verdict != nil }
}

extension Query {
  /// The part of all levels that it allows, as if they were independent.
  fileprivate var evenShare: Double {
    allowed.dropFirst().reduce(1) { $0 * Double($1.count { $0 }) / Double($1.count) }
  }
}
