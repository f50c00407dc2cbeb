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
    for round in 0..<300 {
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
    #expect(found > 150)
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
    "UPDATE ruleCount SET scenarios = scenarios + CASE rule WHEN 2 THEN -2 ELSE 1 END WHERE rule < 4",
    "UPDATE run SET branch = branch || char(0) || 'x' WHERE id = 3",
    "UPDATE run SET branch = CAST(branch AS BLOB) WHERE id = 3",
    "UPDATE cellChecksum SET checksum = checksum + 0.5",
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

  /// Nights of which one is only in the log, as after a process that was killed.
  private func fillWithLog(_ folder: borrowing Folder) throws -> (file: Data, log: Data) {
    do {
      let history = try RunHistory(folder.path)
      try history.store(TinyResult(failing: [1]), day: 0)
    }
    try DatabaseQueue(path: folder.path).close()
    // What somebody reads stays in the log.
    return try DatabaseQueue(path: folder.path).read { db in
      _ = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM run")
      let history = try RunHistory(folder.path)
      for number in 1...3 { try history.store(TinyResult(failing: [number, 7]), day: number) }
      return try (
        Data(contentsOf: URL(filePath: folder.path)),
        Data(contentsOf: URL(filePath: folder.path + "-wal"))
      )
    }
  }

  private func write(_ file: Data, _ log: Data, to folder: borrowing Folder) throws {
    try? FileManager.default.removeItem(atPath: folder.path + "-shm")
    try file.write(to: URL(filePath: folder.path))
    try log.write(to: URL(filePath: folder.path + "-wal"))
  }

  @Test func changedBitsOfTheLogAreFound() throws {
    let folder = try Folder()
    let (file, log) = try fillWithLog(folder)
    try write(file, log, to: folder)
    #expect(try RunHistory(folder.path, for: .reading).runs().count == 4)
    let frame = 24 + Int(log[10]) << 8
    try #require((log.count - 32) % frame == 0)
    var random = SplitMix64(seed: 21)
    var places = (0..<60).map { _ in Int.random(in: 32..<log.count - frame, using: &random) }
    // The header, and the salt of the last frame.
    places += [0, 9, 17, 25, log.count - frame + 9]
    for place in places {
      var changed = log
      changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      try write(file, changed, to: folder)
      try expectRefusal(folder, .damaged("its log is damaged"))
      #expect(try Data(contentsOf: URL(filePath: folder.path + "-wal")) == changed)
    }
  }

  /// A process that is killed may have written any part of what it was about to commit.
  @Test func whatWasNotCommittedIsNoDamage() throws {
    let folder = try Folder()
    let (file, log) = try fillWithLog(folder)
    var random = SplitMix64(seed: 22)
    for _ in 0..<40 {
      let end = Int.random(in: 0..<log.count, using: &random)
      try write(file, log.prefix(end), to: folder)
      #expect(try (1...4).contains(RunHistory(folder.path, for: .reading).runs().count))
    }
    // Frames of a log before, in the room that the next one has not yet taken: of another salt and checksum.
    var other = log
    for frame in stride(from: 32, to: log.count, by: 24 + Int(log[10]) << 8) {
      for place in [8, 16] { other[frame + place] ^= 1 }
    }
    try write(file, other, to: folder)
    #expect(try RunHistory(folder.path, for: .reading).runs().count == 1)
  }

  @Test func brokenHeadersAndOtherJournalsAreRefused() throws {
    let folder = try Folder()
    let whole = try fill(folder)
    for place in [18, 19] {
      var bytes = whole
      bytes[place] ^= 1
      try Data(bytes).write(to: URL(filePath: folder.path))
      try expectRefusal(folder, .damaged("its header is damaged"))
    }
    try Data(whole).write(to: URL(filePath: folder.path))
    // The first bytes of a journal that is to be rolled back.
    let journal = Data([0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]) + Data(count: 504)
    try journal.write(to: URL(filePath: folder.path + "-journal"))
    try expectRefusal(
      folder, .damaged("another program was stopped while it changed the file"))
  }

  /// Earlier versions have no checksums of cells, and those before 9 none but in the results.
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
