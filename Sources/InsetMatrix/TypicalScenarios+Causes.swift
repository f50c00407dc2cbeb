import DeviceProfiles
import MatrixResults
import ScenarioSpaces

/// What fails most on each device, on each version, in each window and so on, where no other picture
/// shows it.
extension TypicalScenarios {
  /// A cause of a strategy's failures, in a part of all scenarios.
  private struct LocalCause {
    let strategy: StrategyResult
    /// The cause's scenarios of the part.
    let query: Query
    /// How they fail; empty for any way.
    let aspects: Set<FailureSignature.Aspect>
    /// The share of use in which the levels of these come together.
    var share = 0.0
  }

  /// What readers have.
  ///
  /// What an app sets would add as many scenarios again, and scripts and languages twice as many.
  private static let parameters: [MatrixParameter] = [
    .device, .os, .orientation, .window, .keyboard,
  ]

  /// The most causes of a strategy that have a picture for a level.
  private static let mostCauses = 2

  /// Scenarios to draw, as everyday as they are.
  ///
  /// - Parameters:
  ///   - causes: The causes of each strategy.
  ///   - usage: What people use; nil where every level weighs the same.
  ///   - drawn: What is drawn anyway.
  ///   - threads: The maximum number of threads; nil for one per core.
  /// - Returns: For each strategy a scenario of each cause, and for each level of these parameters one
  ///   of each of its most frequent causes there, where `drawn` has none.
  /// - Complexity: O(*l* · *c* · *e*) for *l* levels, *c* causes and diagrams of *e* edges for each.
  func frequent(
    _ causes: [[FailureCause]], _ usage: UsageModel?, besides drawn: [[Int]], threads: Int?
  ) -> [[Int]] {
    let weights = usage.map { UsageWeights($0, in: result).weights }
    let whole = zip(result.strategies, causes).flatMap { strategy, causes in
      causes.map {
        LocalCause(
          strategy: strategy, query: $0.cube, aspects: $0.aspects,
          share: weights?.share(of: $0.cube) ?? 0)
      }
    }
    var all = drawn + scenarios(of: whole, besides: drawn)
    for parameter in Self.parameters {
      let place = parameter.rawValue
      let drawn = Dictionary(grouping: all) { $0[place] }
      let levels = result.space.parameters[place].levels.indices
      all += levels.concurrentMap(threads: threads) { level in
        let here = zip(result.strategies, causes).flatMap {
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
      let local = LocalCause(strategy: strategy, query: part.query, aspects: [])
      if let scenario = scenario(of: local) { return scenario }
    }
    return nil
  }

  /// The most frequent causes of a strategy where a parameter has a level: those that hide content,
  /// where there are any.
  private func mostFrequent(
    of strategy: StrategyResult, _ causes: [FailureCause], _ place: (parameter: Int, level: Int),
    _ weights: LevelWeights?
  ) -> [LocalCause] {
    let here = causes.filter { $0.cube.allowed[place.parameter][place.level] }.map { cause in
      var query = cause.cube
      query.narrow(place.parameter) { $0 == place.level }
      // What nobody uses comes last, in an order of its own.
      let share = max(weights?.share(of: query) ?? 0, query.evenShare * 1e-9)
      return LocalCause(strategy: strategy, query: query, aspects: cause.aspects, share: share)
    }
    func most(_ isWanted: (LocalCause) -> Bool) -> [LocalCause] {
      Array(
        here.filter(isWanted).sorted { $0.share > $1.share }.lazy
          .filter { first(of: $0, in: $0.query) != nil }.prefix(Self.mostCauses))
    }
    let hiding = most { $0.aspects.contains(.hidden) }
    return hiding.isEmpty ? most { _ in true } : hiding
  }

  /// A scenario of each cause that no scenario shows.
  private func scenarios(of causes: [LocalCause], besides drawn: [[Int]]) -> [[Int]] {
    var others: [[Int]] = []
    // What shows a narrow condition often shows wide ones, too.
    for cause in causes.sorted(by: { $0.share < $1.share }) {
      if others.contains(where: { isShown(cause, by: $0) })
        || drawn.contains(where: { isShown(cause, by: $0) })
      {
        continue
      }
      if let scenario = scenario(of: cause) { others.append(scenario) }
    }
    return others
  }

  private func isShown(_ cause: LocalCause, by scenario: [Int]) -> Bool {
    zip(cause.query.allowed, scenario).allSatisfy { $0[$1] }
      && isOf(cause, result.table.value(of: cause.strategy.outcomes, at: scenario))
  }

  /// The most everyday scenario of a cause: on a device that people have, with the newest version.
  private func scenario(of cause: LocalCause) -> [Int]? {
    var query = cause.query
    let devices = Set(devices)
    query.narrow(.device, to: { devices.contains($0) }) { first(of: cause, in: $0) != nil }
    for version in query.allowed[MatrixParameter.os.rawValue].indices.reversed()
    where query.narrow(.os, to: { $0 == version }, where: { first(of: cause, in: $0) != nil }) {
      break
    }
    return everyday(in: query) { first(of: cause, in: $0) }
  }

  private func first(of cause: LocalCause, in query: Query) -> [Int]? {
    first(of: cause.strategy, in: query) { isOf(cause, $0) }
  }

  /// Whether an outcome is a failure of a cause's.
  private func isOf(_ cause: LocalCause, _ terminal: Int) -> Bool {
    Outcome(terminal: terminal)?.signature.map {
      cause.aspects.isEmpty || cause.aspects.contains($0.aspect)
    } ?? false
  }
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
