import DeviceProfiles
import InsetCore
import MatrixEngine
import MatrixResults

@testable import ProfileTools

/// Two phones whose keyboards have round figures: 200 pt on 300 x 500, 250 pt on 400 x 800.
enum TinyModel {
  /// Everything that they post on iOS 9.3 and 18.7.
  static let index = PostedIndex(model)

  static let model = MatrixModel(
    ProfileSet(
      devices: [
        phone("small", Size(width: 300, height: 500), OSRange(OSVersion(9), OSVersion(9, 3)), 200),
        phone("large", Size(width: 400, height: 800), .all, 250),
      ],
      locales: [
        InputLocale(
          id: "en-US", name: "English", layout: .latinQwerty,
          predictionBar: figure(.absent))
      ]),
    MatrixPlan(os: [OSLevel(OSVersion(9, 3)), OSLevel(OSVersion(18, 7))], runs: []))

  private static func figure<Value>(_ value: Value) -> Figure<Value> {
    Figure(value, .measured, source: "a ruler")
  }

  private static func phone(
    _ id: String, _ screen: Size, _ os: OSRange, _ keyboard: Double
  ) -> DeviceProfile {
    DeviceProfile(
      id: id, name: id, identifiers: [], idiom: .phone, os: os, screen: figure(screen),
      scale: figure(2), cornerRadius: figure(0), orientations: [.portrait, .landscapeLeft],
      hasHomeIndicator: false, keyboardModes: [.docked], isRegularInLandscape: false,
      safeAreas: [SafeAreaEntry(orientation: .any, os: .all, insets: figure(.zero))], bars: [],
      keyboards: [
        KeyboardEntry(
          layouts: nil, mode: .docked, orientation: .portrait, os: .all,
          height: figure(keyboard)),
        KeyboardEntry(
          layouts: nil, mode: .docked, orientation: .landscape, os: .all, height: figure(150)),
      ], windows: [])
  }
}
