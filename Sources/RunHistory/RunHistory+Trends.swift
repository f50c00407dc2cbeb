import Foundation
import GRDB
package import MatrixResults

extension RunHistory {
  /// How the last runs of a branch developed that were of the same part of the plan as one of them.
  ///
  /// - Parameters:
  ///   - run: The last one of them; nil for the last of the branch.
  ///   - branch: The branch; nil for the runs of all branches.
  ///   - limit: The maximum number of runs.
  /// - Returns: The trends, with the earliest run first.
  /// - Throws: ``HistoryError`` where the file cannot be read.
  /// - Complexity: O(*n*) for *n* counts of these runs.
  package func trends(
    to run: HistoryRun? = nil, branch: String? = nil, limit: Int = 365
  ) throws(HistoryError) -> RunTrends {
    let all = try runs(branch: run?.origin.branch ?? branch)
    let last = run ?? all.first
    let latest = all.drop { $0.id != last?.id }.filter { $0.selection == last?.selection }
    let runs = Array(latest.prefix(limit).reversed())
    let places = Dictionary(uniqueKeysWithValues: runs.enumerated().map { ($1.id, $0) })
    return try read { db in
      RunTrends(
        runs: runs.map(\.trend), strategies: try Self.strategies(places, db),
        rules: try Self.rules(places, of: last?.selection ?? "", db))
    }
  }

  private static func strategies(
    _ places: [Int64: Int], _ db: Database
  ) throws -> [RunTrends.Strategy] {
    var counts: [String: [RunTrends.Counts?]] = [:]
    let rows = try Row.fetchCursor(
      db, sql: "SELECT run, name, exact, failing, hidden, gap FROM strategy WHERE run >= ?",
      arguments: [places.keys.min()])
    while let row = try rows.next() {
      guard let place = places[row[0]] else { continue }
      counts[row[1], default: Array(repeating: nil, count: places.count)][place] = .init(
        exact: row[2], failing: row[3], hidden: row[4], gap: row[5])
    }
    return counts.keys.sorted().map { .init(id: $0, counts: counts[$0] ?? []) }
  }

  private static func rules(
    _ places: [Int64: Int], of selection: String, _ db: Database
  ) throws -> [RunTrends.Rule] {
    // SQLite goes through the counts of a rule from the first run on, and no further than it has to.
    let rules = try Row.fetchAll(
      db,
      sql: """
        SELECT rule.*, (
            SELECT run FROM ruleCount JOIN run ON run.id = run
              WHERE rule = rule.id AND scenarios > 0 AND selection = ? ORDER BY run LIMIT 1) AS first
          FROM rule ORDER BY strategy, id
        """, arguments: [selection])
    let numbers: [Int64: Int] = Dictionary(
      uniqueKeysWithValues: rules.enumerated().map { ($1["id"], $0) })
    let counts = [Int?](repeating: nil, count: places.count)
    var scenarios = Array(repeating: counts, count: rules.count)
    let ofRun = try db.makeStatement(sql: "SELECT rule, scenarios FROM ruleCount WHERE run = ?")
    for (run, place) in places {
      let rows = try Row.fetchCursor(ofRun, arguments: [run])
      while let row = try rows.next() {
        if let number = numbers[row[0]] { scenarios[number][place] = row[1] }
      }
    }
    return zip(rules, scenarios).compactMap { row, counts -> RunTrends.Rule? in
      guard let first = row["first"] as Int64?, counts.contains(where: { ($0 ?? 0) > 0 })
      else { return nil }
      return RunTrends.Rule(
        key: row["key"], strategy: row["strategy"], condition: row["condition"],
        words: row["words"], firstSeen: Int(first), scenarios: counts)
    }
  }
}

extension HistoryRun {
  fileprivate var trend: RunTrends.Run {
    RunTrends.Run(
      number: Int(id), date: origin.date.formatted(.iso8601), commit: origin.commit,
      verdict: verdict, applicable: applicable, wallSeconds: cost?.wallSeconds,
      peakRSSBytes: cost?.peakRSSBytes, threads: cost?.threads)
  }
}
