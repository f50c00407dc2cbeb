package import DeviceProfiles
import InsetCore
package import ProfileFiles

extension DeviceReport {
  /// What a measuring app printed as JSON, by the table ``ObjectKind/measurements``.
  ///
  /// A row holds for the version that it was measured on. The two landscapes are one row.
  ///
  /// - Parameters:
  ///   - source: The JSON.
  ///   - locales: The input languages, for their layouts.
  /// - Throws: All that is wrong with the file.
  package init(
    measurements source: ProfileSource, locales: [InputLocale]
  ) throws(InvalidProfiles) {
    let file = DecodedFile(reading: source, as: .measurements)
    guard let root = file.object, file.findings.isEmpty, let screen = root.object("screen"),
      let width = screen.number("width"), let height = screen.number("height"),
      let scale = screen.number("scale")
    else { throw InvalidProfiles(file.findings) }
    let version = root.entry("os")?.node.scalarText ?? ""
    guard let number = OSVersion(version) else {
      throw InvalidProfiles(
        root.entry("os").map { entry in
          [
            Diagnostic(
              "invalid-versions", "`os` must be one version such as `26.1`", file.path,
              at: entry.node)
          ]
        } ?? [])
    }
    let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
    self.init(
      name: root.text("name"), identifiers: [root.text("identifier")].compactMap(\.self), os: nil,
      idiom: root.choice("idiom"), screen: Screen(width: width, height: height, scale: scale),
      provenance: .measured, source: "\(name) (\(root.text("identifier") ?? ""); iOS \(version))")
    var findings: [Diagnostic] = []
    let os = Field(key: "os", value: "\"\(version)\"")
    let sdk = root.number("sdk").map { Field(key: "sdk", value: "\"\(Int($0))\"") }
    for row in root.objects("safeAreas") {
      let insets = ["top", "left", "bottom", "right"].compactMap { row.measured($0) }
      add(
        Row(table: "safeAreas", fields: [row.orientationClass, os].compactMap(\.self) + insets),
        row, &findings)
    }
    for row in root.objects("bars") {
      add(
        Row(
          table: "bars",
          fields: [
            row.word("bar"), row.orientationClass, os, row.word("width"), row.measured("height"),
            row.flag("includesSafeArea") == true
              ? Field(key: "includesSafeArea", value: "true") : nil,
          ].compactMap(\.self)), row, &findings)
    }
    for row in root.objects("keyboards") {
      let layout = row.layout(among: locales, &findings)
      add(
        Row(
          table: "keyboards",
          fields: [
            row.word("mode"), layout, row.orientationClass, os,
            number.major >= 26 ? sdk : nil, row.measured("height"),
            row.measured("width"),
          ].compactMap(\.self)), row, &findings)
    }
    if !findings.isEmpty { throw InvalidProfiles(findings) }
  }

  /// Adds a row, once; a row of the same conditions with other figures is a finding.
  private mutating func add(_ row: Row, _ object: DecodedObject, _ findings: inout [Diagnostic]) {
    guard
      let known = rows.first(where: { $0.table == row.table && $0.conditions == row.conditions })
    else {
      rows.append(row)
      return
    }
    if known != row {
      findings.append(
        Diagnostic(
          "two-figures", "another row of the same conditions has other figures", object.file,
          at: object.node.beginning, help: ["a profile's row holds for both landscapes"]))
    }
  }
}

extension DeviceReport.Row {
  /// What says when the row holds.
  var conditions: [DeviceReport.Field] {
    fields.filter {
      ["mode", "bar", "layouts", "orientation", "os", "sdk"].contains($0.key)
        || (table == "bars" && $0.key == "width")
    }
  }
}

extension DecodedObject {
  fileprivate func measured(_ key: String) -> DeviceReport.Field? {
    number(key).map { DeviceReport.Field(key: key, value: DeviceReport.number($0)) }
  }

  fileprivate func word(_ key: String) -> DeviceReport.Field? {
    text(key).map { DeviceReport.Field(key: key, value: $0) }
  }

  fileprivate var orientationClass: DeviceReport.Field? {
    let orientation: InterfaceOrientation? = choice("orientation")
    return orientation.map {
      DeviceReport.Field(key: "orientation", value: $0.isLandscape ? "landscape" : "portrait")
    }
  }

  /// The layout of the row's input language.
  fileprivate func layout(
    among locales: [InputLocale], _ findings: inout [Diagnostic]
  ) -> DeviceReport.Field? {
    guard let entry = entry("locale"), let tag = entry.scalar?.text else { return nil }
    let layouts = Set(
      locales.filter { $0.id == tag || $0.id.hasPrefix(tag + "-") }.map(\.layout.rawValue))
    if layouts.count == 1, let layout = layouts.first {
      return DeviceReport.Field(key: "layouts", value: "[\(layout)]")
    }
    let near = Suggestions.nearest(tag, in: locales.map(\.id)).map { "did you mean `\($0)`?" }
    let several = locales.map(\.id).filter { $0.hasPrefix(tag + "-") }.listed("or")
    findings.append(
      Diagnostic(
        "unknown-locale",
        layouts.isEmpty
          ? "there is no input language \(tag.quoted)" : "\(tag.quoted) has several keyboards",
        file, at: entry.node,
        help: [layouts.isEmpty ? near : "write \(several)"].compactMap(\.self)))
    return nil
  }
}
