import Foundation
import GRDB
import MatrixResults

/// The checksums of a history: SQLite checks how a file is built, not what is written in it.
///
/// The bytes of a result have their own, beside them. All other cells of a table have one together, in the
/// order of its rows.
enum HistoryChecksums {
  /// The CRC-32 of bytes, for queries.
  static let crc32 = DatabaseFunction("crc32", argumentCount: 1, pure: true) { cells in
    Data.fromDatabaseValue(cells[0]).map { CRC32.checksum([UInt8]($0)[...]) }
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
    var bytes: [UInt8] = []
    while let row = try results.next() {
      bytes.removeAll(keepingCapacity: true)
      try row.withUnsafeData(atIndex: 2) { bytes.append(contentsOf: $0 ?? Data()) }
      let checksum = Int64(CRC32.checksum(bytes[...]))
      guard row[1] as DatabaseValue == checksum.databaseValue else {
        throw HistoryError.damaged(
          "the checksum of result \(row[0] as DatabaseValue) does not match")
      }
    }
    for (name, checksum) in try ofCells(db) {
      let written = try DatabaseValue.fetchOne(
        db, sql: "SELECT checksum FROM cellChecksum WHERE name = ?", arguments: [name])
      guard Int64(checksum).databaseValue == written else {
        throw HistoryError.damaged("the checksum of `\(name)` does not match")
      }
    }
  }

  /// The checksums of the tables, and of the index that SQLite checks too slowly, by name.
  private static func ofCells(_ db: Database) throws -> [(name: String, checksum: UInt32)] {
    var queries = [
      // How the tables are declared, and the last of the numbers that runs were given.
      "sqlite_master": "type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name",
      "sqlite_sequence": "name, seq FROM sqlite_sequence ORDER BY name",
      "ruleCountByRule": "rule, run FROM ruleCount INDEXED BY ruleCountByRule",
    ]
    for table in try HistorySchema.columns(db).keys where table != "cellChecksum" {
      let columns = try db.columns(in: table).filter { $0.type != "BLOB" }.map { "\"\($0.name)\"" }
      // Without an index a table is read in the order of its key.
      queries[table] = "\(columns.joined(separator: ", ")) FROM \(table) NOT INDEXED"
    }
    return try queries.sorted { $0.key < $1.key }.map { name, query in
      let statement = try db.makeStatement(sql: "SELECT \(query)")
      let columns = 0..<statement.columnCount
      var crc = CRC32()
      let rows = try Row.fetchCursor(statement)
      while let row = try rows.next() {
        for column in columns { try add(statement.cell(column), row, column, to: &crc) }
      }
      return (name, crc.value)
    }
  }

  /// Adds a cell: the same bytes of another type, or in other cells, are not the same.
  private static func add(
    _ cell: DatabaseValue, _ row: Row, _ column: Int, to crc: inout CRC32
  ) throws {
    func add(_ type: UInt8, _ number: UInt64) {
      crc.add(type)
      crc.add(number)
    }
    func addBytes(_ type: UInt8) throws {
      // A string would end at its first zero.
      try row.withUnsafeData(atIndex: column) {
        let bytes = [UInt8]($0 ?? Data())
        add(type, UInt64(bytes.count))
        crc.add(bytes[...])
      }
    }
    switch cell.storage {
    case .null: add(0, 0)
    case .int64(let number): add(1, UInt64(bitPattern: number))
    case .double(let number): add(2, number.bitPattern)
    case .string: try addBytes(3)
    case .blob: try addBytes(4)
    }
  }
}
