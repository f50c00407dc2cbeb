import Foundation
import GRDB
package import MatrixResults
import TextFormats

extension RunHistory {
  /// Stores a run, and how many of its scenarios fail as rules of the run before do.
  ///
  /// - Parameters:
  ///   - result: Its result.
  ///   - rules: The rules of its strategies.
  ///   - verdict: What the gate and the baseline of the time say of it; nil where nobody asked.
  ///   - origin: Where it comes from.
  ///   - version: The version of the tool.
  ///   - cost: What it cost.
  ///   - keep: What it is to be kept for; empty for nothing.
  ///   - isMerged: Whether it was put together from parts, so that whoever goes on from it does not
  ///     store it again.
  /// - Returns: The run's number.
  /// - Throws: ``HistoryError`` where the file cannot be written; nothing is stored then.
  /// - Complexity: O(*e*) for diagrams of *e* edges.
  @discardableResult
  package func store(
    _ result: RunResult, rules: [FailureRules], verdict: RunVerdict?, origin: HistoryRun.Origin,
    version: String, cost: HistoryRun.Cost? = nil, keep: String = "", isMerged: Bool = false
  ) throws(HistoryError) -> Int64 {
    var followed = try followedRules(
      to: result, rules, after: try lastRun(like: result, branch: origin.branch))
    let stored = try packed(result, &followed)
    let run = try write { db in
      // Another process may have pruned the base meanwhile.
      let base = try stored.base.flatMap {
        try Int64.fetchOne(db, sql: "SELECT id FROM result WHERE id = ?", arguments: [$0])
      }
      let bytes = base == stored.base ? stored.bytes : Deflate.compressed(ResultFile.encode(result))
      let digest = Self.digest(result)
      try db.execute(
        sql: """
          INSERT INTO result (base, digest, place, checksum, bytes)
            VALUES (?1, ?2, ?3, crc32(?4), ?4)
          """,
        arguments: [base, digest, base == nil ? 0 : stored.place, Data(bytes)])
      let resultID = db.lastInsertedRowID
      let space = try Self.space(of: result, in: db)
      try db.execute(
        sql: """
          INSERT INTO run ("commit", branch, date, digest, version, verdict, applicable, wall, cpu,
            peak, threads, keep, selection, result, isMerged, space, isDated)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          origin.commit, origin.branch, origin.date.timeIntervalSince1970, digest, version,
          Self.words(verdict), result.counts.applicable, cost?.wallSeconds, cost?.cpuSeconds,
          cost?.peakRSSBytes, cost?.threads, keep, result.model.selection, resultID, isMerged,
          space, origin.isDated,
        ])
      let run = db.lastInsertedRowID
      try Self.store(result, of: run, in: db)
      try Self.store(rules, of: run, in: db)
      try Self.store(rules, of: result, in: space, branch: origin.branch, db)
      try followed?.store(beside: run, in: db)
      return run
    }
    emptyLog()
    return run
  }

  /// Brings what is in the log into the file, so that the file alone is a whole copy.
  func emptyLog() {
    // What another process reads stays in the log: nothing is lost, and the next run tries again.
    _ = try? database.writeWithoutTransaction { try $0.checkpoint(.passive) }
  }

  private static func words(_ verdict: RunVerdict?) -> String { verdict?.words ?? "not judged" }

  /// The last run of the part of the plan that a result is of.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - branch: The branch of the run; nil for any.
  ///   - number: The number below which its own is; nil for any.
  /// - Returns: The run; nil where there is none.
  /// - Throws: ``HistoryError`` where the file cannot be read.
  package func lastRun(
    like result: RunResult, branch: String? = nil, before number: Int64? = nil
  ) throws(HistoryError) -> HistoryRun? {
    let selection = result.model.selection
    return try runs(branch: branch).first {
      $0.selection == selection && $0.id < number ?? .max
    }
  }

  /// The last run with the counts of a result; nil where there is none.
  package func lastRun(of result: RunResult) throws(HistoryError) -> HistoryRun? {
    let counts = zip(result.strategies, result.totals).map { strategy, counts in
      StrategyEntry(
        name: strategy.id, exact: counts.exact, failing: counts.failing, hidden: counts.hidden,
        gap: counts.gap)
    }.sorted { $0.name < $1.name }
    for run in try runs()
    where run.digest == Self.digest(result) && run.selection == result.model.selection {
      if try strategies(of: run) == counts { return run }
    }
    return nil
  }

  static func digest(_ result: RunResult) -> String {
    let digits = String(result.model.digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The bytes of a result, a delta where there is a result of the same profiles, and its place.
  ///
  /// The way to the run before mostly leads over the result that it is a delta of: each is read once.
  private func packed(
    _ result: RunResult, _ followed: inout FollowedRules?
  ) throws(HistoryError) -> (base: Int64?, bytes: [UInt8], place: Int) {
    guard let (base, place) = try base(for: Self.digest(result)) else {
      try countNewRules(&followed)
      return (nil, Deflate.compressed(ResultFile.encode(result)), 0)
    }
    var delta: [UInt8]?
    func encode(_ number: Int64, _ earlier: inout RunResult) {
      guard number == base else { return }
      earlier.withTable { delta = ResultDelta.encode(result, against: &$0) }
    }
    var results = StoredResults(in: database)
    try count(&followed, &results, visiting: encode)
    if delta == nil { try? results.read(base, visiting: encode) }
    if let delta { return (base, Deflate.compressed(delta), place) }
    return (nil, Deflate.compressed(ResultFile.encode(result)), 0)
  }

  /// What the next result of some profiles is a delta of, and its place; nil where there is no whole one
  /// of them.
  ///
  /// Of the results since the last whole one, number *n* is a delta of that with the lowest bit of *n*
  /// cleared. So a delta has what changed in few nights, and log2 *n* of them lead to the whole one. That
  /// base is among those that number *n* - 1 goes back to: pruning leaves it.
  private func base(for digest: String) throws(HistoryError) -> (id: Int64, place: Int)? {
    try read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT id, place FROM result WHERE digest = ?1 AND id >=
            (SELECT MAX(id) FROM result WHERE base IS NULL AND digest = ?1) ORDER BY place
          """, arguments: [digest])
      guard let last = rows.last?["place"] as Int? else { return nil }
      let place = last + 1
      return rows.first { $0["place"] == place & last }.map { ($0["id"], place) }
    }
  }

  private static func store(_ result: RunResult, of run: Int64, in db: Database) throws {
    let statement = try db.makeStatement(
      sql: "INSERT INTO strategy VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
    for (strategy, counts) in zip(result.strategies, result.totals) {
      try statement.execute(arguments: [
        run, strategy.id, counts.exact, counts.failing, counts.hidden, counts.gap,
        counts.ambiguous, counts.notAvailable,
      ])
    }
  }

  /// The number of a result's levels, which are stored.
  static func space(of result: RunResult, in db: Database) throws -> Int64? {
    let levels = try RuleLevels(of: result).text
    try db.execute(sql: "INSERT OR IGNORE INTO space (levels) VALUES (?)", arguments: [levels])
    return try Int64.fetchOne(db, sql: "SELECT id FROM space WHERE levels = ?", arguments: [levels])
  }

  /// Stores what levels the conditions of rules are about.
  static func store(
    _ rules: [FailureRules], of result: RunResult, in space: Int64?, branch: String, _ db: Database
  ) throws {
    let statement = try db.makeStatement(
      sql: "INSERT OR IGNORE INTO ruleSpace SELECT id, ?, ?, ? FROM rule WHERE key = ?")
    for rule in rules.flatMap(\.rules) {
      try statement.execute(arguments: [branch, result.model.selection, space, rule.key])
    }
  }

  static func store(_ rules: [FailureRules], of run: Int64, in db: Database) throws {
    // Earlier versions knew rules by their conditions.
    let adopt = try db.makeStatement(
      sql: """
        UPDATE OR IGNORE rule SET key = ?1 WHERE key IS NULL
          AND strategy = ?2 AND aspect = ?3 AND step = ?4 AND condition = ?5
        """)
    let text = try db.makeStatement(
      sql: """
        INSERT INTO rule (key, strategy, aspect, step, condition, words) VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (key) DO UPDATE SET condition = excluded.condition, words = excluded.words
        """)
    let count = try db.makeStatement(
      sql: "INSERT INTO ruleCount SELECT ?, id, ? FROM rule WHERE key = ?")
    for strategy in rules {
      for rule in strategy.rules {
        let values: StatementArguments = [
          rule.key, strategy.strategy, rule.signature.aspect.rawValue, rule.signature.step,
          rule.condition,
        ]
        try adopt.execute(arguments: values)
        try text.execute(arguments: values + [rule.words])
        try count.execute(arguments: [run, rule.scenarios, rule.key])
      }
    }
  }
}

extension RunModel {
  /// What of the plan was run, the same for every plan.
  fileprivate var selection: String {
    [
      query, choice.map { "strength \($0.strength)" } ?? "", policies == [] ? "" : policies.words,
      without.joined(separator: ","),
    ].filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
