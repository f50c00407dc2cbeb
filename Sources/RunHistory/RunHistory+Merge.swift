package import Foundation
import GRDB
package import MatrixResults

extension RunHistory {
  /// Gives a verdict to the merged run of a result, where nobody has gone on from it: one of the same commit
  /// and branch, as far as both are known.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - rules: The rules of its strategies.
  ///   - verdict: Its verdict.
  ///   - origin: Where it comes from, as far as somebody says.
  ///   - date: Its date, where somebody says; nil for that of the merge.
  /// - Returns: The run; nil where there is none.
  /// - Throws: ``HistoryError`` where the file cannot be read or written.
  package func mergedRun(
    of result: RunResult, rules: [FailureRules], verdict: RunVerdict, origin: HistoryRun.Origin,
    date: Date? = nil
  ) throws(HistoryError) -> Int64? {
    let candidates = try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT * FROM run WHERE isMerged AND digest = ?1
            AND ("commit" = '' OR ?2 IN ('', "commit")) AND (branch = '' OR ?3 IN ('', branch))
            ORDER BY ("commit" = ?2) + (branch = ?3) DESC, id DESC
          """, arguments: [Self.digest(result), origin.commit, origin.branch]
      ).map(Self.run)
    }
    if candidates.isEmpty { return nil }
    let bytes = ResultFile.encode(result)
    for run in candidates {
      // Another process may have pruned it meanwhile, or gone on from it.
      guard let stored = try? self.result(of: run), ResultFile.encode(stored) == bytes else {
        continue
      }
      let moved = origin.branch.isEmpty || origin.branch == run.origin.branch ? nil : origin.branch
      let followed = try moved.flatMap { branch throws(HistoryError) in
        try lastRun(like: result, branch: branch, before: run.id).map { last throws(HistoryError) in
          try followedRules(to: result, rules, after: last)
        }
      }
      let isMine = try write { db in
        try db.execute(
          sql: """
            UPDATE run SET isMerged = 0, verdict = ?1, date = COALESCE(?2, date),
                "commit" = CASE ?3 WHEN '' THEN "commit" ELSE ?3 END,
                branch = CASE ?4 WHEN '' THEN branch ELSE ?4 END
              WHERE id = ?5 AND isMerged
            """,
          arguments: [
            verdict.words, date?.timeIntervalSince1970, origin.commit, origin.branch, run.id,
          ])
        if db.changesCount == 0 { return false }
        if let moved { try Self.move(run, of: result, rules, to: moved, followed, in: db) }
        return true
      }
      if isMine {
        emptyLog()
        return run.id
      }
    }
    return nil
  }

  /// Counts a run's rules among the runs of another branch, and no longer among those of its own.
  private static func move(
    _ run: HistoryRun, of result: RunResult, _ rules: [FailureRules], to branch: String,
    _ followed: FollowedRules?, in db: Database
  ) throws {
    let space = try space(of: result, in: db)
    try db.execute(sql: "DELETE FROM ruleCount WHERE run = ?", arguments: [run.id])
    try db.execute(
      sql: """
        DELETE FROM ruleSpace WHERE branch = ?1 AND selection = ?2 AND space = ?3 AND NOT EXISTS (
          SELECT 1 FROM ruleCount JOIN run ON run.id = run
            WHERE rule = ruleSpace.rule AND run.branch = ?1 AND run.selection = ?2
              AND run.space = ?3)
        """, arguments: [run.origin.branch, run.selection, space])
    try store(rules, of: run.id, in: db)
    try store(rules, of: result, in: space, branch: branch, db)
    try followed?.store(beside: run.id, in: db)
  }
}
