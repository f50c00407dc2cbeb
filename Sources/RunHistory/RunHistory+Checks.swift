import Foundation
import GRDB
import MatrixResults

extension RunHistory {
  /// The version of a history's schema, after all checks.
  ///
  /// A file that is refused stays as it is, without a log beside it.
  static func version(of path: String) throws -> Int {
    func modified() -> Date? {
      try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    let before = modified()
    do {
      return try checkedVersion(of: queue(path))
    } catch {
      // Another process may have begun to write meanwhile: now its log says what is to be read.
      let hasLog = FileManager.default.fileExists(atPath: path + "-wal")
      if !hasLog && modified() == before { throw error }
      return try checkedVersion(
        of: DatabaseQueue(path: path, configuration: configuration(isReadOnly: true)))
    }
  }

  private static func checkedVersion(of database: DatabaseQueue) throws -> Int {
    let version = try database.read(version)
    if (1..<HistorySchema.firstWithChecksums).contains(version) { try readResults(in: database) }
    return version
  }

  /// Throws ``HistoryError/damaged(_:)`` where a result cannot be read.
  private static func readResults(in database: DatabaseQueue) throws {
    var results = StoredResults(in: database)
    let ids = try database.read {
      try Int64.fetchAll($0, sql: "SELECT id FROM result ORDER BY digest, id")
    }
    for id in ids {
      do throws(InvalidResultFile) {
        try results.read(id)
      } catch {
        // One of an earlier format is refused where somebody asks for it.
        if case .version = error { continue }
        throw HistoryError.damaged("result \(id): \(error)")
      }
    }
  }

  /// Refuses a newer history, and what is too short for one, by its first bytes.
  ///
  /// SQLite would make a log beside the one, and fill the other: to it a file of one byte is empty.
  static func checkHeader(_ path: String) throws {
    let header = try FileHandle(forReadingFrom: URL(filePath: path)).read(upToCount: 100) ?? Data()
    func number(at place: Int) -> Int {
      Int(header[place..<place + 4].reduce(0 as Int32) { $0 << 8 | Int32($1) })
    }
    if (1..<100).contains(header.count) { throw HistoryError.damaged("it is too short") }
    // Places and lengths are those of SQLite's file format: `user_version` and `application_id`.
    guard header.count == 100, number(at: 68) == HistorySchema.applicationID else { return }
    if number(at: 60) > HistorySchema.version {
      throw HistoryError.newer(schema: number(at: 60), known: HistorySchema.version)
    }
    // The versions of the format to write and to read it with: SQLite would only read it.
    guard header[18] == header[19] else { throw HistoryError.damaged("its header is damaged") }
  }

  /// The version of a database's schema; 0 where nothing is in it.
  ///
  /// - Throws: ``HistoryError`` where it is no history, damaged or newer.
  static func version(_ db: Database) throws -> Int {
    // A file without a table is one that was never filled, or that another process fills just now:
    // the tables come together with the number that is read after them.
    let tables =
      try Int.fetchOne(
        db, sql: "SELECT COUNT(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'") ?? 0
    let id = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    if tables == 0 && id == 0 { return 0 }
    guard id == HistorySchema.applicationID else {
      throw HistoryError.damaged("another program's database")
    }
    guard version <= HistorySchema.version else {
      throw HistoryError.newer(schema: version, known: HistorySchema.version)
    }
    guard version > 0 else { throw HistoryError.damaged("it has no version") }
    let there = try HistorySchema.columns(db)
    let own = try HistorySchema.columns(of: version)
    for (table, columns) in own.sorted(by: { $0.key < $1.key }) {
      guard let found = there[table] else {
        throw HistoryError.damaged("it has no table `\(table)`")
      }
      if let column = columns.first(where: { !found.contains($0) }) {
        throw HistoryError.damaged("its table `\(table)` has no column `\(column)`")
      }
    }
    guard there == own else {
      throw HistoryError.damaged("its tables are not those of its version")
    }
    guard
      try HistorySchema.migrator.appliedIdentifiers(db)
        == Set(HistorySchema.migrator.migrations.prefix(version))
    else { throw HistoryError.damaged("its migrations are not those of its version") }
    try check(db, "quick_check(1)")
    // To look each count up in its index would take a fifth of a night's bookkeeping: it has a checksum.
    let indexed = try own.keys.sorted().filter { try !db.indexes(on: $0).isEmpty }
    for table in indexed where table != "ruleCount" { try check(db, "integrity_check(\(table))") }
    if version >= HistorySchema.firstWithChecksums { try HistoryChecksums.check(db) }
    return version
  }

  /// Throws ``HistoryError/damaged(_:)`` where a check of SQLite's finds something.
  private static func check(_ db: Database, _ pragma: String) throws {
    let problem = try String.fetchOne(db, sql: "PRAGMA \(pragma)") ?? ""
    // A line before the first problem names the database.
    guard problem == "ok" else {
      throw HistoryError.damaged("\(problem.split(separator: "\n").last ?? "")")
    }
  }
}
