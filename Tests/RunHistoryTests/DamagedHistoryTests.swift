import Foundation
import GRDB
import HistoryFixtures
import MatrixResults
import TestSupport
import Testing

@testable import RunHistory

/// Histories of which a part is no longer what was written.
@Suite struct DamagedHistoryTests {
  /// A history of six nights, in one file: whole results, deltas, rules that went, and what is kept.
  private func fill(_ folder: borrowing Folder) throws -> [UInt8] {
    do {
      let history = try RunHistory(folder.path)
      for (number, failing) in [[], [1], [1, 5, 7], [2], [], [3, 4]].enumerated() {
        try history.store(
          TinyResult(failing: Set(failing), digest: UInt64(number / 4)), day: number,
          keep: number == 1 ? "release" : "")
      }
      _ = try history.prune(.init(count: 5))
    }
    // The last one that has it open removes the log.
    try DatabaseQueue(path: folder.path).close()
    return [UInt8](try Data(contentsOf: URL(filePath: folder.path)))
  }

  /// All that a history says.
  private func contents(of path: String) throws -> [String] {
    let history = try RunHistory(path, for: .reading)
    let runs = try history.runs()
    return try runs.flatMap { run in
      [
        "\(run)", "\(try history.strategies(of: run))",
        "\(try ResultFile.encode(history.result(of: run)))",
      ]
    } + ["\(try history.trends())"]
  }

  /// Expects that neither reading nor writing opens a file, and that it stays as it is.
  private func expectRefusal(_ folder: borrowing Folder, _ error: HistoryError) throws {
    let bytes = try Data(contentsOf: URL(filePath: folder.path))
    for access in [RunHistory.Access.reading, .writing] {
      #expect(throws: error) { try RunHistory(folder.path, for: access) }
    }
    #expect(try Data(contentsOf: URL(filePath: folder.path)) == bytes)
  }

  @Test func changedBitsAreFoundOrChangeNothing() throws {
    let folder = try Folder()
    let whole = try fill(folder)
    let before = try contents(of: folder.path)
    // Zeros are mostly room that nothing is written in.
    let written = whole.indices.filter { whole[$0] != 0 }
    var random = SplitMix64(seed: 9)
    var found = 0
    for round in 0..<600 {
      var bytes = whole
      let place = try #require(written.randomElement(using: &random))
      if round % 6 == 0 {
        let sector = place & ~511..<(place & ~511) + 512
        bytes.replaceSubrange(sector, with: repeatElement(0, count: 512))
      } else {
        bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
      try Data(bytes).write(to: URL(filePath: folder.path))
      do {
        let after = try contents(of: folder.path)
        #expect(after == before, "round \(round), byte \(place)")
      } catch let error as HistoryError {
        found += 1
        switch error {
        case .damaged, .newer: try expectRefusal(folder, error)
        default: Issue.record("\(error)")
        }
      }
    }
    #expect(found > 300)
  }

  /// SQLite sees nothing of it: the bytes have the same length.
  @Test func changedResultsAreRefused() throws {
    let folder = try Folder()
    _ = try fill(folder)
    let database = try DatabaseQueue(path: folder.path)
    try database.write { db in
      let bytes = try #require(try Data.fetchOne(db, sql: "SELECT bytes FROM result WHERE id = 2"))
      try db.execute(
        sql: "UPDATE result SET bytes = ? WHERE id = 2", arguments: [Data(bytes.reversed())])
    }
    try database.close()
    try expectRefusal(folder, .damaged("the checksum of result 2 does not match"))
  }

  /// What is the same in all, in other rows or other tables.
  @Test(arguments: [
    "UPDATE strategy SET exact = exact + CASE run WHEN 3 THEN 1 WHEN 4 THEN -1 ELSE 0 END",
    "UPDATE run SET date = CASE id WHEN 3 THEN 259200.0 ELSE 172800.0 END WHERE id IN (3, 4)",
    "UPDATE ruleCount SET scenarios = 3 - scenarios WHERE scenarios IN (1, 2)",
    "CREATE TRIGGER other AFTER INSERT ON strategy BEGIN UPDATE strategy SET exact = 0; END",
    "DROP INDEX runByBranch",
  ])
  func changedRowsAreRefused(sql: String) throws {
    let folder = try Folder()
    _ = try fill(folder)
    let database = try DatabaseQueue(path: folder.path)
    try database.write { try $0.execute(sql: sql) }
    try database.close()
    #expect { try RunHistory(folder.path, for: .reading) } throws: {
      ($0 as? HistoryError)?.isDamaged == true
    }
  }

  /// Before version 9 there were no checksums but those in the results.
  @Test func changedResultsOfEarlierVersionsAreRefused() throws {
    let folder = try Folder()
    let results = try storedResults()
    func fill(_ second: Data) throws {
      let database = try DatabaseQueue(path: folder.path)
      try HistorySchema.migrator.migrate(database, upTo: "8: dates that somebody said")
      try database.write { db in
        for (id, bytes) in [results[0], second].enumerated() {
          try db.execute(
            sql: "INSERT OR REPLACE INTO result VALUES (?, ?, '7', ?, ?)",
            arguments: [id + 1, id == 0 ? nil : 1, bytes, id])
        }
      }
      try database.close()
    }
    var changed = results[1]
    changed[changed.count / 2] ^= 1
    try fill(changed)
    #expect { try RunHistory(folder.path) } throws: { ($0 as? HistoryError)?.isDamaged == true }
    try fill(results[1])
    #expect(try RunHistory(folder.path).runs().isEmpty)
    #expect(try RunHistory(folder.path, for: .reading).runs().isEmpty)
  }
}
