import DeviceProfiles
import InsetCore
import ProfileFiles
import TestSupport
import Testing

/// How a device and what it extends become one profile.
struct LineageTests {
  @Test func `Rows of a child come first, then those of its parents in their order`() throws {
    let row = { (height: Int) in
      "bars:\n  - {bar: tab, orientation: any, height: \(height)}\n"
    }
    let origin = "provenance: measured\nsource: a log\n"
    let profiles = try load([
      "a.yaml": device("a", extends: "[b, d]", origin + row(1)),
      "b.yaml": "schema: 1\nfamily: b\nextends: c\n" + origin + row(2),
      "c.yaml": family("c", row(3)),
      "d.yaml": "schema: 1\nfamily: d\nextends: c\n" + origin + row(4),
    ]).profiles
    #expect(profiles.devices.map { $0.bars.map(\.height.value) } == [[1, 2, 3, 4]])
  }

  @Test func `The nearest value of a key holds, and the first parent is nearer`() throws {
    let profiles = try load([
      "a.yaml": device("a", extends: "[b, c]"),
      "b.yaml": "schema: 1\nfamily: b\nkeyboardModes: [emoji]\n",
      "c.yaml": family("c", "regularInLandscape: true"),
    ]).profiles
    #expect(profiles.devices.map(\.keyboardModes) == [[.emoji]])
    #expect(profiles.devices.map(\.isRegularInLandscape) == [true])
    #expect(profiles.devices.map(\.orientations) == [[.portrait]])
  }

  @Test func `The screen is inherited key by key, each with its own origin`() throws {
    let screen = "screen: {cornerRadius: 47.33, width: 390, provenance: derived, source: a ruler}"
    let profiles = try load(
      ["a.yaml": device("a", extends: "f", screen), "f.yaml": family("f")]
    ).profiles
    let phone = try #require(profiles.devices.first)
    #expect(
      phone.cornerRadius
        == Figure(
          47.33, .derived, source: "a ruler", place: SourceLocation(file: "a.yaml", line: 7)))
    #expect(
      phone.scale
        == Figure(
          3, .documented, source: "the vendor", place: SourceLocation(file: "f.yaml", line: 6))
    )
    #expect(
      phone.screen
        == Figure(
          Size(width: 390, height: 852), .derived, source: "a ruler; the vendor",
          place: SourceLocation(file: "a.yaml", line: 7)))
  }

  @Test func `Corners are square and landscape is compact where nobody says otherwise`() throws {
    let phone = try #require(
      try load(["a.yaml": device("a", extends: "f"), "f.yaml": family("f")]).profiles.devices.first)
    #expect(phone.cornerRadius == Figure(0, .documented, source: "square corners"))
    #expect(!phone.isRegularInLandscape)
    #expect(phone.bars.isEmpty && phone.windows.isEmpty)
  }

  @Test func `A row overrides provenance and source one by one`() throws {
    let rows = """
      provenance: documented
      source: the vendor
      bars:
        - {bar: tab, orientation: any, height: 1}
        - {bar: tab, orientation: any, height: 2, provenance: assumed}
        - {bar: tab, orientation: any, height: 3, source: a log}
        - bar: tab
          orientation: any
          height: 4
          provenance: measured
          source: a phone
      """
    let phone = try #require(
      try load(["a.yaml": device("a", extends: "f", rows), "f.yaml": family("f")])
        .profiles.devices.first)
    #expect(
      phone.bars.map(\.height) == [
        Figure(
          1, .documented, source: "the vendor", place: SourceLocation(file: "a.yaml", line: 10)),
        Figure(2, .assumed, source: "the vendor", place: SourceLocation(file: "a.yaml", line: 11)),
        Figure(3, .documented, source: "a log", place: SourceLocation(file: "a.yaml", line: 12)),
        Figure(4, .measured, source: "a phone", place: SourceLocation(file: "a.yaml", line: 15)),
      ])
  }

  @Test func `Devices come in the order of their paths and may share identifiers`() throws {
    let profiles = try load([
      "z.yaml": device("one", extends: "f"), "f.yaml": family("f"),
      "a.yaml": device("two", extends: "one"),
    ]).profiles
    #expect(profiles.devices.map(\.id) == ["two", "one"])
  }
}
