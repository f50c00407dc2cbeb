import Foundation
import GRDB

/// The memory of a nightly: runs, their counts and their results, in one file of SQLite.
///
/// The journal is a write-ahead log, so that a process that is killed loses nothing that was
/// committed, and several processes can store runs at once: each transaction takes its turn.
package struct RunHistory: Sendable {
  /// What a history is opened for.
  package enum Access: Sendable {
    /// Nothing is stored: a file that cannot be written will do.
    case reading
    /// A missing file is made.
    case writing
  }

  let database: any DatabaseWriter

  /// Opens a history.
  ///
  /// - Throws: ``HistoryError`` where the file is no history, damaged or newer; it stays untouched.
  package init(_ path: String, for access: Access = .writing) throws(HistoryError) {
    // The log is beside the file itself.
    let path = URL(filePath: path).resolvingSymlinksInPath().path
    do {
      let exists = FileManager.default.fileExists(atPath: path)
      if exists, access == .reading, !Self.isWritable(path) {
        database = try Self.unchanging(path)
        return
      }
      if exists {
        try Self.checkHeader(path)
        let version = try Self.version(of: path)
        if version == 0, access == .reading { throw HistoryError.damaged("it has no tables") }
        // A pool would write into the file to begin its log.
        if version == HistorySchema.version, access == .reading {
          database = try DatabaseQueue(path: path, configuration: Self.configuration())
          return
        }
      } else {
        Self.make(path)
      }
      Self.removeDrafts(of: path)
      let pool = try DatabasePool(path: path, configuration: Self.configuration())
      try HistorySchema.migrate(pool)
      database = pool
    } catch let error as HistoryError {
      throw error
    } catch {
      throw Self.error(error)
    }
  }

  static func error(_ error: any Error) -> HistoryError {
    guard let error = error as? DatabaseError else { return .inaccessible("\(error)") }
    switch error.resultCode {
    // A table or a column that the schema has is not there.
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR: return .damaged(error.message ?? "")
    default: return .inaccessible(error.message ?? "\(error.resultCode)")
    }
  }

  /// Calls a function in a transaction.
  func write<Value>(_ change: (Database) throws -> Value) throws(HistoryError) -> Value {
    do {
      return try database.write(change)
    } catch let error as HistoryError {
      throw error
    } catch {
      throw Self.error(error)
    }
  }

  func read<Value>(_ query: (Database) throws -> Value) throws(HistoryError) -> Value {
    do {
      return try database.read(query)
    } catch let error as HistoryError {
      throw error
    } catch {
      throw Self.error(error)
    }
  }
}

extension RunHistory {
  private static func configuration(isReadOnly: Bool = false) -> Configuration {
    var configuration = Configuration()
    configuration.readonly = isReadOnly
    // Nightlies that end at the same time wait for each other.
    configuration.busyMode = .timeout(60)
    return configuration
  }

  /// Opens a file without changing it.
  ///
  /// Without a log no process has the file open; SQLite would make one, unless nothing can change.
  private static func queue(_ path: String) throws -> DatabaseQueue {
    let hasLog = ["-wal", "-journal"].contains { FileManager.default.fileExists(atPath: path + $0) }
    return try DatabaseQueue(
      path: hasLog ? path : URL(filePath: path).absoluteString + "?immutable=1",
      configuration: configuration(isReadOnly: true))
  }

  /// The version of a history's schema; see ``version(_:)``.
  ///
  /// A file that is refused stays as it is, without a log beside it.
  private static func version(of path: String) throws -> Int {
    func modified() -> Date? {
      try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    let before = modified()
    do {
      return try queue(path).read(version)
    } catch {
      // Another process may have begun to write meanwhile: now its log says what is to be read.
      let hasLog = FileManager.default.fileExists(atPath: path + "-wal")
      if !hasLog && modified() == before { throw error }
      return try DatabaseQueue(path: path, configuration: configuration(isReadOnly: true))
        .read(version)
    }
  }

  /// Makes a history under another name first: a process that is killed leaves no half of one.
  ///
  /// Of two processes that make it at once, the second one's is not needed. What fails here fails
  /// again, with an error, where the file is opened; it is made there, too, in a file system in which
  /// no file has two names.
  private static func make(_ path: String) {
    let draft = "\(path).\(UUID().uuidString)"
    defer {
      for suffix in ["", "-journal", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: draft + suffix)
      }
    }
    guard let pool = try? DatabasePool(path: draft, configuration: configuration()),
      (try? HistorySchema.migrate(pool)) != nil, (try? pool.close()) != nil
    else { return }
    try? FileManager.default.linkItem(atPath: draft, toPath: path)
  }

  /// Removes what processes left that were killed while they made the history.
  private static func removeDrafts(of path: String) {
    let file = URL(filePath: path)
    let folder = file.deletingLastPathComponent()
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      let draft = folder.appending(path: name)
      guard name.hasPrefix(file.lastPathComponent + "."),
        UUID(uuidString: String(name.dropFirst(file.lastPathComponent.count + 1).prefix(36)))
          != nil,
        let attributes = try? FileManager.default.attributesOfItem(atPath: draft.path),
        let date = attributes[.modificationDate] as? Date, date.timeIntervalSinceNow < -60
      else { continue }
      try? FileManager.default.removeItem(at: draft)
    }
  }

  /// Whether SQLite can write into a file, and its journal beside it.
  private static func isWritable(_ path: String) -> Bool {
    let file = URL(filePath: path).resolvingSymlinksInPath()
    return [file, file.deletingLastPathComponent()].allSatisfy {
      FileManager.default.isWritableFile(atPath: $0.path)
    }
  }

  /// Opens a history that cannot be written, nor brought to the last version.
  private static func unchanging(_ path: String) throws -> DatabaseQueue {
    let database = try queue(path)
    if try database.read(version) < HistorySchema.version {
      throw HistoryError.inaccessible(
        "an earlier version of the tool wrote it, and it must be writable to be brought up to date")
    }
    return database
  }

  /// Refuses a newer history, and what is too short for one, by its first bytes.
  ///
  /// SQLite would make a log beside the one, and fill the other: to it a file of one byte is empty.
  private static func checkHeader(_ path: String) throws {
    let header = try FileHandle(forReadingFrom: URL(filePath: path)).read(upToCount: 100) ?? Data()
    func number(at place: Int) -> Int { header[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    if (1..<100).contains(header.count) { throw HistoryError.damaged("it is too short") }
    // Places and lengths are those of SQLite's file format: `user_version` and `application_id`.
    guard header.count == 100, number(at: 68) == HistorySchema.applicationID,
      number(at: 60) > HistorySchema.version
    else { return }
    throw HistoryError.newer(schema: number(at: 60), known: HistorySchema.version)
  }

  /// The version of a database's schema; 0 where nothing is in it.
  ///
  /// - Throws: ``HistoryError`` where it is no history, damaged or newer.
  private static func version(_ db: Database) throws -> Int {
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
    // To look each count up in its index would take most of a night's bookkeeping: `prune` does.
    try check(db, "quick_check(1)")
    for table in own.keys.sorted() where table != "ruleCount" {
      try check(db, "integrity_check(\(table))")
    }
    return version
  }

  /// Throws ``HistoryError/damaged(_:)`` where a check of SQLite's finds something.
  static func check(_ db: Database, _ pragma: String) throws {
    let problem = try String.fetchOne(db, sql: "PRAGMA \(pragma)") ?? ""
    // A line before the first problem names the database.
    guard problem == "ok" else {
      throw HistoryError.damaged("\(problem.split(separator: "\n").last ?? "")")
    }
  }
}
