import ScenarioSpaces

/// Counts the scenarios of a strategy that fail in some way under conditions of other runs' rules.
package struct ConditionCounter {
  private let result: RunResult
  private let outcomes: Diagram

  /// nil where the result has no such strategy.
  package init?(_ strategy: String, in result: RunResult) {
    guard let strategy = result.strategies.first(where: { $0.id == strategy }) else { return nil }
    self.result = result
    outcomes = strategy.outcomes
  }

  /// How many scenarios fail in a way under a condition.
  ///
  /// - Parameters:
  ///   - signature: The way.
  ///   - condition: A query; levels that the result does not have are left out.
  ///   - levels: Each parameter's levels where the condition was found, which say what `device:!ipad-2`
  ///     allows: others are left out. nil for those of the result. A parameter that the condition does not
  ///     name has all levels of the result.
  /// - Returns: Their number; nil where no scenario that the condition allows was judged.
  /// - Complexity: That of ``DiagramTable/counts(of:in:kind:)``.
  package func scenarios(
    failing signature: FailureSignature, under condition: String, of levels: [String: [String]]?
  ) -> Int? {
    let parameters = result.space.parameters
    let known = parameters.map { (name: $0.name, levels: levels?[$0.name] ?? $0.levels) }
    let (found, problems) = Query.parse(condition, known)
    guard problems.allSatisfy(\.isUnknownLevel) else { return nil }
    var cube = Query(all: result.space)
    for (number, (parameter, allowed)) in zip(parameters, zip(known, found.allowed)).enumerated()
    where allowed.1.contains(false) {
      let names = zip(allowed.0.levels, allowed.1).filter(\.1).map(\.0)
      let numbers = Set(names.compactMap(parameter.level(named:)))
      cube.narrow(number, to: numbers.contains)
    }
    let counts = result.table.counts(of: outcomes, in: cube) { terminal in
      guard let outcome = Outcome(terminal: terminal), outcome.verdict != nil else { return nil }
      return outcome.signature == signature
    }
    return counts == (0, 0) ? nil : counts.yes
  }
}
