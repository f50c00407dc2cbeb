import DeviceProfiles
import InsetCore
import ScenarioSpaces

extension RunResult {
  /// The conditions under which a strategy fails, for each way in which it does.
  ///
  /// Scenarios that were not judged may lie under a condition: they make it simpler.
  ///
  /// - Parameters:
  ///   - strategy: The strategy.
  ///   - limit: The maximum number of rules.
  /// - Returns: The rules, those that explain the most first; the same on every machine.
  package func failureRules(
    of strategy: StrategyResult, limit: Int = 40
  ) -> FailureRules {
    let wording = RuleWording(
      model: model,
      judged: CubeCounter(strategy.outcomes, in: table) {
        Outcome(terminal: $0)?.verdict != nil
      })
    var search = RuleSearch(
      strategy.outcomes, in: table, bound: 200_000_000,
      isJudged: { Outcome(terminal: $0)?.verdict != nil },
      signature: { Outcome(terminal: $0)?.signature })
    let order = RepresentativeOrder(self)
    var taken: Set<String> = []
    let rules = search.candidates(limit: limit).map {
      rule($0, strategy, wording, order, &taken)
    }
    return FailureRules(
      strategy: strategy.id, failing: counts(of: strategy)[0].failing,
      signatures: search.signatures.count, rules: rules)
  }

  /// The strategies of the gate, and those without known weaknesses.
  package var unexplained: [StrategyResult] {
    strategies.filter {
      model.gate.exact.contains($0.id) || FailureCause.known(of: $0, in: space).isEmpty
    }
  }

  /// The rules of some strategies, in their order.
  ///
  /// - Parameters:
  ///   - chosen: The strategies; nil for all.
  ///   - limit: The maximum number of rules for each strategy.
  ///   - threads: The maximum number of strategies at a time; nil for one per core.
  ///   - progress: Called from any thread after each strategy.
  /// - Returns: The same rules for every number of threads.
  package func failureRules(
    of chosen: [StrategyResult]? = nil, limit: Int = 40, threads: Int? = nil,
    progress: @Sendable () -> Void = {}
  ) -> [FailureRules] {
    let chosen = chosen ?? strategies
    return chosen.indices.concurrentMap(threads: threads) {
      let rules = failureRules(of: chosen[$0], limit: limit)
      progress()
      return rules
    }
  }

  private func rule(
    _ candidate: RuleSearch<FailureSignature>.Candidate, _ strategy: StrategyResult,
    _ wording: RuleWording, _ order: RepresentativeOrder, _ taken: inout Set<String>
  ) -> FailureRule {
    let (signature, cube) = (candidate.signature, candidate.cube.query)
    // In a rule's cube every judged scenario fails with the rule's signature.
    var representatives = table.scenarios(
      of: strategy.outcomes, where: order.narrowed(cube, wording.judged)
    ) { Outcome(terminal: $0)?.verdict != nil }
    let sentence = wording.sentence(signature, cube)
    let title = sentence.title(besides: taken)
    taken.insert(title)
    return FailureRule(
      signature: signature, cube: cube, scenarios: candidate.cube.wanted,
      newlyExplained: candidate.cube.newlyCovered,
      amount: table.amount(of: strategy.outcomes, in: cube, failing: signature),
      representative: representatives.next() ?? [],
      condition: cube.text(in: space),
      words: sentence.whole, title: title, key: wording.key(of: strategy.id, signature, cube))
  }
}

extension DiagramTable {
  /// How far bottoms are off in the scenarios of a cube that fail with a signature, in words.
  func amount(of outcomes: Diagram, in cube: Query, failing signature: FailureSignature) -> String {
    var amounts: Set<ErrorMagnitude> = []
    for terminal in values(of: outcomes, in: cube) {
      guard case .judged(let verdict, let amount, _, _) = Outcome(terminal: terminal),
        FailureSignature(verdict) == signature
      else { continue }
      amounts.insert(amount)
    }
    return ErrorMagnitude.words(for: amounts)
  }
}
