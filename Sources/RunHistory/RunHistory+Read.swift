import Foundation
import GRDB
package import MatrixResults

extension RunHistory {
  /// The runs, the latest first.
  package func runs(branch: String? = nil, limit: Int? = nil) throws(HistoryError) -> [HistoryRun] {
    try read { db in
      try Row.fetchAll(
        db, sql: "SELECT * FROM run WHERE ?1 IS NULL OR branch = ?1 ORDER BY id DESC LIMIT ?2",
        arguments: [branch, limit ?? -1]
      ).map(Self.run)
    }
  }

  /// The run that a name refers to.
  package func run(named text: String) throws(HistoryError) -> HistoryRun {
    guard let name = RunName(text) else { throw .unknownRun(text) }
    return try run(name, named: text)
  }

  /// The run with a name, and the text of the name for errors.
  package func run(_ name: RunName, named text: String) throws(HistoryError) -> HistoryRun {
    let found: HistoryRun? =
      switch name {
      case .number(let id):
        try read { db in
          try Row.fetchOne(db, sql: "SELECT * FROM run WHERE id = ?", arguments: [id])
            .map(Self.run)
        }
      case .latest(let back): try runs(limit: back + 1).dropFirst(back).first
      case .branch(let branch, let back):
        try runs(branch: branch, limit: back + 1).dropFirst(back).first
      }
    guard let found else { throw .unknownRun(text) }
    return found
  }

  /// The result of a run, with the bytes that the run had.
  package func result(of run: HistoryRun) throws(HistoryError) -> RunResult {
    var results = StoredResults(in: database)
    if let stored = try stored(run) {
      do throws(InvalidResultFile) {
        try results.read(stored)
      } catch {
        throw .result(run: run.id, version: run.version, reason: "\(error)")
      }
    }
    guard let result = results.take() else { throw .unknownRun("\(run.id)") }
    return result
  }

  /// The number of a run's result; nil where the run was pruned.
  func stored(_ run: HistoryRun) throws(HistoryError) -> Int64? {
    try read { db in
      try Int64.fetchOne(db, sql: "SELECT result FROM run WHERE id = ?", arguments: [run.id])
    }
  }

  static func run(_ row: Row) -> HistoryRun {
    let wall: Double? = row["wall"]
    let cost = wall.map {
      HistoryRun.Cost(
        wallSeconds: $0, cpuSeconds: row["cpu"] ?? 0, peakRSSBytes: row["peak"] ?? 0,
        threads: row["threads"] ?? 0)
    }
    return HistoryRun(
      id: row["id"],
      origin: .init(
        commit: row["commit"], branch: row["branch"],
        date: Date(timeIntervalSince1970: row["date"]), isDated: row["isDated"]),
      digest: row["digest"], version: row["version"], verdict: row["verdict"],
      applicable: row["applicable"], cost: cost,
      selection: row["selection"], keep: row["keep"], isMerged: row["isMerged"])
  }
}

extension RunHistory {
  /// How a strategy did in a run.
  package struct StrategyEntry: Hashable, Sendable {
    package let name: String
    package let exact: Int
    package let failing: Int
    package let hidden: Int
    package let gap: Int
  }

  /// How the strategies of a run did, by name.
  package func strategies(of run: HistoryRun) throws(HistoryError) -> [StrategyEntry] {
    try read { db in
      try Row.fetchAll(
        db, sql: "SELECT * FROM strategy WHERE run = ? ORDER BY name", arguments: [run.id]
      ).map {
        StrategyEntry(
          name: $0["name"], exact: $0["exact"], failing: $0["failing"], hidden: $0["hidden"],
          gap: $0["gap"])
      }
    }
  }
}
