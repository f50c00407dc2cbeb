import DeviceProfiles
import MatrixResults
import ScenarioSpaces

/// What fails most on each device, on each version, in each window and so on, where no other picture
/// shows it.
extension TypicalScenarios {
  /// A rule of a strategy, of a part of all scenarios.
  private struct LocalRule {
    let strategy: StrategyResult
    /// The rule's scenarios of the part.
    let query: Query
    /// The share of use in which the levels of these come together.
    let share: Double
  }

  /// What readers have.
  ///
  /// What an app sets would add as many scenarios again, and scripts and languages twice as many.
  private static let parameters: [MatrixParameter] = [
    .device, .os, .orientation, .window, .keyboard,
  ]

  /// The pictures of a strategy's rules that a page shows, and one for those that weigh otherwise there.
  private static let mostRules = 4

  /// Scenarios to draw, as everyday as they are.
  ///
  /// - Parameters:
  ///   - rules: The rules of each strategy.
  ///   - usage: What people use; nil where every level weighs the same.
  ///   - drawn: What is drawn anyway.
  ///   - threads: The maximum number of threads; nil for one per core.
  /// - Returns: For each level of these parameters and each strategy a scenario of each of its most frequent
  ///   rules there, where `drawn` has none.
  /// - Complexity: O(*l* · *r* · *e*) for *l* levels, *r* rules and diagrams of *e* edges for each.
  func frequent(
    _ rules: [FailureRules], _ usage: UsageModel?, besides drawn: [[Int]], threads: Int?
  ) -> [[Int]] {
    let weights = usage.map { UsageWeights($0, in: result).weights }
    var all = drawn
    for parameter in Self.parameters {
      let place = parameter.rawValue
      let drawn = Dictionary(grouping: all) { $0[place] }
      let levels = result.space.parameters[place].levels.indices
      all += levels.concurrentMap(threads: threads) { level in
        let here = zip(result.strategies, rules).flatMap {
          mostFrequent(of: $0, $1, (place, level), weights)
        }
        return scenarios(of: here, besides: drawn[level] ?? [])
      }.flatMap(\.self)
    }
    return Array(all.dropFirst(drawn.count))
  }

  /// The most everyday scenario in which a rule of a strategy holds, on the device that most people of
  /// those have on which it does; nil where none was judged.
  ///
  /// - Complexity: O(*d* · *e*) for *d* devices and a diagram of *e* edges.
  func example(
    of rule: FailureRule, _ strategy: StrategyResult, _ weights: LevelWeights
  ) -> [Int]? {
    let place = MatrixParameter.device.rawValue
    let parts = rule.cube.allowed[place].indices.filter { rule.cube.allowed[place][$0] }
      .map { device in
        var query = rule.cube
        query.narrow(place) { $0 == device }
        return (query: query, share: weights.share(of: query))
      }
    for part in parts.sorted(by: { $0.share > $1.share }) {
      let local = LocalRule(strategy: strategy, query: part.query, share: part.share)
      if let scenario = scenario(of: local) { return scenario }
    }
    return nil
  }

  /// The most frequent rules of a strategy where a parameter has a level: those that hide content, where
  /// there are any.
  private func mostFrequent(
    of strategy: StrategyResult, _ rules: FailureRules, _ place: (parameter: Int, level: Int),
    _ weights: LevelWeights?
  ) -> [LocalRule] {
    let here = rules.rules.filter { $0.cube.allowed[place.parameter][place.level] }.map { rule in
      var query = rule.cube
      query.narrow(place.parameter) { $0 == place.level }
      // What nobody uses comes last, in an order of its own.
      let share = max(weights?.share(of: query) ?? 0, query.evenShare * 1e-9)
      return (
        aspect: rule.signature.aspect,
        rule: LocalRule(strategy: strategy, query: query, share: share)
      )
    }
    func most(_ isWanted: (FailureSignature.Aspect) -> Bool) -> [LocalRule] {
      Array(
        here.filter { isWanted($0.aspect) }.map(\.rule)
          .sorted { $0.share > $1.share }.lazy
          .filter { first(of: $0, in: $0.query) != nil }.prefix(Self.mostRules))
    }
    let hiding = most { $0 == .hidden }
    return hiding.isEmpty ? most { _ in true } : hiding
  }

  /// A scenario of each rule that no scenario shows.
  private func scenarios(of rules: [LocalRule], besides drawn: [[Int]]) -> [[Int]] {
    var others: [[Int]] = []
    // What shows a narrow condition often shows wide ones, too.
    for rule in rules.sorted(by: { $0.share < $1.share }) {
      if others.contains(where: { isShown(rule, by: $0) })
        || drawn.contains(where: { isShown(rule, by: $0) })
      {
        continue
      }
      if let scenario = scenario(of: rule) { others.append(scenario) }
    }
    return others
  }

  private func isShown(_ rule: LocalRule, by scenario: [Int]) -> Bool {
    zip(rule.query.allowed, scenario).allSatisfy { $0[$1] }
      && isJudged(result.table.value(of: rule.strategy.outcomes, at: scenario))
  }

  /// The most everyday scenario of a rule: on a device that people have, with the newest version.
  private func scenario(of rule: LocalRule) -> [Int]? {
    var query = rule.query
    let devices = Set(devices)
    query.narrow(.device, to: { devices.contains($0) }) { first(of: rule, in: $0) != nil }
    for version in query.allowed[MatrixParameter.os.rawValue].indices.reversed()
    where query.narrow(.os, to: { $0 == version }, where: { first(of: rule, in: $0) != nil }) {
      break
    }
    return everyday(in: query) { first(of: rule, in: $0) }
  }

  // In a rule's cube every judged scenario fails as the rule says.
  private func first(of rule: LocalRule, in query: Query) -> [Int]? {
    first(of: rule.strategy, in: query, where: isJudged)
  }

  private func isJudged(_ terminal: Int) -> Bool { Outcome(terminal: terminal)?.verdict != nil }
}

extension Query {
  /// The part of all levels that it allows, as if they were independent.
  fileprivate var evenShare: Double {
    allowed.reduce(1) { $0 * Double($1.count { $0 }) / Double($1.count) }
  }

  /// Allows only those levels that pass a test, where something is left.
  @discardableResult
  fileprivate mutating func narrow(
    _ parameter: MatrixParameter, to passes: (Int) -> Bool, where isSome: (Query) -> Bool
  ) -> Bool {
    var narrowed = self
    narrowed.narrow(parameter.rawValue, to: passes)
    guard narrowed.allowed[parameter.rawValue].contains(true), isSome(narrowed) else {
      return false
    }
    self = narrowed
    return true
  }
}
