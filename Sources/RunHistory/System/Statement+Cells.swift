import GRDB

extension Statement {
  /// A cell of the row that the statement is at: to ask the row for it takes twice as long.
  func cell(_ column: Int) -> DatabaseValue {
    unsafe DatabaseValue(sqliteStatement: sqliteStatement, index: CInt(column))
  }
}
