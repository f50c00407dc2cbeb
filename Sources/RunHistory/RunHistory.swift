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
      var isEarlier = false
      if exists { try HistoryLog.check(path) }
      if exists, access == .reading, !Self.isWritable(path) {
        database = try Self.unchanging(path)
        return
      }
      if exists {
        try Self.checkHeader(path)
        let version = try Self.version(of: path)
        if version == 0, access == .reading { throw HistoryError.damaged("it has no tables") }
        isEarlier = (1..<HistorySchema.version).contains(version)
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
      // Migrations that move what is stored leave the room of it.
      if isEarlier { try pool.vacuum() }
      database = pool
    } catch let error as HistoryError {
      throw error
    } catch {
      throw Self.error(error)
    }
  }

  static func error(_ error: any Error) -> HistoryError {
    // A cell of another type than its column's.
    if let error = error as? RowDecodingError { return .damaged("\(error)") }
    guard let error = error as? DatabaseError else { return .inaccessible("\(error)") }
    if error.extendedResultCode == .SQLITE_READONLY_ROLLBACK {
      return .damaged("another program was stopped while it changed the file")
    }
    switch error.resultCode {
    // A table or a column that the schema has is not there.
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR: return .damaged(error.message ?? "")
    default: return .inaccessible(error.message ?? "\(error.resultCode)")
    }
  }

  /// Calls a function in a transaction.
  func write<Value>(_ change: (Database) throws -> Value) throws(HistoryError) -> Value {
    do {
      return try database.write { db in
        let value = try change(db)
        try HistoryChecksums.update(db)
        return value
      }
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
  static func configuration(isReadOnly: Bool = false) -> Configuration {
    var configuration = Configuration()
    configuration.readonly = isReadOnly
    // Nightlies that end at the same time wait for each other.
    configuration.busyMode = .timeout(60)
    configuration.prepareDatabase { $0.add(function: HistoryChecksums.crc32) }
    return configuration
  }

  /// Opens a file without changing it.
  ///
  /// Without a log no process has the file open; SQLite would make one, unless nothing can change.
  static func queue(_ path: String) throws -> DatabaseQueue {
    let hasLog = ["-wal", "-journal"].contains { FileManager.default.fileExists(atPath: path + $0) }
    return try DatabaseQueue(
      path: hasLog ? path : URL(filePath: path).absoluteString + "?immutable=1",
      configuration: configuration(isReadOnly: true))
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
}
