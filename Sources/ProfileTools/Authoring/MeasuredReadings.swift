import DeviceProfiles
package import InsetCore
package import ProfileFiles

/// What a measuring app or a recorder measured, as a file of readings.
package struct MeasuredReadings: Sendable {
  /// The hardware identifier of the device.
  package let identifier: String
  /// The size of its screen, upright.
  package let screen: Size
  private let root: DecodedObject
  private let name: String

  /// Reads what a measuring app printed.
  ///
  /// - Throws: All that is wrong with the file.
  package init(_ source: ProfileSource) throws(InvalidProfiles) {
    let file = DecodedFile(reading: source, as: .measurements)
    guard let root = file.object, file.findings.isEmpty, let identifier = root.text("identifier"),
      let screen = root.object("screen"), let width = screen.number("width"),
      let height = screen.number("height")
    else { throw InvalidProfiles(file.findings) }
    self.root = root
    self.screen = Size(width: width, height: height)
    self.identifier = identifier
    let last = source.path.split(separator: "/").last.map(String.init) ?? source.path
    name = String(last.prefix { $0 != "." })
  }

  /// The file, with the readings of a device; nil where there is none.
  ///
  /// Figures that readings cannot say are left out.
  package func text(of device: String) -> String? {
    let version = root.entry("os")?.node.scalarText ?? ""
    let sdk = root.number("sdk").map { String(Int($0)) } ?? ""
    var rows: [[String]] = []
    func add(_ field: Reading.Field, _ row: DecodedObject, _ key: String, mode: String = "") {
      let orientation: InterfaceOrientation? = row.choice("orientation")
      guard let value = row.number(key), let orientation else { return }
      let fields = [
        device, version, "", mode.isEmpty ? "" : row.text("locale") ?? "", field.rawValue,
        orientation.isLandscape ? "landscape" : "portrait", "full", mode,
        DeviceReport.number(value),
        sdk,
      ]
      if !rows.contains(fields) { rows.append(fields) }
    }
    for row in root.objects("safeAreas") {
      add(.safeAreaTop, row, "top")
      add(.safeAreaLeft, row, "left")
      add(.safeAreaBottom, row, "bottom")
      add(.safeAreaRight, row, "right")
    }
    let bars: [String: Reading.Field] = [
      "status": .statusBar, "navigation": .navigationBar, "tab": .tabBar, "toolbar": .toolbar,
    ]
    // A bar at the bottom is read with the indicator's strip, as profiles have it.
    for row in root.objects("bars")
    where row.flag("includesSafeArea") == true || !["tab", "toolbar"].contains(row.text("bar")) {
      if let field = row.text("bar").flatMap({ bars[$0] }) { add(field, row, "height") }
    }
    for row in root.objects("keyboards") {
      let mode: KeyboardMode? = row.choice("mode")
      if let mode, mode.isDocked { add(.keyboard, row, "height", mode: mode.rawValue) }
    }
    if rows.isEmpty { return nil }
    let head = [
      "# source: \(name)", "# address: ", "# license: ", "# date: ",
      "# note: measured on \(identifier), iOS \(version)",
      "device,system,from,language,field,orientation,window,mode,value,sdk",
    ]
    return (head + rows.map { $0.joined(separator: ",") }).map { $0 + "\n" }.joined()
  }
}
