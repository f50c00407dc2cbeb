import TextFormats

extension UsageFormat {
  /// The CSV of Firebase's dashboard: several tables with comments between them.
  static let firebase = UsageFormat(
    title: "Firebase dashboard",
    recognizes: { file in
      guard file.separator != nil else { return false }
      var tables = file.tables
      while let table = try? tables.next() {
        if table.columns.count == 2, subject(of: table) != nil { return true }
        tables.skip(behind(table))
      }
      return false
    },
    read: { file throws(TextFinding) in
      var tables = file.tables
      var export = UsageExport(unit: "users")
      while var table = try tables.next() {
        if table.columns.count == 2, let subject = subject(of: table) {
          export.unit = table.columns[1]
          let users = try table.numbers(in: 1)
          while let row = try table.next() {
            export.add([subject: row.text(0)], try row.number(users))
          }
          tables.skip(table)
        } else {
          tables.skip(behind(table))
        }
      }
      for comment in tables.comments where comment.lowercased().contains("date:") {
        export.take(date: comment.split(separator: ":").last?.trimmed)
      }
      return export
    })

  /// What a table of the dashboard counts, if anything of use.
  private static func subject(of table: ExportTable) -> String? {
    switch table.columns[0] {
    case "device model": "device"
    case "os with version": "os"
    default: nil
    }
  }

  /// The table at its end, whatever its rows are.
  private static func behind(_ table: ExportTable) -> ExportTable {
    var table = table
    table.skipRows()
    return table
  }
}
