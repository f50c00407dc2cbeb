import Foundation
import GRDB
import MatrixResults

/// The checksums of a history: SQLite checks how a file is built, not what is written in it.
///
/// The bytes of a result have their own, beside them. The other cells of a table have one together, which
/// changes with any one of them and does not depend on the order of rows.
enum HistoryChecksums {
  /// The CRC-32 of a cell, for queries.
  static let crc32 = DatabaseFunction("crc32", argumentCount: 1, pure: true) { cells in
    // The same bytes of another type are another cell.
    let bytes: [UInt8] =
      switch cells[0].storage {
      case .null: []
      case .int64(let number): [1] + "\(number)".utf8
      case .double(let number): [2] + "\(number)".utf8
      case .string(let text): [3] + text.utf8
      case .blob(let bytes): [UInt8](bytes)
      }
    return CRC32.checksum(bytes.span)
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
      let checksum = try row.withUnsafeData(atIndex: 2) { CRC32.checksum(($0 ?? Data()).span) }
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
    // SQLite's own table has the last of the numbers that runs were given.
    let tables = try HistorySchema.columns(db).keys.sorted() + ["sqlite_sequence"]
    let cells = try tables.filter { $0 != "cellChecksum" }.map { table in
      (table, "\(table) NOT INDEXED", try db.columns(in: table).filter { $0.type != "BLOB" })
    }
    let index = (
      "ruleCountByRule", "ruleCount INDEXED BY ruleCountByRule",
      try db.columns(in: "ruleCount").filter { $0.name != "scenarios" }
    )
    return try (cells + [index]).map { ($0, try checksum(of: $2, from: $1, db)) }
  }

  private static func checksum(
    of columns: [ColumnInfo], from source: String, _ db: Database
  ) throws -> Int64 {
    // A row counts, too, when all its cells are 0.
    var terms = ["1"]
    var conditions = ["TRUE"]
    for (place, column) in columns.enumerated() {
      let cell = "\"\(column.name)\""
      let isNumber = column.type == "INTEGER" && column.isNotNull
      // An odd factor moves no bit out of the sum.
      terms.append("\(2 * place + 1) * \(isNumber ? cell : "crc32(\(cell))")")
      // Numbers are less than any text; what is no number would be added as 0.
      if isNumber { conditions.append("+\(cell) < ''") }
    }
    let sum = """
      SELECT IFNULL(SUM(\(terms.joined(separator: " + "))), 0) FROM \(source)
        WHERE \(conditions.joined(separator: " AND "))
      """
    return try Int64.fetchOne(db, sql: sum) ?? 0
  }
}
