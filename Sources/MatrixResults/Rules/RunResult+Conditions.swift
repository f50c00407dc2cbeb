import ScenarioSpaces

extension RunResult {
  /// How many scenarios fail in a way under a condition, which may be that of another run's rule.
  ///
  /// - Parameters:
  ///   - strategy: The strategy's name.
  ///   - signature: The way in which they fail.
  ///   - condition: A query; levels that this result does not have are left out.
  /// - Returns: Their number; nil where the strategy was judged in none that the condition allows.
  package func scenarios(
    of strategy: String, failing signature: FailureSignature, under condition: String
  ) -> Int? {
    guard let strategy = strategies.first(where: { $0.id == strategy }) else { return nil }
    let (query, problems) = Query.parse(
      condition, space.parameters.map { ($0.name, $0.levels) })
    guard problems.allSatisfy(\.isUnknownLevel) else { return nil }
    let counts = table.tally(strategy.outcomes, where: query, bins: 2) { terminal in
      guard let outcome = Outcome(terminal: terminal), outcome.verdict != nil else { return [] }
      return outcome.signature == signature ? [0, 1] : [0]
    }
    return counts[0] == 0 ? nil : counts[1]
  }
}
