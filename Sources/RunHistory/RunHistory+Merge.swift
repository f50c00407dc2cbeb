import Foundation
import GRDB
package import MatrixResults

extension RunHistory {
  /// Gives a verdict to the merged run of a result, where nobody has gone on from it: one of the same
  /// commit, branch and night, as far as both are known.
  ///
  /// Quiet nights have the same result: those of earlier nights are left as they are, for good.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - rules: The rules of its strategies.
  ///   - verdict: Its verdict.
  ///   - origin: Where it comes from, as far as somebody says.
  /// - Returns: The run; nil where there is none.
  /// - Throws: ``HistoryError`` where the file cannot be read or written.
  package func mergedRun(
    of result: RunResult, rules: [FailureRules], verdict: RunVerdict, origin: HistoryRun.Origin
  ) throws(HistoryError) -> Int64? {
    let candidates = try mergedRuns(like: result, origin)
    if candidates.isEmpty { return nil }
    let bytes = ResultFile.encode(result)
    // Another process may have pruned it meanwhile.
    func hasResult(_ run: HistoryRun) -> Bool {
      (try? self.result(of: run)).map { ResultFile.encode($0) } == bytes
    }
    for (place, run) in candidates.enumerated() where hasResult(run) {
      let moved = origin.branch.isEmpty || origin.branch == run.origin.branch ? nil : origin.branch
      var followed = try moved.flatMap { branch throws(HistoryError) in
        try followedRules(
          to: result, rules, after: try lastRun(like: result, branch: branch, before: run.id))
      }
      try countNewRules(&followed)
      let earlier = candidates[(place + 1)...].filter {
        $0.id < run.id && !$0.isOfTheNight(of: run.origin.date) && hasResult($0)
      }
      let isMine = try write { db in
        try db.execute(
          sql: """
            UPDATE run SET isMerged = 0, verdict = ?1,
                date = CASE WHEN ?2 THEN ?3 ELSE date END, isDated = isDated OR ?2,
                "commit" = CASE ?4 WHEN '' THEN "commit" ELSE ?4 END,
                branch = CASE ?5 WHEN '' THEN branch ELSE ?5 END
              WHERE id = ?6 AND isMerged
            """,
          arguments: [
            verdict.words, origin.isDated, origin.date.timeIntervalSince1970, origin.commit,
            origin.branch, run.id,
          ])
        // Another process may have gone on from it meanwhile.
        if db.changesCount == 0 { return false }
        for run in earlier {
          try db.execute(sql: "UPDATE run SET isMerged = 0 WHERE id = ?", arguments: [run.id])
        }
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

  /// The merged runs that may be of a result, those first that are known to be of its commit and branch.
  private func mergedRuns(
    like result: RunResult, _ origin: HistoryRun.Origin
  ) throws(HistoryError) -> [HistoryRun] {
    let runs = try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT * FROM run WHERE isMerged AND digest = ?1
            AND ("commit" = '' OR ?2 IN ('', "commit")) AND (branch = '' OR ?3 IN ('', branch))
            ORDER BY ("commit" = ?2) + (branch = ?3) DESC, id DESC
          """, arguments: [Self.digest(result), origin.commit, origin.branch]
      ).map(Self.run)
    }
    if !origin.isDated { return runs }
    return runs.filter { !$0.origin.isDated || $0.isOfTheNight(of: origin.date) }
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

extension HistoryRun {
  /// Whether it was at most half a day before or after a date.
  fileprivate func isOfTheNight(of date: Date) -> Bool {
    abs(origin.date.timeIntervalSince(date)) <= 43_200
  }
}
