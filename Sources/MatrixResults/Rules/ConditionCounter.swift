import ScenarioSpaces

/// How scenarios fail by a rule of some run, and under which condition.
package struct RuleCondition: Sendable {
  let signature: FailureSignature
  /// A query; levels that a result does not have are left out.
  let condition: String
  /// Each parameter's levels where the condition was found; nil for those of a result.
  ///
  /// They say what `device:!ipad-2` allows: others are left out. A parameter that the condition does not
  /// name has all levels of a result.
  let levels: [String: [String]]?

  package init(
    failing signature: FailureSignature, under condition: String, of levels: [String: [String]]?
  ) {
    self.signature = signature
    self.condition = condition
    self.levels = levels
  }
}

/// Counts the scenarios of a strategy that fail in some way under conditions of other runs' rules.
package struct ConditionCounter {
  private let space: ScenarioSpace
  private let outcomes: Diagram
  private var counter: SparseCubeCounter

  /// nil where the result has no such strategy.
  package init?(_ strategy: String, in result: RunResult) {
    guard let strategy = result.strategies.first(where: { $0.id == strategy }) else { return nil }
    space = result.space
    outcomes = strategy.outcomes
    counter = SparseCubeCounter(result.table)
  }

  /// How many scenarios fail by a rule.
  ///
  /// - Returns: Their number; nil where no scenario that the condition allows was judged.
  /// - Complexity: That of ``SparseCubeCounter/counts(of:in:kind:)``.
  package mutating func scenarios(of rule: RuleCondition) -> Int? {
    query(rule).flatMap { scenarios(failing: rule.signature, in: $0) }
  }

  /// Whether a rule's condition has scenarios in common with those of others that fail in the same way.
  package func meets(_ rule: RuleCondition, _ others: [RuleCondition]) -> Bool {
    guard let query = query(rule) else { return false }
    return others.contains { other in
      other.signature == rule.signature && self.query(other).map(query.meets) == true
    }
  }

  private mutating func scenarios(failing signature: FailureSignature, in query: Query) -> Int? {
    let counts = counter.counts(of: outcomes, in: query) { terminal in
      guard let outcome = Outcome(terminal: terminal), outcome.verdict != nil else { return nil }
      return outcome.signature == signature
    }
    return counts == (0, 0) ? nil : counts.yes
  }

  /// The result's scenarios that a condition allows; nil for what is no condition.
  private func query(_ rule: RuleCondition) -> Query? {
    let parameters = space.parameters
    let known = parameters.map { (name: $0.name, levels: rule.levels?[$0.name] ?? $0.levels) }
    let (found, problems) = Query.parse(rule.condition, known)
    guard problems.allSatisfy(\.isUnknownLevel) else { return nil }
    var query = Query(all: space)
    for (number, (parameter, allowed)) in zip(parameters, zip(known, found.allowed)).enumerated()
    where allowed.1.contains(false) {
      let names = zip(allowed.0.levels, allowed.1).filter(\.1).map(\.0)
      let numbers = Set(names.compactMap(parameter.level(named:)))
      query.narrow(number, to: numbers.contains)
    }
    return query
  }
}
