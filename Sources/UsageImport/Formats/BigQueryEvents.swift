import TextFormats

extension UsageFormat {
  /// Events of Google Analytics 4 or Crashlytics from BigQuery, flattened to CSV with `.`, `_` or
  /// `__` between the names.
  static let bigQuery = UsageFormat(
    title: "BigQuery events",
    recognizes: { file in
      let names = models.filter { $0 != "device model" } + versions
      return !Set(file.columns).isDisjoint(with: names)
    },
    read: { file throws(TextFinding) in
      var table = try file.table()
      let count = table.column("event count", "sessions", "users", "total users", "count")
      let numbers = try count.map { column throws(TextFinding) in try table.numbers(in: column) }
      var export = UsageExport(unit: count.map { table.columns[$0] } ?? "events")
      export.remarks = [
        "locale": "the device's language, which need not be the keyboard's",
        "orientation": "at the time of the event",
      ]
      let columns = models.compactMap { table.column($0) }
      let (system, version) = (table.column(systems), table.column(versions))
      let language = table.column("device language")
      let orientation = table.column("app orientation", "device orientation")
      while let row = try table.next() {
        let names = columns.compactMap { row.text($0) }
        let os = [row.text(system), row.text(version)].compactMap(\.self).joined(separator: " ")
        export.take(date: row.text(table.column("event date", "date")))
        export.add(
          [
            "device": names.first { DeviceNames.isModel($0) } ?? names.first,
            "os": os.isEmpty ? nil : os, "locale": row.text(language),
            "orientation": row.text(orientation),
          ], try numbers.map { column throws(TextFinding) in try row.number(column) } ?? 1)
      }
      return export
    })

  /// The columns of a model, the most exact first.
  private static let models = [
    "device mobile os hardware model", "device mobile model name", "device mobile marketing name",
    "device model",
  ]
  private static let versions = [
    "device operating system version", "operating system display version",
  ]
  private static let systems = ["device operating system", "operating system name"]
}
