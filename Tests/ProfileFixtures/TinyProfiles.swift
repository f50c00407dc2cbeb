package import DeviceProfiles
import InsetCore

/// Profiles of three devices and two languages, small enough to read what is made of them.
package enum TinyProfiles {
  /// The devices and the languages.
  package static let set = ProfileSet(
    devices: [
      phone(
        id: "iphone-home", name: "iPhone with a home button", size: Size(width: 375, height: 667),
        indicator: 0, status: 20, corner: 0, keyboard: 216),
      phone(
        id: "iphone-edge", name: "iPhone without a home button",
        size: Size(width: 393, height: 852), indicator: 34, status: 59, corner: 55, keyboard: 291),
      pad,
    ],
    locales: [
      locale("en-US", "English", .latinQwerty, .present),
      locale("he", "Hebrew", .hebrew, .absent),
    ])

  /// The OS levels.
  package static let os = [OSLevel(OSVersion(17)), OSLevel(OSVersion(26))]

  private static func locale(
    _ id: String, _ name: String, _ layout: KeyboardLayout, _ bar: InputLocale.PredictionBar
  ) -> InputLocale {
    InputLocale(
      id: id, name: name, layout: layout,
      predictionBar: Figure(bar, .documented, source: "the vendor's list"))
  }

  private static func figure<Value>(_ value: Value) -> Figure<Value> {
    Figure(value, .measured, source: "a ruler")
  }

  /// A tablet with a window beside full screen and a keyboard that floats.
  private static var pad: DeviceProfile {
    var pad = phone(
      id: "ipad-edge", name: "iPad without a home button", size: Size(width: 834, height: 1194),
      indicator: 20, status: 24, corner: 18, keyboard: 320)
    pad.idiom = .pad
    pad.keyboardModes.append(.floating)
    pad.keyboards.append(
      KeyboardEntry(
        layouts: nil, mode: .floating, orientation: .any, os: .all, height: figure(260),
        width: 320))
    pad.windows = [
      WindowEntry(
        mode: .splitThird, orientation: .portrait, os: .all,
        frame: figure(Rect(x: 0, y: 0, width: 320, height: 1194)), sizeClass: .compact)
    ]
    return pad
  }

  private static func phone(
    id: String, name: String, size: Size, indicator: Double, status: Double, corner: Double,
    keyboard: Double
  ) -> DeviceProfile {
    let side = indicator > 0 ? status : 0
    func bar(_ kind: BarKind, _ height: Double) -> BarEntry {
      BarEntry(
        bar: kind, orientation: .any, width: nil, os: .all, height: figure(height),
        includesSafeArea: false)
    }
    return DeviceProfile(
      id: id, name: name, identifiers: [], idiom: .phone, os: .all, screen: figure(size),
      scale: figure(3), cornerRadius: figure(corner), orientations: [.portrait, .landscapeLeft],
      hasHomeIndicator: indicator > 0,
      keyboardModes: [.docked, .dockedPrediction, .hardware], isRegularInLandscape: false,
      safeAreas: [
        SafeAreaEntry(
          orientation: .portrait, os: .all, insets: figure(Insets(top: status, bottom: indicator))),
        SafeAreaEntry(
          orientation: .landscape, os: .all,
          insets: figure(
            Insets(top: 0, left: side, bottom: indicator == 0 ? 0 : 21, right: side))),
      ],
      bars: [bar(.navigation, 44), bar(.tab, 49), bar(.toolbar, 44)],
      keyboards: [
        KeyboardEntry(
          layouts: nil, mode: .docked, orientation: .portrait, os: .all,
          height: figure(keyboard)),
        KeyboardEntry(
          layouts: nil, mode: .docked, orientation: .landscape, os: .all,
          height: Figure(162, .assumed, source: "a guess")),
      ], windows: [])
  }
}
