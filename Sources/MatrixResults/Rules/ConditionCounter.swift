import ScenarioSpaces

/// Counts the scenarios of a strategy that fail in some way under conditions of other runs' rules.
package struct ConditionCounter {
  private let result: RunResult
  private let strategy: StrategyResult
  private let judged: CubeCounter
  private var failing: [FailureSignature: CubeCounter] = [:]

  /// Prepares a strategy of a result; nil where the result has no such strategy.
  package init?(_ strategy: String, in result: RunResult) {
    guard let strategy = result.strategies.first(where: { $0.id == strategy }) else { return nil }
    self.result = result
    self.strategy = strategy
    judged = CubeCounter(strategy.outcomes, in: result.table) {
      Outcome(terminal: $0)?.verdict != nil
    }
  }

  /// How many scenarios fail in a way under a condition.
  ///
  /// - Parameters:
  ///   - signature: The way.
  ///   - condition: A query; levels that the result does not have are left out.
  /// - Returns: Their number; nil where no scenario that the condition allows was judged.
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  package mutating func scenarios(
    failing signature: FailureSignature, under condition: String
  ) -> Int? {
    let (cube, problems) = Query.parse(
      condition, result.space.parameters.map { ($0.name, $0.levels) })
    guard problems.allSatisfy(\.isUnknownLevel), cube.allowed.allSatisfy({ $0.contains(true) })
    else { return nil }
    let counter =
      failing[signature]
      ?? CubeCounter(strategy.outcomes, in: result.table) {
        Outcome(terminal: $0)?.signature == signature
      }
    failing[signature] = counter
    let count = counter.count(in: cube)
    return count == 0 && judged.count(in: cube) == 0 ? nil : count
  }
}
