import ScenarioSpaces

extension Matrix {
  /// For each rule of each strategy, the scenario whose bottom is furthest off where it first is; the
  /// rule's lowest where no bottom is off.
  ///
  /// - Parameters:
  ///   - rules: The rules of all strategies, at most 64 of each.
  ///   - result: What the rules are about: only what it has judged is looked at.
  ///   - threads: At most so many threads; nil for one for each core.
  /// - Returns: The same scenarios for every number of threads.
  /// - Complexity: At most that of a run; nothing is played where no rule holds.
  public func furthest(
    in rules: [FailureRules], of result: RunResult, threads: Int? = nil
  ) -> [[[Int]]] {
    precondition(rules.allSatisfy { $0.rules.count <= RuleMasks.limit }, "too many rules")
    var table = result.table
    let lanes = Lane.all(model.scripted)
    let scopes = lanes.map { $0.scope(result.scope, notRun: result.notRun, in: &table) }
    let survey = Survey(model, lanes, scopes: scopes, in: table)
    var places = [[[Int]]](repeating: [], count: survey.groups.count)
    for place in survey.places { places[place.group].append(place.levels) }
    let groups = places
    let judge = FurthestJudge(
      model: model, survey: survey, scopeTable: table, subjects: subjects, policies: policies,
      rules: rules, masks: RuleMasks(rules, sizes: table.sizes))
    let sum: Furthest = groups.indices.concurrentFold(grain: 4, threads: threads) { sum, group in
      if sum.places.isEmpty { sum = Furthest(rules) }
      judge.judge(group, at: groups[group], into: &sum)
    }
    return rules.enumerated().map { strategy, rules in
      rules.rules.enumerated().map { number, rule in
        sum.places.isEmpty
          ? rule.representative
          : sum.places[strategy][number]?.scenario ?? rule.representative
      }
    }
  }
}

/// For each rule of each strategy, the scenario whose bottom is furthest off where it first is.
struct Furthest: Accumulator, Sendable {
  /// A scenario and how far it is off, in points.
  struct Place: Sendable {
    var points: Double
    var scenario: [Int]
  }

  private(set) var places: [[Place?]] = []

  init() {}

  init(_ rules: [FailureRules]) {
    places = rules.map { .init(repeating: nil, count: $0.rules.count) }
  }

  /// Keeps a scenario that is further off than all before it; it is asked for only then.
  mutating func note(
    _ points: Double, strategy: Int, rule: Int, _ scenario: () -> [Int]
  ) {
    if points <= places[strategy][rule]?.points ?? 0 { return }
    places[strategy][rule] = Place(points: points, scenario: scenario())
  }

  mutating func merge(_ next: Furthest) {
    if places.isEmpty { places = next.places }
    for (strategy, row) in next.places.enumerated() {
      for (rule, place) in row.enumerated() {
        if let place { note(place.points, strategy: strategy, rule: rule) { place.scenario } }
      }
    }
  }
}
