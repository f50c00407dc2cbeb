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

  private func filled(
    _ height: Double, _ provenance: Provenance = .assumed, by rules: Filling...
  ) -> Figure<Double> {
    Figure(height, provenance, source: "log", place: Self.place, filledBy: rules)
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
          height: filled(291, by: Filling(.sameScript)), width: 300, visible: 100))
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
        == filled(291, by: Filling(.sameScript)))
  }

  @Test func `A version without a row takes over the nearest one`() {
    let device = device(
      .phone, Self.row(.docked, 216, os: Self.range(5, 7)),
      Self.row(.docked, 253, os: Self.range(8, 12)), Self.row(.docked, 260, os: Self.range(26, 30)))
    #expect(
      device.keyboard(.docked, layout: .latinQwerty, orientation: .portrait, on: iOS17)?.height
        == filled(253, by: Filling(.nearestOS)))
  }

  @Test func `On another version the own script comes before a nearer Latin one`() {
    let device = device(
      .phone, Self.row(.docked, 291, os: Self.range(14, 16)),
      Self.row(.docked, 310, layouts: [.thai], os: Self.range(8, 9)))
    #expect(
      device.keyboard(.docked, layout: .thai, orientation: .portrait, on: iOS17)?.height
        == filled(310, by: Filling(.nearestOS)))
    #expect(
      device.keyboard(.docked, layout: .greek, orientation: .portrait, on: iOS17)?.height
        == filled(291, by: Filling(.nearestOS)))
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
          height: filled(height, by: Filling(.barHeight, of: .docked)), width: nil, visible: nil))
  }

  @Test(
    arguments: [
      (Idiom.phone, KeyboardMode.dockedCandidates, Provenance.measured, Provenance.assumed),
      (.phone, .dockedPassword, .measured, .derived),
      (.phone, .dockedPassword, .documented, .assumed),
      (.phone, .dockedPassword, .derived, .assumed),
      (.pad, .dockedCandidates, .measured, .assumed),
      (.pad, .dockedPassword, .measured, .assumed),
    ])
  func `Another bar is as high as the prediction bar, which readings show for phones' passwords`(
    idiom: Idiom, mode: KeyboardMode, known: Provenance, provenance: Provenance
  ) {
    let device = device(
      idiom, Self.row(.docked, 291), Self.row(.dockedPrediction, 335, provenance: known))
    #expect(
      device.keyboard(mode, layout: .latinQwerty, orientation: .portrait, on: iOS17)?.height
        == filled(335, provenance, by: Filling(.barHeight, of: .dockedPrediction)))
  }

  @Test(arguments: [(Provenance.measured, Provenance.derived), (.derived, .assumed)])
  func `Digits on an iPad have the whole keyboard with its bar, as readings show`(
    known: Provenance, provenance: Provenance
  ) {
    let device = device(
      .pad, Self.row(.docked, 258), Self.row(.dockedPrediction, 313, provenance: known))
    #expect(
      device.keyboard(.numeric, layout: .thai, orientation: .portrait, on: iOS17)?.height
        == filled(
          313, by: Filling(.plainKeyboard, of: .dockedPrediction), Filling(.sameScript)))
    #expect(
      device.keyboard(.numeric, layout: .latinQwerty, orientation: .portrait, on: iOS17)?.height
        == filled(313, provenance, by: Filling(.plainKeyboard, of: .dockedPrediction)))
  }

  @Test func `A twin on this version comes before the own row on another`() {
    let device = device(
      .phone, Self.row(.dockedPassword, 335, os: Self.range(26, 30)), Self.row(.docked, 291),
      Self.row(.dockedPrediction, 336, os: Self.range(16, 18)))
    func password(_ os: Int) -> Figure<Double>? {
      device.keyboard(
        .dockedPassword, layout: .latinQwerty, orientation: .portrait, on: OSLevel(OSVersion(os)))?
        .height
    }
    #expect(password(17) == filled(336, .derived, by: Filling(.barHeight, of: .dockedPrediction)))
    #expect(password(26) == filled(335, .measured))
    #expect(password(15) == filled(335, by: Filling(.nearestOS)))
  }

  @Test func `Digits on an iPad without a bar have the plain keyboard`() {
    let device = device(.pad, Self.row(.docked, 264))
    #expect(
      device.keyboard(.numeric, layout: .latinQwerty, orientation: .portrait, on: iOS17)?.height
        == filled(264, by: Filling(.plainKeyboard, of: .docked)))
  }

  @Test func `A row whose source names a rule was filled by none`() {
    var row = Self.row(.docked, 291)
    row.height.source = "nearest-os: a log"
    let height = device(.phone, row)
      .keyboard(.docked, layout: .latinQwerty, orientation: .portrait, on: iOS17)?.height
    #expect(height?.filledBy == [] && height?.provenance == .measured)
    #expect(height?.origin == "nearest-os: a log")
  }

  @Test(arguments: [KeyboardMode.dockedCandidates, .dockedPassword])
  func `Without a row for the prediction bar any bar adds to the plain keyboard`(
    mode: KeyboardMode
  ) {
    let device = device(.phone, Self.row(.docked, 291))
    #expect(
      device.keyboard(mode, layout: .latinQwerty, orientation: .portrait, on: iOS17)?.height
        == filled(336, by: Filling(.barHeight, of: .docked)))
  }

  @Test(arguments: [KeyboardMode.docked, .numeric, .emoji, .undocked])
  func `A plain keyboard without a row is the one with its bar taken off`(mode: KeyboardMode) {
    let device = device(.phone, Self.row(.dockedPrediction, 336))
    #expect(
      device.keyboard(mode, layout: .latinQwerty, orientation: .portrait, on: iOS17)?.height
        == filled(291, by: Filling(.plainKeyboard, of: .dockedPrediction)))
  }

  @Test(arguments: [KeyboardMode.numeric, .emoji, .thirdParty, .undocked, .split])
  func `A mode without a row is as high as the plain keyboard`(mode: KeyboardMode) {
    let device = device(
      .phone, Self.row(.docked, 291), Self.row(.dockedPrediction, 400))
    #expect(
      device.keyboard(mode, layout: .latinQwerty, orientation: .portrait, on: iOS17)?.height
        == filled(291, by: Filling(.plainKeyboard, of: .docked)))
  }

  @Test func `Rules that build on each other are all named`() {
    let device = device(.phone, Self.row(.docked, 253, os: Self.range(8, 12)))
    let height = device.keyboard(
      .dockedPrediction, layout: .thai, orientation: .portrait, on: iOS17)?.height
    #expect(height == filled(298, by: Filling(.barHeight, of: .docked), Filling(.nearestOS)))
    #expect(height?.origin == "bar-height of docked: nearest-os: log")
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
