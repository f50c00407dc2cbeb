import MatrixModels
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
  /// The condition as a query; empty where all levels are allowed.
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
  /// The rules by which a strategy's outcomes changed; nil where only one result has it.
  ///
  /// - Parameters:
  ///   - strategy: The strategy's name.
  ///   - model: The model of the joint space.
  ///   - limit: The maximum number of rules.
  /// - Returns: The same rules on every machine.
  /// - Complexity: O(1) where nothing changed; else the number of nodes of the strategy's diagrams,
  ///   and a bounded search.
  func changeRules(of strategy: String, _ model: RunModel, limit: Int) -> ChangeRules? {
    guard let before = earlier[strategy], let now = later[strategy] else { return nil }
    if before == now { return ChangeRules(strategy: strategy, changed: 0, rules: []) }
    var (table, numbers) = (table, OutcomeChangeNumbers())
    let changes = table.apply(before, now) { numbers.number(from: $0, to: $1) }
    var search = RuleSearch(
      changes, in: table, bound: 40_000_000, isJudged: { $0 != OutcomeChangeNumbers.notJudged },
      signature: { numbers[$0] })
    let judged = CubeCounter(changes, in: table) { $0 != OutcomeChangeNumbers.notJudged }
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
        condition: cube.text(in: model.space),
        words: wording.condition(of: cube).parts.joined(separator: ", "))
    }
    return ChangeRules(strategy: strategy, changed: changed, rules: rules)
  }
}

/// Gives each change a number, for the terminals of a diagram.
private struct OutcomeChangeNumbers {
  static let notJudged = 0
  private static let unchanged = 1

  private var changes: [OutcomeChange] = []
  private var known: [OutcomeChange: Int] = [:]
  // The same pairs of outcomes come again and again.
  private var cache: [UInt64: Int] = [:]

  subscript(number: Int) -> OutcomeChange? { number > Self.unchanged ? changes[number - 2] : nil }

  mutating func number(from old: Int, to new: Int) -> Int {
    let pair = UInt64(old) << 32 | UInt64(new)
    if let found = cache[pair] { return found }
    let (before, now) = (Outcome(terminal: old), Outcome(terminal: new))
    let number: Int
    if let change = OutcomeChange(from: before, to: now) {
      number = known[change] ?? changes.count + 2
      if known.updateValue(number, forKey: change) == nil { changes.append(change) }
    } else {
      let isJudged = before?.verdict != nil || now?.verdict != nil
      number = isJudged ? Self.unchanged : Self.notJudged
    }
    cache[pair] = number
    return number
  }
}

extension RunModel {
  /// The model over the joint space of an earlier model and this one.
  func joined(_ earlier: RunModel, _ alignment: SpaceAlignment) -> RunModel {
    /// The value of each joint level: what this model says, or else what the earlier one says.
    func values<Value>(_ parameter: Int, _ mine: [Value], _ others: [Value]?) -> [Value?] {
      zip(alignment.later[parameter], alignment.earlier[parameter]).map { new, old in
        if let new { return mine[new] }
        return old.flatMap { others?[$0] }
      }
    }
    let script = MatrixParameter.script.rawValue
    return RunModel(
      space: alignment.joint, digest: digest, constraints: constraints, runs: runs, query: query,
      gate: gate, without: without, policies: policies,
      steps: values(script, steps, earlier.steps).map { $0 ?? [] },
      properties: properties.map { property in
        let old = earlier.properties.first {
          $0.parameter == property.parameter && $0.name == property.name
        }
        return LevelProperty(
          property.parameter, property.name,
          holds: values(property.parameter.rawValue, property.holds, old?.holds).map {
            $0 ?? false
          })
      })
  }
}
