import GRDB
import MatrixResults
import ScenarioSpaces

/// What became of the rules of the runs before, and what the new ones were in the last of them.
///
/// A result has few rules of each strategy, those that explain the most. One that is no longer among
/// them may fail as before, and one that has come among them may have failed before.
struct FollowedRules {
  /// The run before.
  let before: Int64
  /// The rules of the runs before that the new one does not list, with their scenarios in the new one.
  var now: [(rule: Row, scenarios: Int)] = []
  /// The keys of rules that the run before does not have, with their scenarios in it.
  var then: [(key: String, scenarios: Int)] = []

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
    let earlier = try db.makeStatement(
      sql: """
        INSERT OR IGNORE INTO ruleCount
          SELECT run.id, rule.id, ? FROM run, rule WHERE run.id = ? AND key = ?
        """)
    for (key, scenarios) in then { try earlier.execute(arguments: [scenarios, before, key]) }
  }
}

extension RunHistory {
  /// The most rules of a strategy that are followed though no run lists them any longer, and the most that
  /// are looked at for failures that are back.
  private static let mostFollowed = 100

  /// Counts the rules of the runs before in a result, and the new ones of the result in the last of them.
  ///
  /// A rule is followed until a run in which none of its scenarios fails, also across runs that judged
  /// none, and again from a run in which some do.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - rules: Its rules.
  ///   - before: The run before of its branch and part of the plan.
  ///   - earlier: The result of that run, where it was read; nil to read it where it is needed.
  /// - Returns: The counts.
  /// - Throws: ``HistoryError`` where the file cannot be read.
  func followedRules(
    to result: RunResult, _ rules: [FailureRules], after before: HistoryRun,
    whose earlier: RunResult? = nil
  ) throws(HistoryError) -> FollowedRules {
    func isFixed(_ row: Row) -> Bool { row["scenarios"] == 0 }
    let rows = try lastCounts(to: before)
    var followed = FollowedRules(before: before.id)
    let listed = Set(rules.flatMap { $0.rules.map(\.key) })
    let known = try knownLevels(of: before)
    let now = RuleLevels(of: result)
    let unlisted = Dictionary(grouping: rows.filter { !listed.contains($0["key"] ?? "") }) {
      $0["strategy"] as String
    }
    for strategy in rules.map(\.strategy) {
      guard let rows = unlisted[strategy] else { continue }
      let counter = ConditionCounter(strategy, in: result)
      let (failing, fixed) = (rows.filter { !isFixed($0) }, rows.filter(isFixed))
      for row in failing.prefix(Self.mostFollowed) + fixed.prefix(Self.mostFollowed) {
        let scenarios = FailureSignature.Aspect(rawValue: row["aspect"]).flatMap { aspect in
          counter?.scenarios(
            failing: FailureSignature(aspect, step: row["step"]), under: row["condition"],
            of: known.levels(ofRule: row["id"])?.levels)
        }
        if let scenarios, scenarios > 0 || !isFixed(row) { followed.now.append((row, scenarios)) }
      }
    }
    let counted = Set(rows.filter { $0["run"] == before.id }.compactMap { $0["key"] as String? })
    followed.then = newRules(rules, besides: counted, of: now) {
      // What cannot be read any longer says nothing of the rules.
      earlier ?? (try? self.result(of: before))
    }
    return followed
  }

  /// The new rules of a result, with their scenarios in the run before.
  private func newRules(
    _ rules: [FailureRules], besides counted: Set<String>, of now: RuleLevels,
    in before: () -> RunResult?
  ) -> [(key: String, scenarios: Int)] {
    let new = rules.map { ($0.strategy, $0.rules.filter { !counted.contains($0.key) }) }
      .filter { !$0.1.isEmpty }
    guard !new.isEmpty, let earlier = before() else { return [] }
    return new.flatMap { strategy, rules in
      let counter = ConditionCounter(strategy, in: earlier)
      return rules.compactMap { rule in
        counter?.scenarios(failing: rule.signature, under: rule.condition, of: now.levels)
          .map { (rule.key, $0) }
      }
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
