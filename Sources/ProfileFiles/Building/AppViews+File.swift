import DeviceProfiles

extension AppViews {
  /// The views of an `app`; a name that a level has already is a finding.
  init(_ app: DecodedObject, _ findings: inout [Diagnostic]) {
    self.init()
    let modes = KeyboardMode.allCases.map(\.rawValue)
    inputViews = Self.rows("inputViews", of: app, beside: modes, &findings).map { row in
      InputView(
        name: row.name, height: row.height.value,
        includesSafeArea: row.object.flag("includesSafeArea") ?? false,
        place: SourceLocation(file: row.object.file, line: row.height.line))
    }
    let usual = Accessory.usual.map(\.name)
    accessories = Self.rows("accessories", of: app, beside: usual, &findings).map { row in
      Accessory(
        name: row.name, height: row.height.value,
        isPersistent: row.object.flag("persistent") ?? false)
    }
  }

  private struct Row {
    var name: String
    var height: (value: Double, line: Int)
    var object: DecodedObject
  }

  private static func rows(
    _ key: String, of app: DecodedObject, beside taken: [String], _ findings: inout [Diagnostic]
  ) -> [Row] {
    var names = UniqueNames(of: "level")
    return app.objects(key).compactMap { row in
      guard let name = names.claim("name", of: row, &findings), let entry = row.entry("name"),
        let height = row.number("height"), let line = row.entry("height")?.node.start.line
      else { return nil }
      if taken.contains(where: { $0.lowercased() == name.lowercased() }) {
        findings.append(
          Diagnostic(
            "duplicate-name", "the level `\(name)` is there in every matrix", row.file,
            at: entry.node))
        return nil
      }
      return Row(name: name, height: (height, line), object: row)
    }
  }
}
