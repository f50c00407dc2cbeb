import TextFormats

extension UsageFormat {
  /// A table that somebody made: `parameter,level,share`, or a column for each parameter and one with
  /// counts.
  static let plain = UsageFormat(
    title: "plain CSV",
    recognizes: { file in
      guard file.separator != nil, let table = try? file.table() else { return false }
      return table.column(counts) != nil
        && (isLong(table) || !subjects(of: table, file.parameters).isEmpty)
    },
    read: { file throws(TextFinding) in
      var table = try file.table()
      guard let count = table.column(counts) else {
        throw TextFinding("missing-column", "there is no column `count`", table.header[0].place)
      }
      let unit = table.columns[count]
      let areShares = ["share", "percent", "weight"].contains(unit)
      let numbers = try table.numbers(in: count, areShares: areShares)
      var export = UsageExport(unit: areShares ? "" : unit)
      let subjects = subjects(of: table, file.parameters)
      let (parameter, level) = (table.column("parameter"), table.column("level", "levels"))
      while let row = try table.next() {
        var names: UsageExport.Names = [:]
        if let parameter, let level, isLong(table) {
          let name = row.text(parameter)?.lowercased() ?? ""
          guard file.parameters.contains(name) else {
            throw TextFinding(
              "unknown-parameter",
              "there is no such parameter; there are \(file.parameters.joined(separator: ", "))",
              row.fields[parameter].place)
          }
          names[name] = row.text(level)
        } else {
          for (column, subject) in subjects { names[subject] = row.text(column) }
        }
        export.add(names, try row.number(numbers))
      }
      return export
    })

  private static let counts = [
    "count", "share", "sessions", "users", "devices", "events", "percent", "weight",
  ]

  /// What people call parameters.
  private static let synonyms = [
    "model": "device", "device model": "device", "os version": "os", "ios version": "os",
    "system version": "os", "language": "locale", "device class": UsageExport.deviceClass,
  ]

  private static func isLong(_ table: ExportTable) -> Bool {
    table.column("parameter") != nil && table.column("level", "levels") != nil
  }

  /// The columns about something of the matrix.
  private static func subjects(
    of table: ExportTable, _ parameters: [String]
  ) -> [(column: Int, subject: String)] {
    table.columns.enumerated().compactMap { column, name in
      let subject = synonyms[name] ?? (parameters.contains(name) ? name : nil)
      return subject.map { (column, $0) }
    }
  }
}
