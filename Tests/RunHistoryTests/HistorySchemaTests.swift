import Foundation
import GRDB
import HistoryFixtures
import MatrixResults
import Testing

@testable import RunHistory

@Suite struct HistorySchemaTests {
  /// The rules of run 1 as version 2 of the schema has them: one that goes on, and one that does not.
  private static let version2 = """
    INSERT INTO result VALUES (1, NULL, '0', ?);
    INSERT INTO run ("commit", branch, date, digest, version, verdict, applicable, result)
      VALUES ('c', 'main', 0, '0', '0.1.0', 'FAIL', 12, 1);
    INSERT INTO strategy VALUES (1, 'subject', 8, 4, 0, 4, 0, 0);
    INSERT INTO rule VALUES
      (1, 'subject', 'gap', 1, 'device:d1', 'of old'),
      (2, 'subject', 'gap', 1, 'device:d3 script:s1', 'of old, too');
    INSERT INTO ruleCount VALUES (1, 1, 3), (1, 2, 1);
    """

  private func store(_ failing: Set<Int>, in history: RunHistory) throws {
    let result = TinyResult(failing: failing).result
    try history.store(
      result, rules: result.failureRules(), verdict: nil,
      origin: .init(commit: "c", branch: "main", date: .now),
      version: "1")
  }

  /// The most deltas between a result of a history and a whole one.
  private func longestChain(in history: RunHistory) throws -> Int {
    try history.database.read { db in
      try Int.fetchOne(
        db,
        sql: """
          WITH RECURSIVE chain (id, length) AS (
            SELECT id, 0 FROM result WHERE base IS NULL
            UNION ALL SELECT result.id, length + 1 FROM result JOIN chain ON base = chain.id)
          SELECT MAX(length) FROM chain
          """) ?? 0
    }
  }

  @Test(arguments: try HistorySchema.columns(of: HistorySchema.version).keys.sorted())
  func historyWithoutATableIsDamaged(_ table: String) throws {
    let folder = try Folder()
    try RunHistory(folder.path).store(TinyResult(failing: [1]))
    let database = try DatabaseQueue(path: folder.path)
    try database.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA foreign_keys = OFF; DROP TABLE \(table)")
    }
    try database.close()
    for access in [RunHistory.Access.reading, .writing] {
      #expect(throws: HistoryError.damaged("it has no table `\(table)`")) {
        try RunHistory(folder.path, for: access)
      }
    }
  }

  @Test func historyWithoutAColumnIsDamaged() throws {
    let folder = try Folder()
    try RunHistory(folder.path).store(TinyResult(failing: [1]))
    let database = try DatabaseQueue(path: folder.path)
    try database.write { try $0.execute(sql: "ALTER TABLE run DROP COLUMN isMerged") }
    try database.close()
    let bytes = try Data(contentsOf: URL(filePath: folder.path))
    for access in [RunHistory.Access.reading, .writing] {
      #expect(throws: HistoryError.damaged("its table `run` has no column `isMerged`")) {
        try RunHistory(folder.path, for: access)
      }
    }
    #expect(try Data(contentsOf: URL(filePath: folder.path)) == bytes)
  }

  @Test func databaseWithoutTablesIsFilledOnlyToStore() throws {
    let folder = try Folder()
    let database = try DatabaseQueue(path: folder.path)
    try database.vacuum()
    try database.close()
    let bytes = try Data(contentsOf: URL(filePath: folder.path))
    #expect(!bytes.isEmpty)
    #expect(throws: HistoryError.damaged("it has no tables")) {
      try RunHistory(folder.path, for: .reading)
    }
    #expect(try Data(contentsOf: URL(filePath: folder.path)) == bytes)
    #expect(try RunHistory(folder.path).store(TinyResult(failing: [1])) == 1)
  }

  @Test func countsThatTheirIndexLacksAreDamaged() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    try history.store(TinyResult(failing: [1]))
    try history.store(TinyResult(failing: [2]))
    var configuration = Configuration()
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA writable_schema = ON") }
    let database = try DatabaseQueue(path: folder.path, configuration: configuration)
    try database.write { db in
      try db.execute(
        sql: """
          UPDATE sqlite_master SET sql = 'CREATE INDEX ruleCountByRule ON ruleCount (scenarios)'
            WHERE name = 'ruleCountByRule'
          """)
    }
    try database.close()
    #expect { try RunHistory(folder.path) } throws: { ($0 as? HistoryError)?.isDamaged == true }
  }

  @Test func whatAKilledProcessLeftOfMakingAHistoryIsRemoved() throws {
    let folder = try Folder()
    let (old, new) = ("\(folder.path).\(UUID())-wal", "\(folder.path).\(UUID())")
    for path in [old, new, folder.path + ".mine"] { try Data().write(to: URL(filePath: path)) }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: old)
    _ = try RunHistory(folder.path)
    let left = [new, folder.path + ".mine"].map { URL(filePath: $0).lastPathComponent }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(Set(left).isSubset(of: names))
    #expect(!names.contains(URL(filePath: old).lastPathComponent))
  }

  /// Pruning every night keeps the number of runs, and each result a few deltas from a whole one.
  @Test func nightlyPruningMakesNoLongChains() throws {
    let folder = try Folder()
    let history = try RunHistory(folder.path)
    for number in 0..<150 {
      try history.store(TinyResult(failing: [number % 12]), day: number)
      _ = try history.prune(.init(count: 20))
    }
    #expect(try longestChain(in: history) <= 7)
    for run in try history.runs() {
      let failing = (Int(run.id) - 1) % 12
      #expect(
        try ResultFile.encode(history.result(of: run))
          == ResultFile.encode(TinyResult(failing: [failing]).result))
    }
  }

  /// The base is read on the way to the run before, or by itself where that is of another branch.
  @Test func deltasAreTheSameWhateverRunIsBefore() throws {
    func stored(_ branch: (Int) -> String) throws -> [Row] {
      let folder = try Folder()
      let history = try RunHistory(folder.path)
      for number in 0..<20 {
        let failing = Set((0..<12).filter { (number * 7 + $0) % 5 == 0 })
        try history.store(
          TinyResult(failing: failing), branch: branch(number), day: number)
      }
      return try history.database.read {
        try Row.fetchAll($0, sql: "SELECT base, bytes, place FROM result ORDER BY id")
      }
    }
    let rows = try stored { _ in "main" }
    #expect(rows.count { ($0["base"] as Int64?) != nil } == 19)
    #expect(try stored { $0 % 2 == 0 ? "main" : "work" } == rows)
    #expect(try stored { "\($0)" } == rows)
  }

  /// Results of version 4, whose places nobody wrote down, go on from where they are.
  @Test func resultsOfVersion4AreGoneOnFrom() throws {
    let folder = try Folder()
    let bytes = try storedResults()
    try HistorySchema.migrator.migrate(
      DatabaseQueue(path: folder.path), upTo: "4: the runs of a rule")
    try DatabaseQueue(path: folder.path).write { db in
      for (number, digest) in ["a", "b", "a", "a", "b", "a"].enumerated() {
        let isWhole = [0, 1, 3].contains(number)
        try db.execute(
          sql: "INSERT INTO result VALUES (?, ?, ?, ?)",
          arguments: [number + 1, isWhole ? nil : 1, digest, isWhole ? bytes[0] : bytes[1]])
      }
    }
    let places = try RunHistory(folder.path).database.read {
      try Int.fetchAll($0, sql: "SELECT place FROM result ORDER BY id")
    }
    #expect(places == [0, 0, 1, 0, 1, 1])
  }

  @Test func rulesOfVersion2GoOn() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: path + suffix)
      }
    }
    try HistorySchema.migrator.migrate(
      DatabaseQueue(path: path), upTo: "2: what was selected")
    try DatabaseQueue(path: path).write {
      try $0.execute(sql: Self.version2, arguments: [storedResults()[0]])
    }
    let history = try RunHistory(path)
    #expect(try history.trends().rules.map(\.key) == [nil, nil])
    // All scenarios of the device d1, and one of d2: its rule takes in one of d1.
    for _ in 0..<2 { try store([3, 4, 5, 6], in: history) }
    let rules = try history.trends().rules
    #expect(
      rules.map(\.condition) == ["device:d1", "device:d3 script:s1", "device:d1,d2 script:s1"])
    #expect(rules.map(\.scenarios) == [[3, 3, 3], [1, 0, nil], [0, 2, 2]])
    #expect(rules.map(\.firstSeen) == [1, 1, 2])
    #expect(rules.map(\.fixed) == [nil, 1, nil])
    #expect(rules[0].words != "of old" && rules[1].words == "of old, too")
    #expect(rules[1].key == nil && Set(rules.map(\.key)).count == 3)
  }
}
