import TextFormats

extension UsageFormat {
  /// The reports of App Store Connect's Analytics Reports API, and copies with the same columns.
  ///
  /// Systems of iPads are written as iOS there: the class comes from `Device`.
  static let appStore = UsageFormat(
    title: "App Store Connect report",
    recognizes: { file in
      let columns = Set(file.columns)
      return columns.isSuperset(of: ["date", "device"])
        && !columns.isDisjoint(with: ["territory", "app apple identifier", "app id", "app name"])
    },
    read: { file throws(TextFinding) in
      var table = try file.table()
      let (date, device) = (try table.required("date"), try table.required("device"))
      if let type = table.column("download type", "event"), table.column("counts") != nil {
        throw TextFinding(
          "foreign-file", "installations are not use: export the report App Sessions",
          table.header[type].place)
      }
      let count = try table.required("sessions", "unique devices", "count")
      let numbers = try table.numbers(in: count)
      var days = ReportDays(unit: table.columns[count])
      let columns = (
        os: table.column("platform version"), language: table.column("language"),
        processed: table.column("processing date", "processingdate"),
        app: table.column("app name", "app apple identifier", "app id")
      )
      while let row = try table.next() {
        guard let day = row.text(date).flatMap(UsageExport.date) else {
          throw TextFinding(
            "bad-value", "this must be a date such as 2026-06-30", row.fields[date].place)
        }
        days.add(
          [
            UsageExport.deviceClass: row.text(device), "os": row.text(columns.os),
            "locale": row.text(columns.language),
          ], try row.number(numbers), on: day, processed: row.text(columns.processed),
          app: row.text(columns.app))
      }
      return days.export
    })
}

/// What a report counts day by day: what was processed last takes the place of earlier counts.
private struct ReportDays {
  private var days: [String: (processed: String, export: UsageExport)] = [:]
  private let unit: String
  private var apps: Set<String> = []

  init(unit: String) { self.unit = unit }

  mutating func add(
    _ names: KeyValuePairs<String, String?>, _ count: Double, on date: String, processed: String?,
    app: String?
  ) {
    if let app { apps.insert(app) }
    let processed = processed ?? ""
    var day = days[date] ?? (processed, UsageExport(unit: unit))
    if processed > day.processed { day = (processed, UsageExport(unit: unit)) }
    if processed == day.processed { day.export.add(names, count) }
    days[date] = day
  }

  var export: UsageExport {
    var export = UsageExport(unit: unit)
    export.apps = apps
    export.remarks = ["locale": "the app's language, which need not be the keyboard's"]
    for (date, day) in days.sorted(by: { $0.key < $1.key }) {
      export.take(date: date)
      export.add(day.export)
    }
    return export
  }
}
