import Foundation
import GRDB
package import MatrixResults
import TextFormats

extension RunHistory {
  /// Stores a run.
  ///
  /// - Parameters:
  ///   - result: Its result.
  ///   - rules: The rules of its strategies.
  ///   - origin: Where it comes from.
  ///   - version: The version of the tool.
  ///   - cost: What it cost.
  ///   - keep: What it is to be kept for; empty for nothing.
  /// - Returns: The run's number.
  /// - Throws: ``HistoryError`` where the file cannot be written; nothing is stored then.
  /// - Complexity: O(*e*) for diagrams of *e* edges.
  @discardableResult
  package func store(
    _ result: RunResult, rules: [FailureRules], origin: HistoryRun.Origin, version: String,
    cost: HistoryRun.Cost? = nil, keep: String = ""
  ) throws(HistoryError) -> Int64 {
    let stored = try packed(result)
    return try write { db in
      // Another process may have pruned the base meanwhile.
      let base = try stored.base.flatMap {
        try Int64.fetchOne(db, sql: "SELECT id FROM result WHERE id = ?", arguments: [$0])
      }
      let bytes = base == stored.base ? stored.bytes : Deflate.compressed(ResultFile.encode(result))
      let digest = Self.digest(result)
      try db.execute(
        sql: "INSERT INTO result (base, digest, bytes) VALUES (?, ?, ?)",
        arguments: [base, digest, Data(bytes)])
      try db.execute(
        sql: """
          INSERT INTO run ("commit", branch, date, digest, version, verdict, applicable, wall, cpu,
            peak, threads, keep, selection, result)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          origin.commit, origin.branch, origin.date.timeIntervalSince1970, digest, version,
          result.verdict.words, result.counts.applicable, cost?.wallSeconds, cost?.cpuSeconds,
          cost?.peakRSSBytes, cost?.threads, keep, result.model.selection, db.lastInsertedRowID,
        ])
      let run = db.lastInsertedRowID
      try Self.store(result, of: run, in: db)
      try Self.store(rules, of: run, in: db)
      return run
    }
  }

  static func digest(_ result: RunResult) -> String {
    let digits = String(result.model.digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The bytes of a result: a delta where there is a result of the same profiles.
  private func packed(_ result: RunResult) throws(HistoryError) -> (base: Int64?, bytes: [UInt8]) {
    if let id = try base(for: Self.digest(result)), let base = try? self.result(stored: id),
      let delta = ResultDelta.encode(result, against: base)
    {
      return (id, Deflate.compressed(delta))
    }
    return (nil, Deflate.compressed(ResultFile.encode(result)))
  }

  /// What the next result of some profiles is a delta of; nil where there is no whole one of them.
  ///
  /// Of the results since the last whole one, number *n* is a delta of that with the lowest bit of *n*
  /// cleared. So a delta has what changed in few nights, and log2 *n* of them lead to the whole one.
  private func base(for digest: String) throws(HistoryError) -> Int64? {
    try read { db in
      let family = try Int64.fetchAll(
        db,
        sql: """
          SELECT id FROM result WHERE digest = ?1 AND id >=
            (SELECT MAX(id) FROM result WHERE base IS NULL AND digest = ?1) ORDER BY id
          """, arguments: [digest])
      return family.isEmpty ? nil : family[family.count & (family.count - 1)]
    }
  }

  private static func store(_ result: RunResult, of run: Int64, in db: Database) throws {
    let statement = try db.makeStatement(
      sql: "INSERT INTO strategy VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
    for strategy in result.strategies {
      let counts = result.counts(of: strategy)[0]
      try statement.execute(arguments: [
        run, strategy.id, counts.exact, counts.failing, counts.hidden, counts.gap,
        counts.ambiguous, counts.notAvailable,
      ])
    }
  }

  private static func store(_ rules: [FailureRules], of run: Int64, in db: Database) throws {
    let text = try db.makeStatement(
      sql: """
        INSERT INTO rule (strategy, aspect, step, condition, words) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT DO NOTHING
        """)
    let count = try db.makeStatement(
      sql: """
        INSERT INTO ruleCount SELECT ?, id, ? FROM rule
          WHERE strategy = ? AND aspect = ? AND step = ? AND condition = ?
        """)
    for strategy in rules {
      for rule in strategy.rules {
        let key: StatementArguments = [
          strategy.strategy, rule.signature.aspect.rawValue, rule.signature.step, rule.condition,
        ]
        try text.execute(arguments: key + [rule.words])
        try count.execute(arguments: [run, rule.scenarios] + key)
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
