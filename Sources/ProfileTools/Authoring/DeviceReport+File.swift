import DeviceProfiles
import ProfileFiles

extension DeviceReport {
  /// A device file with what the report says; the template token marks what is missing.
  ///
  /// - Parameters:
  ///   - id: The level's name.
  ///   - extends: The families and devices that fill the gaps; none where nobody knows.
  ///   - inherited: The screen that those have.
  /// - Returns: The file's text.
  package func file(
    id: String, extends: [String], inherited: Screen?
  ) -> String {
    let token = ProfileScaffold.token
    let names = identifiers.map { "\"\($0)\"" }.joined(separator: ", ")
    let families = extends.count == 1 ? extends[0] : "[\(extends.joined(separator: ", "))]"
    var lines = [
      "schema: \(ProfileLoader.schema)", "id: \(id)",
      "name: \(name.map(Self.text) ?? token)",
      "identifiers: [\(identifiers.isEmpty ? "\"\(token)\"" : names)]",
      "os: \"\(os ?? token)\"", "extends: \(extends.isEmpty ? token : families)",
      "provenance: \(provenance.rawValue)", "source: \(Self.text(source))",
    ]
    if let screen, screen != inherited { lines.append("screen: \(screen.yaml())") }
    for table in tables {
      lines += ["\(table):"] + rows(of: table).map { "  - {\($0.yaml(self))}" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The tables that have rows, in the order of the device's own table.
  var tables: [String] {
    ObjectKind.device.keys.map(\.name).filter { name in rows.contains { $0.table == name } }
  }

  func rows(of table: String) -> [Row] { rows.filter { $0.table == table } }
}

extension DeviceReport.Screen {
  /// The screen as YAML; with its origin where that is not the file's own.
  func yaml(_ report: DeviceReport? = nil) -> String {
    let numbers = [("width", width), ("height", height), ("scale", scale)]
    var fields = numbers.map { "\($0): \(DeviceReport.number($1))" }
    if let report {
      fields.append("provenance: \(report.provenance.rawValue)")
      fields.append("source: \(DeviceReport.text(report.source))")
    }
    return "{\(fields.joined(separator: ", "))}"
  }
}

extension DeviceReport.Row {
  /// The row's keys with their origin.
  func fields(_ report: DeviceReport) -> [DeviceReport.Field] {
    fields + [
      DeviceReport.Field(key: "provenance", value: report.provenance.rawValue),
      DeviceReport.Field(key: "source", value: DeviceReport.text(report.source)),
    ]
  }

  /// The inside of a mapping in braces; the file's own origin holds where it is the row's.
  func yaml(_ report: DeviceReport, isOwn: Bool = true) -> String {
    (isOwn ? fields : fields(report)).map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }
}
