import Foundation
import GRDB

/// The memory of a nightly: runs, their counts and their results, in one file of SQLite.
///
/// The journal is a write-ahead log, so that a process that is killed loses nothing that was
/// committed, and several processes can store runs at once: each transaction takes its turn.
package struct RunHistory: Sendable {
  let database: DatabasePool

  /// Opens a history; a missing file is made.
  ///
  /// - Throws: ``HistoryError`` where the file is no history, damaged or newer; it stays untouched.
  package init(_ path: String) throws(HistoryError) {
    do {
      if FileManager.default.fileExists(atPath: path) { try Self.check(path) }
      var configuration = Configuration()
      // Nightlies that end at the same time wait for each other.
      configuration.busyMode = .timeout(60)
      database = try DatabasePool(path: path, configuration: configuration)
      try HistorySchema.migrate(database)
    } catch let error as HistoryError {
      throw error
    } catch {
      throw Self.error(error)
    }
  }

  /// Looks at a file without changing it.
  private static func check(_ path: String) throws {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(60)
    try DatabaseQueue(path: path, configuration: configuration).read { db in
      // A file without a table is one that was never filled, or that another process fills just now:
      // the tables come together with the number that is read after them.
      let tables =
        try Int.fetchOne(
          db, sql: "SELECT COUNT(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'") ?? 0
      let id = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
      let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
      if tables == 0 && id == 0 { return }
      guard id == HistorySchema.applicationID else {
        throw HistoryError.damaged("another program's database")
      }
      guard version <= HistorySchema.version else {
        throw HistoryError.newer(schema: version, known: HistorySchema.version)
      }
      let problem = try String.fetchOne(db, sql: "PRAGMA quick_check(1)") ?? ""
      guard problem == "ok" else { throw HistoryError.damaged(problem) }
    }
  }

  static func error(_ error: any Error) -> HistoryError {
    guard let error = error as? DatabaseError else { return .inaccessible("\(error)") }
    switch error.resultCode {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: return .damaged(error.message ?? "")
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
