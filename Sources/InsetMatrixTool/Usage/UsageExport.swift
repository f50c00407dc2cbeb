/// An export of an analytics service, known by the names of its columns.
struct UsageExport {
  typealias Column = (parameter: String, name: String)

  let name: String
  /// The column of each parameter, the most telling first, and of `share`; without `share` each row
  /// counts once.
  let columns: [Column]

  /// The known exports: a name, then the column of each parameter.
  private static let known = """
    App Store Connect | device=Device | os=Platform Version | share=Sessions
    App Store Connect | locale=Language | device=Device | share=Unique Devices
    Firebase | device=Device model | share=Users
    Firebase | os=OS with version | share=Users
    Google Analytics | device=device.mobile_os_hardware_model | os=device.operating_system_version | locale=device.language
    Crashlytics | device=device.model | os=operating_system.display_version | orientation=app_orientation
    TelemetryDeck | device=TelemetryDeck.Device.modelName | os=TelemetryDeck.Device.systemVersion | share=count
    TelemetryDeck | os=TelemetryDeck.Device.systemVersion | share=count
    TelemetryDeck | locale=TelemetryDeck.UserPreference.language | share=count
    Sentry | device=contexts.device.model | os=contexts.os.version | locale=contexts.culture.locale
    MetricKit | device=metaData.deviceType | os=metaData.osVersion
    Mixpanel | device=properties.$model | os=properties.$os_version
    Amplitude | device=device_type | os=os_version
    """.split(separator: "\n").map { row in
      let cells = row.split(separator: " | ").map(String.init)
      return (name: cells[0], columns: cells.dropFirst().compactMap(column))
    }

  /// The parts of `device=Device model`; nil where one is missing.
  static func column(_ text: String) -> Column? {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    return parts.count == 2 && text.first != "=" ? (parts[0], parts[1]) : nil
  }

  /// A column's name as it is compared: `device.mobile_model` and `device__mobile_model` are one.
  static func key(_ name: String) -> String {
    name.lowercased().split { " ._\t".contains($0) }.joined(separator: " ")
  }

  /// The export that a table is: the one with the named columns, or else the known one with the most
  /// columns, or else a table whose columns have the names of parameters; nil for none of them.
  init?(of table: UsageTable, _ named: [Column], _ parameters: [String]) {
    let keys = Set(table.columns.map(Self.key))
    func there(_ columns: [Column]) -> [Column] {
      columns.filter { keys.contains(Self.key($0.name)) }
    }
    let own: [Column] =
      parameters.map { ($0, $0) } + [("share", keys.contains("share") ? "share" : "count")]
    let known = Self.known.filter { _, columns in
      // An export is recognized by its first column and its shares.
      let needed = columns.prefix(1) + columns.filter { $0.parameter == "share" }
      return there(Array(needed)).count == needed.count
    }
    let choices: [(name: String, columns: [Column])] =
      named.isEmpty ? known + [("table", own)] : [("table", named)]
    let best = choices.map { (name: $0.name, columns: there($0.columns)) }.max {
      $0.columns.count < $1.columns.count
    }
    guard let best, best.columns.contains(where: { $0.parameter != "share" }),
      named.isEmpty || best.columns.count == named.count
    else { return nil }
    (name, columns) = best
  }
}
