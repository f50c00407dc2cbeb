package import Foundation
import GRDB

extension RunHistory {
  /// Which runs stay when a history is pruned: those that any of the limits keeps.
  package struct Retention: Hashable, Sendable {
    /// The number of the latest runs that stay; nil for all, unless there is a date.
    package var count: Int?
    /// Runs from then on stay; nil for none.
    package var since: Date?

    package init(count: Int? = nil, since: Date? = nil) {
      self.count = count
      self.since = since
    }
  }

  /// Removes runs, and the results that only they have.
  ///
  /// What is kept for something stays, and so does a result that another is a delta of.
  ///
  /// - Returns: The numbers of the runs that went, in ascending order.
  package func prune(_ retention: Retention) throws(HistoryError) -> [Int64] {
    if retention.count == nil && retention.since == nil { return [] }
    let gone = try write { db in
      let gone = try Int64.fetchAll(
        db,
        sql: """
          SELECT id FROM run WHERE keep = ''
            AND id NOT IN (SELECT id FROM run ORDER BY id DESC LIMIT ?)
            AND (? IS NULL OR date < ?) ORDER BY id
          """,
        arguments: [
          retention.count ?? 0, retention.since?.timeIntervalSince1970,
          retention.since?.timeIntervalSince1970,
        ])
      for id in gone {
        try Self.carryFixedRules(of: id, in: db)
        try db.execute(sql: "DELETE FROM run WHERE id = ?", arguments: [id])
      }
      try db.execute(
        sql: """
          WITH RECURSIVE needed (id) AS (
            SELECT result FROM run
            UNION SELECT base FROM result JOIN needed USING (id) WHERE base IS NOT NULL)
          DELETE FROM result WHERE id NOT IN needed;
          DELETE FROM rule WHERE id NOT IN (SELECT rule FROM ruleCount);
          DELETE FROM space WHERE id NOT IN (
            SELECT space FROM ruleSpace UNION SELECT space FROM run WHERE space IS NOT NULL);
          """)
      return gone
    }
    if !gone.isEmpty { try vacuum() }
    return gone
  }

  /// Lets the next run say that rules are fixed that failed in a run which stays.
  private static func carryFixedRules(of run: Int64, in db: Database) throws {
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO ruleCount
          SELECT next.id, rule, 0 FROM ruleCount JOIN (
              SELECT MIN(later.id) AS id FROM run JOIN run AS later
                  ON later.branch = run.branch AND later.selection = run.selection
                WHERE run.id = ?1 AND later.id > ?1) AS next
            WHERE run = ?1 AND scenarios = 0 AND next.id IS NOT NULL AND rule IN (
              SELECT rule FROM ruleCount WHERE run < ?1 AND scenarios > 0)
        """, arguments: [run])
  }

  /// Says what a run is kept for; an empty text lets pruning take it.
  package func keep(_ run: HistoryRun, for reason: String) throws(HistoryError) {
    try write { db in
      try db.execute(sql: "UPDATE run SET keep = ? WHERE id = ?", arguments: [reason, run.id])
    }
  }

  /// Gives the room of what was removed back to the file system.
  private func vacuum() throws(HistoryError) {
    do {
      try database.vacuum()
    } catch {
      throw Self.error(error)
    }
  }
}
