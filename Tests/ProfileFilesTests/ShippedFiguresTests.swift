import DeviceProfiles
import Foundation
import InsetCore
import ProfileFiles
import TestSupport
import Testing

/// Figures of the shipped profiles that newer readings changed or confirmed, with how each is known.
struct ShippedFiguresTests {
  private static let profiles = Result {
    let paths = Repository.files(under: "devices", ending: ".yaml")
      .filter {
        !["devices/matrix.yaml", "devices/usage.yaml", "devices/baseline.yaml"].contains($0)
      }
    return try ProfileLoader.load(
      try (paths + Repository.files(under: "devices/readings", ending: ".csv")).map { path in
        ProfileSource(
          path: path, bytes: Array(try Data(contentsOf: Repository.root.appending(path: path))))
      }, matrix: nil
    ).profiles
  }

  private func device(_ id: String) throws -> DeviceProfile {
    try #require(Self.profiles.get().devices.first { $0.id == id })
  }

  private func level(_ major: Int, sdk: Int? = nil) -> OSLevel {
    OSLevel(OSVersion(major, 1), sdk: sdk)
  }

  @Test(
    arguments: [
      ("iphone-18-pro", 27, InterfaceOrientation.portrait, SizeClass.compact, 83, .confirmed),
      ("iphone-17-pro", 26, .portrait, .compact, 83, .confirmed),
      ("iphone-18-pro", 27, .landscapeLeft, .compact, 64, .measured),
      ("iphone-16-plus", 26, .landscapeRight, .regular, 64, .measured),
      ("iphone-se-3rd-generation", 26, .landscapeLeft, .compact, 64, .confirmed),
      ("iphone-se-3rd-generation", 27, .portrait, .compact, 83, .confirmed),
      ("ipad-air-11-inch-m4", 26, .portrait, .compact, 77, .measured),
      ("ipad-a16", 26, .portrait, .compact, 77, .assumed),
      ("ipad-pro-13-inch-m5", 26, .landscapeLeft, .compact, 77, .assumed),
      ("ipad-9th-generation", 26, .portrait, .compact, 77, .assumed),
    ] as [(String, Int, InterfaceOrientation, SizeClass, Double, Provenance)])
  func `Tab bars of iOS 26 and later`(
    id: String, os: Int, orientation: InterfaceOrientation, width: SizeClass, height: Double,
    provenance: Provenance
  ) throws {
    let bar = try #require(
      try device(id).bar(.tab, orientation, width: width, on: level(os)))
    #expect(bar.height.value == height && bar.height.provenance == provenance)
    #expect(bar.includesSafeArea && bar.height.filledBy == [])
  }

  @Test(
    arguments: [
      ("iphone-18-pro", 27, .portrait, Insets(top: 62, left: 0, bottom: 34, right: 0), .confirmed),
      (
        "iphone-18-pro", 27, .landscapeLeft, Insets(top: 0, left: 62, bottom: 20, right: 62),
        .measured
      ),
      (
        "iphone-17-pro", 26, .landscapeLeft, Insets(top: 0, left: 62, bottom: 20, right: 62),
        .confirmed
      ),
      (
        "ipad-air-11-inch-m3", 27, .landscapeLeft, Insets(top: 32, left: 0, bottom: 20, right: 0),
        .measured
      ),
      (
        "ipad-air-4th-generation", 26, .portrait, Insets(top: 32, left: 0, bottom: 25, right: 0),
        .disputed
      ),
      ("ipad-a16", 26, .portrait, Insets(top: 32, left: 0, bottom: 25, right: 0), .confirmed),
      (
        "ipad-pro-13-inch-m5", 26, .portrait, Insets(top: 32, left: 0, bottom: 25, right: 0),
        .confirmed
      ),
    ] as [(String, Int, InterfaceOrientation, Insets, Provenance)])
  func `Safe areas of iOS 26 and later`(
    id: String, os: Int, orientation: InterfaceOrientation, insets: Insets, provenance: Provenance
  ) throws {
    let safeArea = try #require(try device(id).safeArea(orientation, on: level(os)))
    #expect(safeArea.value == insets && safeArea.provenance == provenance)
  }

  @Test(
    arguments: [
      ("iphone-16", .dockedPrediction, 26, 26, 335, .confirmed),
      ("iphone-17-pro", .dockedPrediction, 26, 26, 335, .confirmed),
      ("iphone-17-pro", .dockedPrediction, 27, 27, 328, .confirmed),
      ("iphone-16", .dockedPrediction, 27, 27, 328, .assumed),
      ("iphone-16-plus", .dockedPrediction, 27, 27, 338, .assumed),
      ("iphone-16e", .dockedPassword, 26, 26, 335, .measured),
      ("iphone-14-pro", .dockedPassword, 17, 17, 336, .measured),
      ("iphone-15-pro", .numeric, 17, 17, 291, .measured),
      ("iphone-17-pro", .numeric, 26, 18, 291, .measured),
      ("ipad-air-11-inch-m4", .dockedPrediction, 26, 26, 337, .confirmed),
      ("ipad-air-11-inch-m4", .docked, 26, 26, 282, .derived),
      ("ipad-air-11-inch-m4", .hardwareBar, 27, 27, 337, .derived),
      ("ipad-10th-generation", .dockedPrediction, 26, 26, 337, .confirmed),
      ("ipad-air-11-inch-m3", .dockedPrediction, 18, 18, 336, .derived),
      ("ipad-pro-11-inch-m4", .docked, 26, 26, 285, .derived),
    ] as [(String, KeyboardMode, Int, Int, Double, Provenance)])
  func `Keyboards in portrait`(
    id: String, mode: KeyboardMode, os: Int, sdk: Int, height: Double, provenance: Provenance
  ) throws {
    let keyboard = try #require(
      try device(id).keyboard(
        mode, layout: .latinQwerty, orientation: .portrait, on: level(os, sdk: sdk)))
    #expect(keyboard.height.value == height && keyboard.height.provenance == provenance)
    #expect(keyboard.height.filledBy == [])
  }

  @Test(
    arguments: [
      ("iphone-11", .dockedPassword, 17, 346, .derived, .barHeight),
      ("iphone-17-pro", .dockedPassword, 26, 335, .derived, .barHeight),
      ("iphone-17-pro", .dockedPassword, 27, 328, .derived, .barHeight),
      ("iphone-16e", .dockedPassword, 27, 328, .assumed, .barHeight),
      ("iphone-14", .dockedPassword, 17, 336, .assumed, .barHeight),
      ("iphone-15", .dockedCandidates, 17, 336, .assumed, .barHeight),
      ("ipad-7th-generation", .dockedPassword, 13, 320, .assumed, .barHeight),
      ("ipad-7th-generation", .numeric, 13, 320, .derived, .plainKeyboard),
      ("ipad-air-11-inch-m4", .numeric, 26, 337, .derived, .plainKeyboard),
      ("ipad-pro-11-inch-m4", .numeric, 18, 338, .assumed, .plainKeyboard),
      ("iphone-x", .emoji, 11, 384, .assumed, .nearestOS),
    ] as [(String, KeyboardMode, Int, Double, Provenance, FillingRule)])
  func `Keyboards in portrait that a rule fills`(
    id: String, mode: KeyboardMode, os: Int, height: Double, provenance: Provenance,
    rule: FillingRule
  ) throws {
    let keyboard = try #require(
      try device(id).keyboard(mode, layout: .latinQwerty, orientation: .portrait, on: level(os)))
    #expect(keyboard.height.value == height && keyboard.height.provenance == provenance)
    #expect(keyboard.height.filledBy.first?.rule == rule)
  }

  @Test func `A third-party keyboard's published height is documented, and derived with the dock`()
    throws
  {
    let rows = try Self.profiles.get().devices.flatMap(\.keyboards).map(\.height)
      .filter { $0.source.contains("giellakbd-ios") }
    #expect(Set(rows.map(\.provenance)) == [.documented, .derived])
    for row in rows {
      #expect((row.provenance == .derived) == row.source.contains(" + "), "\(row.source)")
      #expect(row.source.contains("@a45d223"), "\(row.source)")
    }
  }

  @Test func `A third-party keyboard that no row is about is assumed`() throws {
    let keyboard = try #require(
      try device("iphone-se-3rd-generation").keyboard(
        .thirdParty, layout: .latinQwerty, orientation: .portrait, on: level(26)))
    #expect(keyboard.height.provenance == .assumed)
    #expect(keyboard.height.filledBy == [Filling(.nearestOS)])
  }

  @Test(
    arguments: [
      ("ipad-air-2", 9, .portrait, 0, 1024, .documented),
      ("ipad-air-2", 11, .portrait, 20, 984, .assumed),
      ("ipad-air-2", 12, .portrait, 20, 984, .measured),
      ("ipad-pro-10-5-inch", 12, .landscapeLeft, 20, 794, .measured),
      ("ipad-7th-generation", 13, .portrait, 20, 1040, .derived),
      ("ipad-pro-12-9-inch", 9, .landscapeLeft, 0, 1024, .documented),
      ("ipad-pro-12-9-inch", 12, .landscapeLeft, 20, 984, .derived),
      ("ipad-pro-11-inch", 12, .portrait, 20, 1154, .assumed),
    ] as [(String, Int, InterfaceOrientation, Double, Double, Provenance)])
  func `Slide Over`(
    id: String, os: Int, orientation: InterfaceOrientation, y: Double, height: Double,
    provenance: Provenance
  ) throws {
    let window = try #require(
      try device(id).window(.slideOver, orientation, on: level(os)))
    #expect(window.frame.value.minY == y && window.frame.value.height == height)
    #expect(window.frame.provenance == provenance)
  }

  @Test(
    arguments: [
      ("en-US", .present), ("cs-CZ", .absent), ("sk-SK", .absent), ("ja-JP-kana", .candidates),
      ("ja-JP-romaji", .candidates),
    ] as [(String, InputLocale.PredictionBar)])
  func `Languages whose bar is published`(id: String, bar: InputLocale.PredictionBar) throws {
    let locale = try #require(Self.profiles.get().locales.first { $0.id == id })
    #expect(locale.predictionBar.value == bar && locale.predictionBar.provenance == .documented)
  }
}
