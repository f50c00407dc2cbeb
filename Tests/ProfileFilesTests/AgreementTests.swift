import DeviceProfiles
import InsetCore
@testable import ProfileFiles
import ProfileTools
import Testing

@Suite struct AgreementTests {
  private static let device = """
    schema: 1
    id: phone
    name: A Phone
    identifiers: ["iPhone15,4"]
    os: "17-27"
    extends: family
    """

  private static let family = """
    schema: 1
    family: family
    provenance: documented
    source: the vendor
    idiom: phone
    screen: {width: 393, height: 852, scale: 3}
    orientations: [portrait, landscape-left, landscape-right]
    homeIndicator: true
    keyboardModes: [docked, docked+prediction]
    safeAreas:
      - {orientation: portrait, os: "17+", top: 59, left: 0, bottom: 34, right: 0}
      - {orientation: landscape, os: "17+", top: 0, left: 59, bottom: 21, right: 59}
    keyboards:
      - {mode: docked, orientation: portrait, os: "17-18", height: 291}
      - {mode: docked, orientation: portrait, os: "26+", height: 308}
      - {mode: docked+prediction, orientation: portrait, os: "17+", height: 336, provenance: assumed, source: a guess}
    """

  private static func loaded(_ rows: [String]) throws -> LoadedProfiles {
    func source(_ path: String, _ text: String) -> ProfileSource {
      ProfileSource(path: path, bytes: Array(text.utf8))
    }
    let readings =
      "device,system,from,language,field,orientation,window,mode,value,source\n"
      + rows.map { $0 + "\n" }.joined()
    return try ProfileLoader.load(
      [
        source("phone.yaml", device), source("family.yaml", family),
        source("readings/all.csv", readings),
        source(
          "locales.yaml",
          "schema: 1\nlocales:\n  - {id: en-US, name: English, layout: latin-qwerty, predictionBar: present, provenance: measured, source: a device}\n"
        ),
      ], matrix: nil)
  }

  private static func grade(
    _ rows: [String], _ mode: KeyboardMode = .docked, on version: Int = 17
  ) throws -> Provenance? {
    let device = try #require(try loaded(rows).profiles.devices.first)
    return device.keyboard(
      mode, layout: .latinQwerty, orientation: .portrait, on: OSLevel(OSVersion(version)))?
      .height.provenance
  }

  private static func row(
    _ value: Double, _ source: String, system: String = "17.5", mode: String = "docked",
    device: String = "phone"
  ) -> String { "\(device),\(system),,,keyboard,portrait,full,\(mode),\(value),\(source)" }

  @Test func `One source measures a figure, a second one confirms it, and a third disputes it`()
    throws
  {
    #expect(try Self.grade([]) == .documented)
    #expect(try Self.grade([Self.row(291, "a")]) == .measured)
    #expect(try Self.grade([Self.row(291.4, "a")]) == .measured)
    // The same project twice is one source.
    #expect(try Self.grade([Self.row(291, "a@1 x"), Self.row(291, "a@2 y")]) == .measured)
    #expect(try Self.grade([Self.row(291, "a"), Self.row(291, "b")]) == .confirmed)
    #expect(
      try Self.grade([Self.row(291, "a"), Self.row(291, "b"), Self.row(292, "c")]) == .disputed)
    #expect(try Self.grade([Self.row(300, "a")]) == .disputed)
  }

  @Test func `A reading is of the row that holds on its version, and of a family's devices`() throws
  {
    #expect(try Self.grade([Self.row(308, "a", system: "26.1")]) == .documented)
    #expect(try Self.grade([Self.row(308, "a", system: "26.1")], on: 26) == .measured)
    #expect(try Self.grade([Self.row(291, "a", device: "family")]) == .measured)
    // Read on some version of a range that two rows share: it is of the one that agrees.
    #expect(try Self.grade([Self.row(291, "a", system: "17-26")]) == .measured)
    #expect(try Self.grade([Self.row(291, "a", system: "17-26")], on: 26) == .documented)
    // Without a version it is compared, and supports no row.
    #expect(try Self.grade([Self.row(291, "a", system: "")]) == .documented)
    #expect(try Self.grade([Self.row(291, "a", system: "9.3")]) == .documented)
  }

  @Test func `A figure is as well known as its reading, whatever its row says`() throws {
    #expect(try Self.grade([], .dockedPrediction) == .assumed)
    let row = Self.row(336, "a", mode: "docked+prediction")
    #expect(try Self.grade([row], .dockedPrediction) == .measured)
    // A single other reading of a guess leaves it a guess.
    let other = Self.row(340, "a", mode: "docked+prediction")
    #expect(try Self.grade([other], .dockedPrediction) == .assumed)
    #expect(
      try Self.grade([row, Self.row(340, "b", mode: "docked+prediction")], .dockedPrediction)
        == .disputed)
    // Whoever contradicts himself is one source.
    #expect(try Self.grade([row, other], .dockedPrediction) == .measured)
  }

  @Test func `A reading that no profile has agrees with nothing`() throws {
    let profiles = try Self.loaded([]).profiles
    var findings: [Diagnostic] = []
    let rows = [
      Self.row(291, "a", system: "9.3"), Self.row(291, "a", device: "none"), Self.row(291, "a"),
    ]
    let text =
      "device,system,from,language,field,orientation,window,mode,value,source\n"
      + rows.map { $0 + "\n" }.joined()
    let readings = [ProfileSource(path: "a.csv", bytes: Array(text.utf8))].readings(&findings)
    let agreement = Agreement(of: profiles, with: readings)
    #expect(agreement.comparisons.map(\.agrees) == [false, false, true])
    #expect(agreement.comparisons.map { $0.figure == nil } == [true, true, false])
  }
}
