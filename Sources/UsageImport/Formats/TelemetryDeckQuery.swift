import TextFormats

extension UsageFormat {
  /// The answer to a query of TelemetryDeck: a count for each value of its dimensions.
  static let telemetryDeck = UsageFormat(
    title: "TelemetryDeck query",
    recognizes: { file in file.firstValue.map { result($0)["rows"] != nil } ?? false },
    read: { file throws(TextFinding) in
      var export = UsageExport(unit: "users")
      export.remarks = [
        "orientation": "the device's orientation, not the interface's",
        "locale": "the app's language, which need not be the keyboard's",
      ]
      try file.forEachValue { value throws(TextFinding) in
        for row in try result(value).required("rows").array() {
          export.take(date: try row["timestamp"]?.text())
          for entry in try entries(of: row) { try add(entry, to: &export) }
        }
      }
      return export
    })

  /// The dimensions, in their present and earlier names.
  private static let dimensions = [
    "TelemetryDeck.Device.modelName": "device", "modelName": "device",
    "TelemetryDeck.Device.systemVersion": "os", "systemVersion": "os",
    "TelemetryDeck.Device.systemMajorVersion": "os",
    "TelemetryDeck.Device.systemMajorMinorVersion": "os",
    "TelemetryDeck.Device.orientation": "orientation",
    "TelemetryDeck.UserPreference.language": "locale",
    "TelemetryDeck.RunContext.locale": "locale",
  ]

  private static func result(_ value: JSONNode) -> JSONNode { value["result"] ?? value }

  /// The values of a row: one of a group, or the list of a top N.
  private static func entries(of row: JSONNode) throws(TextFinding) -> [JSONNode] {
    if let event = row["event"] { return [event] }
    return try row.required("result").array()
  }

  private static func add(_ entry: JSONNode, to export: inout UsageExport) throws(TextFinding) {
    guard case .object(let members) = entry.kind else { throw entry.wrongType("an object") }
    let count = try entry.required("count").count()
    var names: UsageExport.Names = [:]
    for member in members {
      if let subject = dimensions[member.name] {
        names[subject] = member.value.isNull ? "(not set)" : try member.value.name()
      }
    }
    guard !names.isEmpty else {
      throw TextFinding(
        "missing-key",
        "no dimension here is about the matrix: ask for a model, a version, an "
          + "orientation or a language", entry.place)
    }
    export.add(names, count)
  }
}
