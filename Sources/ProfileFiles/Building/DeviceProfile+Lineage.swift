package import DeviceProfiles
package import InsetCore

/// Builds the values from decoded objects; nil where something is missing, which was reported, and for a
/// family.
extension DeviceProfile {
  package init?(_ lineage: Lineage) {
    guard let own = lineage.files.first, own.kind == .device, let id = own.text("id"),
      let name = own.text("name"),
      let os = own.versions("os"),
      let idiom: Idiom = lineage.owner(of: "idiom")?.choice("idiom"),
      let screen = lineage.screen, let scale = lineage.screenFigure("scale"),
      let cornerRadius = lineage.cornerRadius,
      let orientations: [InterfaceOrientation] =
        lineage.owner(of: "orientations")?.choices("orientations"),
      let hasHomeIndicator = lineage.owner(of: "homeIndicator")?.flag("homeIndicator"),
      let keyboardModes: [KeyboardMode] =
        lineage.owner(of: "keyboardModes")?.choices("keyboardModes")
    else { return nil }
    self.init(
      id: id, name: name, identifiers: own.texts("identifiers") ?? [],
      families: lineage.files.dropFirst().compactMap(\.profileName),
      idiom: idiom, os: os, screen: screen, mainScreen: lineage.mainScreen, scale: scale,
      cornerRadius: cornerRadius,
      orientations: orientations,
      hasHomeIndicator: hasHomeIndicator, keyboardModes: keyboardModes,
      isRegularInLandscape:
        lineage.owner(of: "regularInLandscape")?.flag("regularInLandscape") ?? false,
      safeAreas: lineage.rows("safeAreas").compactMap { SafeAreaEntry($0) },
      bars: lineage.rows("bars").compactMap { BarEntry($0) },
      keyboards: lineage.rows("keyboards").compactMap { KeyboardEntry($0) },
      windows: lineage.rows("windows").compactMap { WindowEntry($0) })
  }
}

extension Insets {
  package init?(_ row: DecodedObject) {
    guard let top = row.number("top"), let left = row.number("left"),
      let bottom = row.number("bottom"), let right = row.number("right")
    else { return nil }
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}

extension SafeAreaEntry {
  package init?(_ row: DecodedObject) {
    guard let orientation: OrientationClass = row.choice("orientation"),
      let insets = Insets(row).flatMap({ row.figure($0) })
    else { return nil }
    self.init(orientation: orientation, os: row.versions("os") ?? .all, insets: insets)
  }
}

extension BarEntry {
  package init?(_ row: DecodedObject) {
    guard let bar: BarKind = row.choice("bar"),
      let orientation: OrientationClass = row.choice("orientation"),
      let height = row.figure("height")
    else { return nil }
    self.init(
      bar: bar, orientation: orientation, width: row.choice("width"),
      os: row.versions("os") ?? .all, height: height,
      includesSafeArea: row.flag("includesSafeArea") ?? false,
      viewHeight: row.number("viewHeight"), adds: row.number("adds"))
  }
}

extension KeyboardEntry {
  package init?(_ row: DecodedObject) {
    guard let mode: KeyboardMode = row.choice("mode"),
      let orientation: OrientationClass = row.choice("orientation"),
      let height = row.figure("height")
    else { return nil }
    self.init(
      layouts: row.choices("layouts"), mode: mode, orientation: orientation,
      os: row.versions("os") ?? .all, sdk: row.sdks("sdk"), height: height,
      width: row.number("width"), visible: row.number("visible"))
  }
}

extension WindowEntry {
  package init?(_ row: DecodedObject) {
    guard let mode: WindowMode = row.choice("mode"),
      let orientation: OrientationClass = row.choice("orientation"),
      let x = row.number("x"), let y = row.number("y"), let width = row.number("width"),
      let height = row.number("height"), let sizeClass: SizeClass = row.choice("sizeClass"),
      let frame = row.figure(Rect(x: x, y: y, width: width, height: height))
    else { return nil }
    self.init(
      mode: mode, orientation: orientation, os: row.versions("os") ?? .all, frame: frame,
      sizeClass: sizeClass, safeArea: row.object("safeArea").flatMap { Insets($0) },
      moves: row.flag("moves") ?? false)
  }
}
