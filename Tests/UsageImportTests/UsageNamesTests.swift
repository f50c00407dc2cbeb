import Testing

@testable import UsageImport

@Suite struct UsageNamesTests {
  private static func place(_ name: String, _ subject: String = "device") -> Placement {
    SampleMatrix.names.placement(name, of: subject)
  }

  @Test(arguments: [
    ("iPhone15,4", ["iphone-15"]), ("IPHONE15,4", ["iphone-15"]), ("iphone-15", ["iphone-15"]),
    ("Apple iPhone 15", ["iphone-15"]), ("iPhone 15 (Display Zoom)", ["iphone-15-display-zoom"]),
    ("iPad2,4", ["ipad-2"]), ("iPad (2nd generation)", ["ipad-2"]),
    ("iPad 6th gen", ["ipad-6th-generation"]), ("iPad 6", ["ipad-6th-generation"]),
    ("iPad 11th gen", ["ipad-a16"]),
    ("iPad Pro 12.9 2nd gen", ["ipad-pro-12-9-inch-2nd-generation"]),
    ("iPad Pro (12.9-inch) (2nd generation)", ["ipad-pro-12-9-inch-2nd-generation"]),
    ("iPad Pro 12.9-inch", ["ipad-pro-12-9-inch"]), ("iPad Pro 11 1st gen", ["ipad-pro-11-inch"]),
    ("iPad Pro 13\" (M5)", ["ipad-pro-13-inch-m5"]), ("iPhone Xr", ["iphone-xr"]),
    ("iPhone SE 2", ["iphone-se-2nd-generation"]),
  ])
  func `A device has one level, whatever the way to name it`(name: String, levels: [String]) {
    #expect(Self.place(name) == .oneOf(levels))
  }

  @Test(arguments: [
    ("iPhone19,4", ["iphone-duo-inner", "iphone-duo-outer"]),
    ("iPhone Duo", ["iphone-duo-inner", "iphone-duo-outer"]),
    ("iPad Pro 13-inch", ["ipad-pro-13-inch-m4", "ipad-pro-13-inch-m5"]),
    ("iPhone SE", ["iphone-se-1st-generation", "iphone-se-2nd-generation"]),
    ("iphone-17*", ["iphone-17", "iphone-17-pro"]),
  ])
  func `A name that several devices share is theirs`(name: String, levels: [String]) {
    #expect(Self.place(name) == .oneOf(levels))
  }

  @Test(arguments: [
    ("iPhone", Placement.unnamed("iphone")), ("Apple iPad", .unnamed("ipad")),
    ("iPhone20,9", .unknown), ("iPhone 15 Ultra", .unknown),
    ("(not set)", .unknown), ("", .unknown), ("arm64", .foreign("simulators")),
    ("iPhone 15 Simulator", .foreign("simulators")),
    ("iPod touch (7th generation)", .foreign("iPods that the matrix does not have")),
    ("AppleTV14,1", .foreign("Apple TV and HomePod")), ("MacBookPro18,3", .foreign("Macs")),
    ("RealityDevice14,1", .foreign("Apple Vision")), ("Pixel 8", .foreign("other makers' devices")),
  ])
  func `What is no device of the matrix is known for what it is`(name: String, place: Placement) {
    #expect(Self.place(name) == place)
  }

  @Test(arguments: [
    ("iOS 17.6", Placement.levels("17")), ("iOS  17.4.2", .levels("17")),
    ("iPhone OS 16.0.2 (20A380)", .levels("16")), ("iPadOS 26.1", .levels("26")),
    ("26", .levels("26")), ("iOS 5.1", .unknown), ("Other", .unknown), ("iOS", .unknown),
    ("Android 14", .foreign("other systems")), ("tvOS 26.0", .foreign("other systems")),
    ("iOS 1699999999999999999999", .unknown),
  ])
  func `A version is that of its major number`(name: String, place: Placement) {
    #expect(Self.place(name, "os") == place)
  }

  @Test(arguments: [
    ("en_GB", Placement.levels("en-GB")), ("en", .levels("en-US")),
    ("en-IN", .levels("en-US", isNear: true)), ("es-419", .levels("es-ES", isNear: true)),
    ("ja", .levels("ja-JP")), ("JA-jp", .levels("ja-JP")), ("zh-Hans-CN", .levels("zh-Hans")),
    ("zh_TW", .levels("zh-Hant")), ("zh", .levels("zh-Hans")), ("de-DE", .unknown),
    ("English", .unknown), ("ja-JP-kana", .levels("ja-JP")),
  ])
  func `A language is the level of its region, or the nearest`(name: String, place: Placement) {
    #expect(Self.place(name, "locale") == place)
  }

  @Test(arguments: [
    ("Portrait", "portrait"), ("PORTRAIT", "portrait"), ("landscape", "landscape*"),
    ("LandscapeLeft", "landscape*"), ("PortraitUpsideDown", "upside-down"),
  ])
  func `An orientation is known in any case`(name: String, levels: String) {
    #expect(Self.place(name, "orientation") == .levels(levels))
    #expect(Self.place("FACE_UP", "orientation") == .unknown)
  }

  @Test func `Classes of devices are told apart from models`() {
    #expect(Self.place("iPad", UsageExport.deviceClass) == .deviceClass("ipad"))
    #expect(Self.place("APPLE TV", UsageExport.deviceClass) == .foreign("Apple TV and HomePod"))
    #expect(Self.place("iPod", UsageExport.deviceClass) == .unknown)
  }
}
