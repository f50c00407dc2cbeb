import DeviceProfiles
import InsetCore

@testable import UsageImport

/// A small matrix to place names in, with devices whose names are hard to tell apart.
enum SampleMatrix {
  static let names = UsageNames(devices: devices, parameters: parameters)

  static let parameters: [(name: String, levels: [String])] = [
    ("device", devices.map(\.id)),
    ("os", ["12.5", "16.0", "16.7", "17.7", "18.7", "26.1", "26.1+sdk18"]),
    ("orientation", ["portrait", "landscape-left", "landscape-right", "upside-down"]),
    ("window", ["full", "split-half"]),
    (
      "locale",
      [
        "en-US", "en-GB", "es-ES", "ja-JP-kana", "ja-JP-romaji", "zh-Hans-pinyin", "zh-Hant-zhuyin",
        "emoji",
      ]
    ),
    ("keyboard", ["docked", "docked+prediction", "hardware"]),
  ]

  private static let devices = [
    device("ipad-2", "iPad 2", ["iPad2,1", "iPad2,4"], "6-9"),
    device("ipad-6th-generation", "iPad (6th generation)", ["iPad7,5", "iPad7,6"], "11-17"),
    device("ipad-a16", "iPad (A16)", ["iPad15,7"], "18-26"),
    device("ipad-pro-11-inch", "iPad Pro (11-inch)", ["iPad8,1"], "12-26"),
    device("ipad-pro-12-9-inch", "iPad Pro (12.9-inch)", ["iPad6,7"], "9-16"),
    device(
      "ipad-pro-12-9-inch-2nd-generation", "iPad Pro (12.9-inch, 2nd generation)", ["iPad7,1"],
      "10-17"),
    device("ipad-pro-13-inch-m4", "iPad Pro 13-inch (M4)", ["iPad16,5"], "17-26"),
    device("ipad-pro-13-inch-m5", "iPad Pro 13-inch (M5)", ["iPad17,3"], "26"),
    device("iphone-12", "iPhone 12", ["iPhone13,2"], "14-26"),
    device("iphone-15", "iPhone 15", ["iPhone15,4"], "17-26"),
    device("iphone-15-display-zoom", "iPhone 15 (Display Zoom)", [], "17-26"),
    device("iphone-17", "iPhone 17", ["iPhone18,3"], "26"),
    device("iphone-17-pro", "iPhone 17 Pro", ["iPhone18,1"], "26"),
    device("iphone-duo-inner", "iPhone Duo (inner display)", ["iPhone19,4"], "26"),
    device("iphone-duo-outer", "iPhone Duo (outer display)", ["iPhone19,4"], "26"),
    device("iphone-se-1st-generation", "iPhone SE (1st generation)", ["iPhone8,4"], "9-15"),
    device("iphone-se-2nd-generation", "iPhone SE (2nd generation)", ["iPhone12,8"], "13-26"),
    device("iphone-xr", "iPhone XR", ["iPhone11,8"], "12-18"),
  ]

  private static func device(
    _ id: String, _ name: String, _ identifiers: [String], _ os: String
  ) -> DeviceProfile {
    func figure<Value>(_ value: Value) -> Figure<Value> { Figure(value, .assumed, source: "none") }
    return DeviceProfile(
      id: id, name: name, identifiers: identifiers, idiom: id.hasPrefix("ipad") ? .pad : .phone,
      os: OSRange(os) ?? .all, screen: figure(Size(width: 1, height: 1)), scale: figure(2),
      cornerRadius: figure(0), orientations: [], hasHomeIndicator: false, keyboardModes: [],
      isRegularInLandscape: false, safeAreas: [], bars: [], keyboards: [], windows: [])
  }
}

extension UsageImport {
  /// Imports texts as files of these names.
  static func of(
    _ files: KeyValuePairs<String, String>, base: UsageModel? = nil
  ) throws(Refusal) -> UsageImport {
    try UsageImport(
      files: files.map { (path: $0.key, bytes: Array($0.value.utf8)) }, names: SampleMatrix.names,
      base: base)
  }

  /// The shares of the distribution of some parameters and devices, as `level: share`.
  func shares(_ parameters: String..., where condition: String = "") -> [String] {
    draft.distributions.filter { $0.parameters == parameters && $0.condition == condition }
      .flatMap(\.shares).map { "\($0.levels.joined(separator: " ")): \($0.share)" }
  }
}
