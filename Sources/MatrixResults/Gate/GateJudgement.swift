package import DeviceProfiles

/// What a gate says of a result: the verdict, and every reason for it.
package struct GateJudgement: Sendable {
  package let verdict: RunVerdict
  /// What is known to fail, counted.
  package let known: KnownFailures
  /// What is not as the gate asks for it, in the order in which people should look at it.
  package let violations: [GateViolation]
}

/// A gate violation.
package enum GateViolation: Hashable, Sendable {
  /// Scenarios of a strategy that must be exact fail, and nobody knows of them.
  case unknownFailures(strategy: String, scenarios: Int)
  /// A strategy hides content that nobody knows of in more scenarios than its limit in percent.
  case hidden(strategy: String, scenarios: Int, judged: Int, limit: Double)
  /// A strategy hides content that nobody knows of in a greater share of use, from 0 to 1, than its
  /// limit in percent.
  case hiddenOfUse(strategy: String, share: Double, limit: Double)
  /// A strategy of the gate was judged in no scenario.
  case unjudged(strategy: String)
  /// A strategy has a limit of use, and nothing that was run is used.
  case unweighed(strategy: String)
  /// A known failure is not as it is listed.
  case known(KnownFailure)
  /// Fewer scenarios were run than the least number.
  case few(scenarios: Int, least: Int)
  /// The run has shrunk by more than the limit in percent.
  case shrunk(scenarios: Int, before: Int, limit: Double)
}

extension RunResult {
  /// The result of the same run with another gate, which does not change what was judged.
  package func with(_ gate: MatrixPlan.Gate) -> RunResult {
    var model = model
    model.gate = gate
    return RunResult(
      model: model, shard: shard, isComplete: isComplete, scope: scope, provenance: provenance,
      strategies: strategies, table: table, classes: classes)
  }

  /// What a gate says of the result.
  ///
  /// A strategy that was judged in no scenario is not exact. What is less than the whole has no
  /// verdict, however it came out so far. A narrowed run says how what it selects fails, and nothing
  /// of numbers.
  ///
  /// - Complexity: O(*e*) for diagrams of *e* edges, times the known failures.
  package func judgement(by criteria: GateCriteria) -> GateJudgement {
    var counter = KnownFailureCounter(self, criteria)
    let known = counter.failures(on: criteria.day)
    let scenarios = counts.applicable
    if let verdict = unfinished(scenarios) {
      return GateJudgement(verdict: verdict, known: known, violations: [])
    }
    let names = criteria.gated(model.gate)
    if names.isEmpty && criteria.asksNothing {
      return GateJudgement(verdict: .noGate, known: known, violations: [])
    }
    let violations =
      strategies.flatMap { failures(of: $0, known, criteria) }
      + known.entries.filter { $0.state.isWrong }.map { .known($0) }
      + sizeViolations(scenarios, criteria)
    let missing = names.filter { id in !strategies.contains { $0.id == id } }
    return GateJudgement(
      verdict: !violations.isEmpty ? .fail : missing.isEmpty ? .pass : .notRun(missing),
      known: known, violations: violations)
  }

  /// Why there is no verdict; nil where everything was judged.
  private func unfinished(_ scenarios: Int) -> RunVerdict? {
    if !isComplete { return .interrupted }
    if let shard { return .part(shard) }
    return scenarios == 0 ? .empty : nil
  }

  private func failures(
    of strategy: StrategyResult, _ known: KnownFailures, _ criteria: GateCriteria
  ) -> [GateViolation] {
    let isExact = model.gate.exact.contains(strategy.id)
    let limit = criteria.limits.hidden[strategy.id]
    guard isExact || criteria.limits.strategies.contains(strategy.id) else { return [] }
    let counts = counts(of: strategy)[0]
    if counts.judged == 0 { return [.unjudged(strategy: strategy.id)] }
    var violations: [GateViolation] = []
    let failing = counts.failing - known.tolerated(strategy)
    if isExact, failing > 0 {
      violations.append(.unknownFailures(strategy: strategy.id, scenarios: failing))
    }
    let hidden = counts.hidden - (known.toleratedHidden[strategy.id] ?? 0)
    if let limit, Double(hidden) * 100 > limit * Double(counts.judged) {
      violations.append(
        .hidden(strategy: strategy.id, scenarios: hidden, judged: counts.judged, limit: limit))
    }
    return violations + [useViolation(of: strategy, criteria)].compactMap(\.self)
  }

  private func sizeViolations(_ scenarios: Int, _ criteria: GateCriteria) -> [GateViolation] {
    var violations: [GateViolation] = []
    let least =
      criteria.leastScenarios ?? (model.query.isEmpty ? criteria.limits.leastScenarios : nil)
    if let least, scenarios < least {
      violations.append(.few(scenarios: scenarios, least: least))
    }
    // A few scenarios that were chosen are no plan that has shrunk.
    if let before = criteria.scenariosBefore, criteria.choiceBefore == model.choice?.strength,
      let limit = criteria.limits.greatestShrinkage,
      Double(before - scenarios) * 100 > limit * Double(before)
    {
      violations.append(.shrunk(scenarios: scenarios, before: before, limit: limit))
    }
    return violations
  }

  /// The conditions under which a strategy of the gate fails in a way that nobody knows of.
  ///
  /// Their numbers are of those scenarios alone, and no condition holds in a known failure.
  package func unknownFailureRules(
    of strategy: StrategyResult, by criteria: GateCriteria, limit: Int = 40
  ) -> FailureRules {
    var counter = KnownFailureCounter(self, criteria)
    // As exact ones, known failures bound the conditions.
    let rest = counter.unknown(strategy, as: Outcome.exact)
    let strategy = StrategyResult(
      id: strategy.id, about: strategy.about, mechanism: strategy.mechanism,
      outcomes: rest.outcomes, worstScenarios: strategy.worstScenarios)
    let result = RunResult(
      model: model, shard: shard, isComplete: isComplete, scope: scope, provenance: provenance,
      strategies: [strategy], table: rest.table, classes: classes)
    return result.failureRules(of: strategy, limit: limit)
  }

  /// How many scenarios a baseline's entry has, as a gate counts it.
  package func failing(_ entry: Baseline.Entry, by criteria: GateCriteria) -> Int {
    var criteria = criteria
    criteria.baseline = Baseline(entries: [entry])
    var counter = KnownFailureCounter(self, criteria)
    return counter.failures(on: nil).entries.first?.failing ?? 0
  }
}

extension KnownFailure.State {
  /// Whether what is listed is not so.
  package var isWrong: Bool {
    switch self {
    case .fixed, .stale, .changed, .expired: true
    case .known, .uncounted: false
    }
  }
}
