import Foundation
import GRDB
import MatrixResults

/// The checksums of a history: SQLite checks how a file is built, not what is written in it.
///
/// The bytes of a result have their own, beside them. All other cells of a table have one together: the sum
/// of its rows', which does not depend on their order, but on what is in which row.
enum HistoryChecksums {
  /// The CRC-32 of some cells, for queries.
  static let crc32 = DatabaseFunction("crc32", pure: true) { cells in
    if cells.count == 1, case .blob(let bytes) = cells[0].storage {
      return CRC32.checksum([UInt8](bytes)[...])
    }
    // The same bytes of another type, or in other cells, are not the same.
    var bytes: [UInt8] = []
    func append(_ type: UInt8, _ number: UInt64) {
      bytes.append(type)
      for shift in stride(from: 0, to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: number >> shift))
      }
    }
    for cell in cells {
      switch cell.storage {
      case .null: bytes.append(0)
      case .int64(let number): append(1, UInt64(bitPattern: number))
      case .double(let number): append(2, number.bitPattern)
      case .string(let text):
        append(3, UInt64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
      case .blob(let data):
        append(4, UInt64(data.count))
        bytes.append(contentsOf: data)
      }
    }
    return CRC32.checksum(bytes[...])
  }

  /// Writes the checksums of what is in the tables.
  static func update(_ db: Database) throws {
    for (name, checksum) in try ofCells(db) {
      try db.execute(
        sql: "INSERT OR REPLACE INTO cellChecksum VALUES (?, ?)", arguments: [name, checksum])
    }
  }

  /// Throws ``HistoryError/damaged(_:)`` where a checksum does not match.
  static func check(_ db: Database) throws {
    let results = try Row.fetchCursor(db, sql: "SELECT id, checksum, bytes FROM result")
    while let row = try results.next() {
      let checksum = try row.withUnsafeData(atIndex: 2) {
        CRC32.checksum([UInt8]($0 ?? Data())[...])
      }
      guard row[1] as DatabaseValue == Int64(checksum).databaseValue else {
        throw HistoryError.damaged(
          "the checksum of result \(row[0] as DatabaseValue) does not match")
      }
    }
    for (name, checksum) in try ofCells(db) {
      let written = try Int64.fetchOne(
        db, sql: "SELECT checksum FROM cellChecksum WHERE name = ?", arguments: [name])
      guard checksum == written else {
        throw HistoryError.damaged("the checksum of `\(name)` does not match")
      }
    }
  }

  /// The checksums of the tables, and of the index that SQLite checks too slowly, by name.
  private static func ofCells(_ db: Database) throws -> [(name: String, checksum: Int64)] {
    var queries = [
      // How the tables are declared, and the last of the numbers that runs were given.
      "sqlite_master": "crc32(type, name, tbl_name, sql)) FROM sqlite_master",
      "sqlite_sequence": "crc32(name, seq)) FROM sqlite_sequence",
    ]
    for table in try HistorySchema.columns(db).keys where table != "cellChecksum" {
      let columns = try db.columns(in: table).filter { $0.type != "BLOB" }.map { "\"\($0.name)\"" }
      queries[table] = "crc32(\(columns.joined(separator: ", ")))) FROM \(table) NOT INDEXED"
    }
    // Most rows are counts, and a function for each would take too long: products bind their numbers
    // together. A count that is no whole number is left out: SQLite would take an empty cell for 0, which
    // no run or rule has as its number.
    let key = "(run * 7919 + rule)"
    queries["ruleCount"] = """
      \(key) * (scenarios + 7) % 2147483647) FROM ruleCount NOT INDEXED
        WHERE scenarios | 0 = scenarios
      """
    queries["ruleCountByRule"] = """
      \(key) * (rule + 7) % 2147483647) FROM ruleCount INDEXED BY ruleCountByRule
      """
    return try queries.sorted { $0.key < $1.key }.map {
      ($0.key, try Int64.fetchOne(db, sql: "SELECT SUM(1 + \($0.value)") ?? 0)
    }
  }
}
