@testable import DeviceProfiles
import InsetCore
import Testing

struct KeyboardTableTests {
  private static let anyOS = OSRange.all

  /// A row with a measured height from a log.
  private static func row(
    _ mode: KeyboardMode, _ height: Double, layouts: [KeyboardLayout]? = [.latinQwerty],
    orientation: OrientationClass = .portrait, os: OSRange = anyOS, sdk: ClosedRange<Int>? = nil,
    provenance: Provenance = .measured, width: Double? = nil, visible: Double? = nil
  ) -> KeyboardEntry {
    KeyboardEntry(
      layouts: layouts, mode: mode, orientation: orientation, os: os, sdk: sdk,
      height: Figure(height, provenance, source: "log", place: place), width: width,
      visible: visible)
  }

  private static let place = SourceLocation(file: "devices/small.yaml", line: 7)

  private static func range(_ first: Int, _ last: Int) -> OSRange {
    OSRange(OSVersion(first), OSVersion(last, OSRange.anyMinor))
  }

  /// A device that knows these keyboards and nothing else.
  private func device(_ idiom: Idiom = .phone, _ rows: KeyboardEntry...) -> DeviceProfile {
    DeviceProfile(
      id: "small", name: "Small", identifiers: [], idiom: idiom, os: .all,
      screen: Figure(Size(width: 390, height: 844), .documented, source: "vendor"),
      scale: Figure(3, .documented, source: "vendor"),
      cornerRadius: Figure(0, .assumed, source: "guess"),
      orientations: InterfaceOrientation.allCases, hasHomeIndicator: true,
      keyboardModes: KeyboardMode.allCases, isRegularInLandscape: false, safeAreas: [], bars: [],
      keyboards: rows, windows: [])
  }

  private func assumed(_ height: Double, _ source: String) -> Figure<Double> {
    Figure(
      height, .assumed, source: source, place: Self.place,
      filledBy: FillingRule.allCases.first { source.hasPrefix($0.rawValue) })
  }

  private let iOS17 = OSLevel(OSVersion(17))

  // MARK: Own rows

  @Test(arguments: [Provenance.measured, .documented, .derived, .assumed])
  func `A row of its own answers with its own provenance`(provenance: Provenance) {
    let device = device(
      .phone, Self.row(.docked, 291, provenance: provenance, width: 300, visible: 55))
    #expect(
      device.keyboard(.docked, layout: .latinQwerty, orientation: .portrait, on: iOS17)
        == KeyboardMetrics(
          height: Figure(291, provenance, source: "log", place: Self.place), width: 300,
          visible: 55))
  }

  @Test func `Of several rows that hold the first wins`() {
    let device = device(
      .phone, Self.row(.docked, 260, os: Self.range(8, 10)), Self.row(.docked, 291),
      Self.row(.docked, 300))
    #expect(
      device.keyboard(.docked, layout: .latinQwerty, orientation: .portrait, on: iOS17)?.height
        == Figure(291, .measured, source: "log", place: Self.place))
  }

  @Test func `A row without layouts holds for all of them`() {
    let device = device(.phone, Self.row(.numeric, 291, layouts: nil))
    #expect(
      device.keyboard(.numeric, layout: .thai, orientation: .portrait, on: iOS17)?.height
        .provenance == .measured)
  }

  @Test(
    arguments: [
      (OSLevel(OSVersion(26), sdk: 18), 335), (OSLevel(OSVersion(26)), 346),
      (OSLevel(OSVersion(26), sdk: 26), 346),
    ] as [(OSLevel, Double)])
  func `A row may ask for an SDK, which is the system's own unless the level names one`(
    os: OSLevel, height: Double
  ) {
    let device = device(
      .phone, Self.row(.docked, 335, sdk: 1...18), Self.row(.docked, 346, sdk: 26...99))
    #expect(
      device.keyboard(.docked, layout: .latinQwerty, orientation: .portrait, on: os)?.height
        == Figure(height, .measured, source: "log", place: Self.place))
  }

  @Test func `A landscape row says nothing about portrait`() {
    let device = device(.phone, Self.row(.docked, 209, orientation: .landscape))
    #expect(
      device.keyboard(.docked, layout: .latinQwerty, orientation: .portrait, on: iOS17) == nil)
    #expect(
      device.keyboard(.docked, layout: .latinQwerty, orientation: .landscapeLeft, on: iOS17)?
        .height.value == 209)
  }

  // MARK: Rules

  @Test func `A script without a row takes over that of Latin letters`() {
    let device = device(.phone, Self.row(.docked, 291, width: 300, visible: 100))
    #expect(
      device.keyboard(.docked, layout: .thai, orientation: .portrait, on: iOS17)
        == KeyboardMetrics(
          height: assumed(291, "same-script: log"), width: 300, visible: 100))
  }

  @Test func `The own script on this version comes before Latin letters`() {
    let device = device(
      .phone, Self.row(.docked, 291), Self.row(.docked, 310, layouts: [.thai, .greek]))
    #expect(
      device.keyboard(.docked, layout: .greek, orientation: .portrait, on: iOS17)?.height
        == Figure(310, .measured, source: "log", place: Self.place))
  }

  @Test func `Latin letters on this version come before the own script on another`() {
    let device = device(
      .phone, Self.row(.docked, 310, layouts: [.thai], os: Self.range(8, 16)),
      Self.row(.docked, 291))
    #expect(
      device.keyboard(.docked, layout: .thai, orientation: .portrait, on: iOS17)?.height
        == assumed(291, "same-script: log"))
  }

  @Test func `A version without a row takes over the nearest one`() {
    let device = device(
      .phone, Self.row(.docked, 216, os: Self.range(5, 7)),
      Self.row(.docked, 253, os: Self.range(8, 12)), Self.row(.docked, 260, os: Self.range(26, 30)))
    #expect(
      device.keyboard(.docked, layout: .latinQwerty, orientation: .portrait, on: iOS17)?.height
        == assumed(253, "nearest-os: log"))
  }

  @Test func `On another version the own script comes before a nearer Latin one`() {
    let device = device(
      .phone, Self.row(.docked, 291, os: Self.range(14, 16)),
      Self.row(.docked, 310, layouts: [.thai], os: Self.range(8, 9)))
    #expect(
      device.keyboard(.docked, layout: .thai, orientation: .portrait, on: iOS17)?.height
        == assumed(310, "nearest-os: log"))
    #expect(
      device.keyboard(.docked, layout: .greek, orientation: .portrait, on: iOS17)?.height
        == assumed(291, "nearest-os: log"))
  }

  @Test(
    arguments: [
      (Idiom.phone, InterfaceOrientation.portrait, 336), (.phone, .landscapeLeft, 329),
      (.pad, .portrait, 346), (.pad, .landscapeRight, 346),
    ] as [(Idiom, InterfaceOrientation, Double)])
  func `A bar without a row adds its height to the plain keyboard`(
    idiom: Idiom, orientation: InterfaceOrientation, height: Double
  ) {
    let device = device(idiom, Self.row(.docked, 291, orientation: .any))
    #expect(
      device.keyboard(
        .dockedPrediction, layout: .latinQwerty, orientation: orientation, on: iOS17)
        == KeyboardMetrics(
          height: assumed(height, "bar-height of docked: log"), width: nil, visible: nil))
  }

  @Test(arguments: [KeyboardMode.dockedCandidates, .dockedPassword])
  func `Another bar is as high as the prediction bar`(mode: KeyboardMode) {
    let device = device(
      .phone, Self.row(.docked, 291), Self.row(.dockedPrediction, 335))
    #expect(
      device.keyboard(mode, layout: .latinQwerty, orientation: .portrait, on: iOS17)?.height
        == assumed(335, "bar-height of docked+prediction: log"))
  }

  @Test(arguments: [KeyboardMode.dockedCandidates, .dockedPassword])
  func `Without a row for the prediction bar any bar adds to the plain keyboard`(
    mode: KeyboardMode
  ) {
    let device = device(.phone, Self.row(.docked, 291))
    #expect(
      device.keyboard(mode, layout: .latinQwerty, orientation: .portrait, on: iOS17)?.height
        == assumed(336, "bar-height of docked: log"))
  }

  @Test(
    arguments: [
      (KeyboardMode.docked, 291, "plain-keyboard of docked+prediction: log"),
      (.numeric, 291, "plain-keyboard of docked+prediction: log"),
      (.emoji, 291, "plain-keyboard of docked+prediction: log"),
      (.undocked, 291, "plain-keyboard of docked+prediction: log"),
    ] as [(KeyboardMode, Double, String)])
  func `A plain keyboard without a row is the one with its bar taken off`(
    mode: KeyboardMode, height: Double, source: String
  ) {
    let device = device(.phone, Self.row(.dockedPrediction, 336))
    #expect(
      device.keyboard(mode, layout: .latinQwerty, orientation: .portrait, on: iOS17)?.height
        == assumed(height, source))
  }

  @Test(arguments: [KeyboardMode.numeric, .emoji, .thirdParty, .undocked, .split])
  func `A mode without a row is as high as the plain keyboard`(mode: KeyboardMode) {
    let device = device(
      .phone, Self.row(.docked, 291), Self.row(.dockedPrediction, 400))
    #expect(
      device.keyboard(mode, layout: .latinQwerty, orientation: .portrait, on: iOS17)?.height
        == assumed(291, "plain-keyboard of docked: log"))
  }

  @Test func `Rules that build on each other are all named`() {
    let device = device(.phone, Self.row(.docked, 253, os: Self.range(8, 12)))
    #expect(
      device.keyboard(.dockedPrediction, layout: .thai, orientation: .portrait, on: iOS17)?.height
        == assumed(298, "bar-height of docked: nearest-os: log"))
  }

  @Test func `A hardware keyboard shows nothing, as everyone knows`() {
    #expect(
      device().keyboard(.hardware, layout: .latinQwerty, orientation: .portrait, on: iOS17)
        == KeyboardMetrics(
          height: Figure(0, .documented, source: "no keyboard on screen"), width: nil,
          visible: nil))
  }

  @Test func `A hardware keyboard with a row of its own answers with it`() {
    let device = device(.pad, Self.row(.hardwareBar, 313, layouts: nil, visible: 55))
    #expect(
      device.keyboard(.hardwareBar, layout: .thai, orientation: .portrait, on: iOS17)
        == KeyboardMetrics(
          height: Figure(313, .measured, source: "log", place: Self.place), width: nil,
          visible: 55))
  }

  @Test(arguments: [KeyboardMode.hardwareBar, .floating])
  func `A bar alone and a floating keyboard follow from no other keyboard`(mode: KeyboardMode) {
    let device = device(.pad, Self.row(.docked, 291), Self.row(.dockedPrediction, 346))
    #expect(device.keyboard(mode, layout: .latinQwerty, orientation: .portrait, on: iOS17) == nil)
  }

  @Test(arguments: KeyboardMode.allCases.filter { $0 != .hardware })
  func `A device without rows knows no keyboard`(mode: KeyboardMode) {
    #expect(
      device().keyboard(mode, layout: .latinQwerty, orientation: .portrait, on: iOS17) == nil)
  }
}
