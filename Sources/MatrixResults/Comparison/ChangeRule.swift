package import ScenarioSpaces

/// A condition on levels under which every scenario that was judged changed in one way.
package struct ChangeRule: Hashable, Sendable {
  package let change: OutcomeChange
  /// The levels that the condition allows, of the joint space of both runs.
  package let cube: Query
  /// The scenarios of the condition that changed.
  package let scenarios: Int
  /// Those of `scenarios` that no rule before this one explains.
  package let newlyExplained: Int
  /// How far bottoms were off before, in words; empty where they were not.
  package let amountBefore: String
  /// How far bottoms are off now, in words; empty where they are not.
  package let amount: String
  /// The lowest of its scenarios.
  package let representative: String
  /// The condition as a query that selects the scenarios in each run that has them; empty where all
  /// levels are allowed.
  package let condition: String
  /// The condition in words; empty where all levels are allowed.
  package let words: String
}

/// The rules by which a strategy's outcomes changed, those that explain the most first.
package struct ChangeRules: Hashable, Sendable {
  package let strategy: String
  /// The scenarios that changed, of every kind that has rules.
  package let changed: Int
  package let rules: [ChangeRule]

  /// The scenarios that changed, and no rule explains.
  package var unexplained: Int { rules.reduce(changed) { $0 - $1.newlyExplained } }
}

extension AlignedDiagrams {
  /// The rules by which a strategy's outcomes changed.
  ///
  /// - Parameters:
  ///   - strategy: The strategy's name.
  ///   - changes: What ``outcomeChanges(of:)`` gave for it.
  ///   - model: The model of the joint space.
  ///   - limit: The maximum number of rules.
  /// - Returns: The same rules on every machine.
  /// - Complexity: The number of nodes of the strategy's changes, and a bounded search.
  func changeRules(
    of strategy: String, _ changes: Diagram?, _ model: RunModel, limit: Int
  ) -> ChangeRules {
    guard let changes, let before = earlier[strategy], let now = later[strategy] else {
      return ChangeRules(strategy: strategy, changed: 0, rules: [])
    }
    func isJudged(_ number: Int) -> Bool { number != OutcomeChangeNumbers.notJudged }
    var search = RuleSearch(
      changes, in: table, bound: 40_000_000, isJudged: isJudged,
      signature: { numbers[$0] })
    let judged = CubeCounter(changes, in: table, where: isJudged)
    let wording = RuleWording(model: model, judged: judged)
    let changed = table.tally(changes, bins: 1) { numbers[$0] == nil ? [] : [0] }[0]
    let rules = search.candidates(limit: limit).map { candidate in
      let (change, cube) = (candidate.signature, candidate.cube.query)
      func amount(_ outcomes: Diagram, _ signature: FailureSignature?) -> String {
        signature.map { table.amount(of: outcomes, in: cube, failing: $0) } ?? ""
      }
      var scenarios = table.scenarios(of: changes, where: cube) { numbers[$0] != nil }
      return ChangeRule(
        change: change, cube: cube, scenarios: candidate.cube.wanted,
        newlyExplained: candidate.cube.newlyCovered, amountBefore: amount(before, change.before),
        amount: amount(now, change.now),
        representative: scenarios.next().map { model.space.id(of: $0) } ?? "",
        condition: condition(cube, change.kind, judged, in: model.space),
        words: wording.words(of: cube))
    }
    return ChangeRules(strategy: strategy, changed: changed, rules: rules)
  }

  /// A condition as a text for the runs that have its scenarios.
  ///
  /// Of a parameter whose levels are not those of both runs, it names the levels that were judged: a
  /// level that a run does not have would be an error there, also as one that is left out.
  private func condition(
    _ cube: Query, _ kind: OutcomeChange.Kind, _ judged: CubeCounter, in space: ScenarioSpace
  ) -> String {
    let runs =
      switch kind {
      case .failingNow: [alignment.later]
      case .onlyBefore: [alignment.earlier]
      case .newlyFailing, .fixed, .otherAspect, .otherPoints: [alignment.earlier, alignment.later]
      }
    let unshared = cube.allowed.indices.filter { parameter in
      [alignment.earlier, alignment.later].contains { $0[parameter].contains(nil) }
    }
    var counts: [[Int]]?
    var allowed = cube.allowed
    for parameter in unshared {
      // Where each run's levels are all allowed, nothing needs to be said.
      let isEverything = runs.allSatisfy { run in
        zip(run[parameter], allowed[parameter]).allSatisfy { $0 == nil || $1 }
      }
      counts = counts ?? judged.countsByLevel(in: cube)
      allowed[parameter] = zip(cube.allowed[parameter], counts?[parameter] ?? []).map {
        isEverything || $0 && $1 > 0
      }
    }
    return Query(allowed: allowed).text(in: space, listing: unshared)
  }
}
