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
  /// The keys of new rules with their scenarios in earlier runs.
  private var then: [(run: Int64, key: String, scenarios: Int)] = []
  /// The keys of those that may be parts of others in the run before: nobody asks when they began.
  private var parts: Set<String> = []

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
    let followed = rules.map { strategy in
      let rows = unlisted[strategy.strategy] ?? []
      return rows.filter { !isFixed($0) }.prefix(Self.most) + rows.filter(isFixed).prefix(Self.most)
    }
    let conditions = followed.map { $0.map(condition) }
    let scenarios = conditions.indices.concurrentMap { index -> [Int?] in
      var counter = ConditionCounter(rules[index].strategy, in: result)
      return conditions[index].map { condition in
        condition.flatMap { counter?.scenarios(of: $0) }
      }
    }
    for (row, scenarios) in zip(followed.joined(), scenarios.joined()) {
      if let scenarios, scenarios > 0 || !isFixed(row) { now.append((row, scenarios)) }
    }
  }

  /// Whether there are rules that the run before does not have.
  var hasNewRules: Bool { !new.isEmpty }

  /// Counts the new rules in the result of an earlier run; that of the run before comes last of those that
  /// are read in any case.
  fileprivate mutating func count(in earlier: RunResult, of run: Int64) {
    for (strategy, rules) in new {
      guard var counter = ConditionCounter(strategy, in: earlier) else { continue }
      for rule in rules where !parts.contains(rule.key) {
        let condition = RuleCondition(
          failing: rule.signature, under: rule.condition, of: levels)
        guard let scenarios = counter.scenarios(of: condition) else { continue }
        if run == before.id, scenarios > 0, counter.meets(condition, counted[strategy] ?? []) {
          parts.insert(rule.key)
          then.removeAll { $0.key == rule.key }
        }
        then.append((run, rule.key, scenarios))
      }
    }
  }

  /// The strategies with new rules that failed in each run in which they are counted.
  fileprivate var undecided: [String] {
    let counts = Dictionary(grouping: then) { $0.key }.mapValues { $0.map(\.scenarios) }
    return new.filter { _, rules in
      rules.contains { !parts.contains($0.key) && counts[$0.key]?.contains(0) == false }
    }.map(\.strategy)
  }

  /// The runs in which new rules are counted.
  fileprivate var runs: Set<Int64> { Set(then.map(\.run)) }

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
          SELECT run.id, rule.id, ? FROM run JOIN rule WHERE run.id = ? AND key = ?
        """)
    for (run, key, scenarios) in then {
      try earlier.execute(arguments: [scenarios, run, key])
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

  /// Counts new rules in earlier runs, where there are any; see ``count(_:_:visiting:)``.
  func countNewRules(_ followed: inout FollowedRules?) throws(HistoryError) {
    guard followed?.hasNewRules == true else { return }
    var results = StoredResults(in: database)
    try count(&followed, &results)
  }

  /// Counts new rules in the run before and in those that its result goes back to, and where they failed in
  /// all of these, in the one in which their strategy failed least.
  ///
  /// What began to fail below the list is new if it did not fail in one of them.
  ///
  /// - Parameters:
  ///   - followed: The rules; nil for none.
  ///   - results: What reads the results.
  ///   - visit: What else is to be done with the results that the run before goes back to, by their numbers.
  /// - Throws: ``HistoryError`` where the file cannot be read.
  func count(
    _ followed: inout FollowedRules?, _ results: inout StoredResults,
    visiting visit: (Int64, inout RunResult) -> Void = { _, _ in }
  ) throws(HistoryError) {
    guard let before = followed?.before, let last = try stored(before) else { return }
    let runs = try runsByResult(to: before)
    // What cannot be read any longer says nothing of the rules.
    try? results.read(last) { number, earlier in
      if let run = runs[number] { followed?.count(in: earlier, of: run) }
      visit(number, &earlier)
    }
    guard let strategies = followed?.undecided, !strategies.isEmpty, let counted = followed?.runs
    else { return }
    for best in try bestRuns(of: strategies, before: before, except: counted) {
      try? results.read(best.result) { number, earlier in
        if number == best.result { followed?.count(in: earlier, of: best.run) }
      }
    }
  }

  /// The runs of one's branch and part of the plan, up to it, by the numbers of their results.
  private func runsByResult(to run: HistoryRun) throws(HistoryError) -> [Int64: Int64] {
    try read { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT id, result FROM run WHERE branch = ? AND selection = ? AND id <= ?",
        arguments: [run.origin.branch, run.selection, run.id])
      return Dictionary(rows.map { ($0["result"], $0["id"]) }) { $1 }
    }
  }

  /// The most results that are read to find out when rules began.
  private static let mostBestRuns = 4

  /// For each of some strategies the run before one, of its branch, profiles and part of the plan, in which
  /// it failed least, the last of these; those of most strategies first, and no more than a few.
  private func bestRuns(
    of strategies: [String], before run: HistoryRun, except others: Set<Int64>
  ) throws(HistoryError) -> [(run: Int64, result: Int64)] {
    try read { db in
      let request: SQLRequest<Row> = """
        SELECT id, result FROM (
          SELECT run.id, run.result,
              ROW_NUMBER() OVER (PARTITION BY name ORDER BY failing, run.id DESC) AS place
            FROM run JOIN strategy ON strategy.run = run.id
            WHERE branch = \(run.origin.branch) AND selection = \(run.selection)
              AND run.id < \(run.id) AND run.id NOT IN \(others) AND name IN \(strategies)
              AND digest = \(run.digest))
          WHERE place = 1 GROUP BY id ORDER BY COUNT(*) DESC, id DESC LIMIT \(Self.mostBestRuns)
        """
      return try request.fetchAll(db).map { ($0["id"], $0["result"]) }
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
