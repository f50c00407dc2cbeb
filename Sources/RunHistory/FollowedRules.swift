import GRDB
import MatrixResults
import ScenarioSpaces

/// What became of the rules of the runs before, and what the new ones were in them.
///
/// A result has few rules of each strategy, those that explain the most. One that is no longer among
/// them may fail as before, and one that has come among them may have failed before.
struct FollowedRules {
  /// The run before.
  let before: HistoryRun
  /// The rules of the runs before that the new one does not list, with their scenarios in the new one.
  private var now: [(rule: Row, scenarios: Int)] = []
  /// The rules that the run before does not have.
  private let new: [(strategy: String, rules: [FailureRule])]
  /// The levels that the conditions of these are about.
  private let levels: [String: [String]]
  /// The rules by which each strategy fails in the run before.
  private let counted: [String: [RuleCondition]]
  /// The keys of new rules with their scenarios in earlier results.
  private var then: [(result: Int64, key: String, scenarios: Int)] = []

  /// The most rules of a strategy that are followed though no run lists them any longer, of those that
  /// failed last and of those that are fixed.
  private static let most = 100

  /// Counts the rules of the runs before in a result.
  ///
  /// - Parameters:
  ///   - rows: These with their last counts, the latest first.
  ///   - known: Their levels.
  ///   - result: The result.
  ///   - rules: Its rules.
  ///   - before: The run before of its branch and part of the plan.
  fileprivate init(
    _ rows: [Row], _ known: KnownLevels, in result: RunResult, _ rules: [FailureRules],
    after before: HistoryRun
  ) {
    func condition(_ row: Row) -> RuleCondition? {
      FailureSignature.Aspect(rawValue: row["aspect"]).map { aspect in
        RuleCondition(
          failing: FailureSignature(aspect, step: row["step"]), under: row["condition"],
          of: known.levels(ofRule: row["id"])?.levels)
      }
    }
    func isFixed(_ row: Row) -> Bool { row["scenarios"] == 0 }
    self.before = before
    levels = RuleLevels(of: result).levels
    let last = rows.filter { $0["run"] == before.id }
    counted = Dictionary(grouping: last.filter { !isFixed($0) }) { $0["strategy"] as String }
      .mapValues { $0.compactMap(condition) }
    let keys = Set(last.compactMap { $0["key"] as String? })
    new = rules.map { ($0.strategy, $0.rules.filter { !keys.contains($0.key) }) }
      .filter { !$0.1.isEmpty }
    let listed = Set(rules.flatMap { $0.rules.map(\.key) })
    let unlisted = Dictionary(grouping: rows.filter { !listed.contains($0["key"] ?? "") }) {
      $0["strategy"] as String
    }
    let followed = rules.map(\.strategy).flatMap { strategy in
      let rows = unlisted[strategy] ?? []
      return rows.filter { !isFixed($0) }.prefix(Self.most) + rows.filter(isFixed).prefix(Self.most)
    }
    let conditions = followed.map { (strategy: $0["strategy"] as String, condition: condition($0)) }
    let scenarios = conditions.indices.concurrentMap { index in
      let (strategy, condition) = conditions[index]
      return condition.flatMap { ConditionCounter(strategy, in: result)?.scenarios(of: $0) }
    }
    for (row, scenarios) in zip(followed, scenarios) {
      if let scenarios, scenarios > 0 || !isFixed(row) { now.append((row, scenarios)) }
    }
  }

  /// Whether there are rules that the run before does not have.
  var hasNewRules: Bool { !new.isEmpty }

  /// Counts the new rules in an earlier result.
  ///
  /// - Parameters:
  ///   - earlier: The result.
  ///   - number: The number by which it is stored.
  ///   - isBefore: Whether it is that of the run before, which comes last. What meets other rules there
  ///     may be a part of them: nobody asks when it began.
  mutating func count(in earlier: RunResult, _ number: Int64, isBefore: Bool) {
    for (strategy, rules) in new {
      guard let counter = ConditionCounter(strategy, in: earlier) else { continue }
      for rule in rules {
        let condition = RuleCondition(
          failing: rule.signature, under: rule.condition, of: levels)
        guard let scenarios = counter.scenarios(of: condition) else { continue }
        if isBefore, scenarios > 0, counter.meets(condition, counted[strategy] ?? []) {
          then.removeAll { $0.key == rule.key }
        }
        then.append((number, rule.key, scenarios))
      }
    }
  }

  /// Stores the counts; what another process has pruned meanwhile has none.
  func store(beside run: Int64, in db: Database) throws {
    let later = try db.makeStatement(
      sql: """
        INSERT OR IGNORE INTO ruleCount
          SELECT ?, id, ? FROM rule WHERE id = ? AND strategy = ? AND condition = ?
        """)
    for (rule, scenarios) in now {
      try later.execute(arguments: [
        run, scenarios, rule["id"], rule["strategy"], rule["condition"],
      ])
    }
    if then.isEmpty { return }
    let earlier = try db.makeStatement(
      sql: "INSERT OR IGNORE INTO ruleCount SELECT ?, id, ? FROM rule WHERE key = ?")
    // A result may go back to those of other branches and queries.
    let rows = try Row.fetchAll(
      db, sql: "SELECT id, result FROM run WHERE branch = ? AND selection = ? AND id <= ?",
      arguments: [before.origin.branch, before.selection, before.id])
    let runs = Dictionary(rows.map { ($0["result"] as Int64, $0["id"] as Int64) }) { $1 }
    for (result, key, scenarios) in then {
      if let run = runs[result] { try earlier.execute(arguments: [run, scenarios, key]) }
    }
  }
}

extension RunHistory {
  /// Counts the rules of the runs before in a result.
  ///
  /// A rule is followed until a run in which none of its scenarios fails, also across runs that judged
  /// none, and again from a run in which some do.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - rules: Its rules.
  ///   - before: The run before of its branch and part of the plan; nil where there is none.
  /// - Returns: The counts; nil where there is no run before.
  /// - Throws: ``HistoryError`` where the file cannot be read.
  func followedRules(
    to result: RunResult, _ rules: [FailureRules], after before: HistoryRun?
  ) throws(HistoryError) -> FollowedRules? {
    guard let before else { return nil }
    return FollowedRules(
      try lastCounts(to: before), try knownLevels(of: before), in: result, rules, after: before)
  }

  /// Counts new rules in the run before and in those that its result goes back to.
  ///
  /// The farthest of these is the first of its profiles: of what began to fail below the list it is known
  /// that it did not fail once.
  ///
  /// - Parameters:
  ///   - followed: The rules; nil for none.
  ///   - visit: What else is to be done with these results, by their numbers.
  /// - Throws: ``HistoryError`` where the file cannot be read.
  func count(
    _ followed: inout FollowedRules?,
    visiting visit: (Int64, inout RunResult) -> Void = { _, _ in }
  ) throws(HistoryError) {
    guard let before = followed?.before, let stored = try stored(before) else { return }
    // What cannot be read any longer says nothing of the rules.
    _ = try? result(stored: stored) { number, earlier in
      followed?.count(in: earlier, number, isBefore: number == stored)
      visit(number, &earlier)
    }
  }

  /// The rules with their last counts in the runs of one's branch and part of the plan, up to it: the latest
  /// counts first, then the largest.
  private func lastCounts(to run: HistoryRun) throws(HistoryError) -> [Row] {
    try read { db in
      // SQLite keeps the order of a cross join: it looks at each rule, not at each count of it.
      try Row.fetchAll(
        db,
        sql: """
          SELECT rule.*, last.run, last.scenarios FROM rule
            CROSS JOIN ruleCount AS last ON last.rule = rule.id AND last.run = (
              SELECT earlier.run FROM ruleCount AS earlier JOIN run ON run.id = earlier.run
                WHERE earlier.rule = rule.id AND selection = ? AND branch = ? AND earlier.run <= ?
                ORDER BY earlier.run DESC LIMIT 1)
            ORDER BY last.run DESC, last.scenarios DESC, rule.id
          """, arguments: [run.selection, run.origin.branch, run.id])
    }
  }
}
