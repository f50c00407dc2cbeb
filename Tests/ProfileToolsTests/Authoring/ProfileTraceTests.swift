import DeviceProfiles
import InsetCore
import ProfileTools
import ProfileFiles
import TestSupport
import Testing

/// Traces texts by their paths.
func traces(_ files: KeyValuePairs<String, String>) throws(InvalidProfiles) -> [ProfileTrace] {
  try ProfileLoader.traces(
    of: files.map { ProfileSource(path: $0.key, bytes: Array($0.value.utf8)) })
}

/// Where each value of a device comes from.
struct ProfileTraceTests {
  private static let files: KeyValuePairs = [
    "a.yaml": device(
      "a", extends: "[b, f]",
      """
      keyboards:
        - {mode: docked, orientation: portrait, os: "17-18", height: 300, provenance: assumed, source: me}
        - {mode: docked, orientation: portrait, os: "9-10", height: 216, provenance: assumed, source: me}
      """),
    "b.yaml": """
    schema: 1
    family: b
    provenance: measured
    source: a log
    screen: {width: 390}
    homeIndicator: false
    keyboards:
      - {mode: docked, orientation: portrait, os: "17", height: 298}
      - {mode: docked, orientation: landscape, height: 200}
    """,
    "f.yaml": family("f"),
  ]

  private func trace(_ id: String = "a") throws -> ProfileTrace {
    try #require(try traces(Self.files).first { $0.id == id })
  }

  private func entries(_ key: String) throws -> [ProfileTrace.Entry] {
    try trace().entries(ProfilePattern(key))
  }

  @Test func `A single value names its file and line, and what it stands before`() throws {
    #expect(try trace().files == ["a.yaml", "b.yaml", "f.yaml"])
    let width = try #require(try entries("screen.width").first)
    #expect(width.text == "390")
    #expect(width.place == SourceLocation(file: "b.yaml", line: 5))
    #expect(width.provenance == .measured && width.source == "a log")
    #expect(width.overridden.map(\.text) == ["393"])
    #expect(width.overridden.map(\.place) == [SourceLocation(file: "f.yaml", line: 6)])
    #expect(width.overridden.map(\.isWhole) == [true])
    let indicator = try #require(try entries("homeIndicator").first)
    #expect(indicator.text == "false")
    #expect(indicator.overridden.map(\.text) == ["true"])
    #expect(try entries("screen.height").map(\.place) == [SourceLocation(file: "f.yaml", line: 6)])
  }

  @Test func `A row that others cover on every version of the device does not hold`() throws {
    let rows = try entries("keyboard.docked")
    #expect(rows.map(\.text) == ["height 300", "height 200", "height 291"])
    #expect(rows.map(\.conditions) == ["portrait, iOS 17-18", "landscape", "any"])
    #expect(rows[0].overridden.map(\.text) == ["height 298", "height 291"])
    #expect(rows[0].overridden.map(\.isWhole) == [true, false])
    #expect(rows[0].overridden[0].place == SourceLocation(file: "b.yaml", line: 8))
    #expect(rows[0].provenance == .assumed && rows[2].provenance == .documented)
  }

  @Test func `Rows for versions that the device never ran are counted, not reported`() throws {
    #expect(try trace().unreached == 1)
    #expect(try !trace().entries.contains { $0.text.contains("216") })
    #expect(try trace("b").unreached == 0)
    #expect(try !trace("b").isDevice)
  }

  @Test func `A key is a name, the beginning of one, a table, or a pattern`() throws {
    #expect(try entries("keyboards") == entries("keyboard"))
    #expect(try entries("keyboard.*.height") == entries("keyboard.docked.height"))
    #expect(try entries("safeAreas").map(\.path.description) == ["safeArea.any"])
    #expect(try entries("safeArea.any.top").map(\.text) == ["top 59"])
    #expect(try entries("screen").map(\.path.description).count == 3)
    #expect(try entries("window").isEmpty)
  }

  @Test(arguments: [
    ("keyboard.docked.hight", "keyboard.docked.height"),
    ("keybord.docked", "keyboard.docked"), ("screen.widht", "screen.width"),
    ("keyboard.docked_prediction.height", "keyboard.docked+prediction.height"),
    ("safe-areas", "safeArea"),
  ])
  func `An unknown name is reported with the nearest one`(text: String, near: String) {
    let error = #expect(throws: InvalidProfilePath.self) { try ProfilePattern(text) }
    #expect(error?.near == near)
    #expect(error?.message.contains(text) == true)
  }

  @Test func `Every value of the shipped profiles has a name of the tables`() throws {
    let known = Set(ProfilePath.all)
    let used = Set(try ShippedSources.traces().flatMap(\.entries).flatMap(\.values).map(\.path))
    #expect(used.subtracting(known).map(\.description) == [])
    #expect(known.count == ProfilePath.all.count)
  }

  @Test func `What holds is what the loader takes`() throws {
    let loaded = try ShippedSources.profiles()
    let traces = try ShippedSources.traces().filter(\.isDevice)
    #expect(traces.map(\.id) == loaded.devices.map(\.id))
    for (device, trace) in zip(loaded.devices, traces) {
      let height = try #require(trace.entries(ProfilePattern("screen.height")).first)
      #expect(Double(height.text) == device.screen.value.height)
      for row in device.keyboards {
        guard let place = row.height.place else { continue }
        let entry = trace.entries.first { $0.values.contains { $0.place == place } }
        guard let entry else { continue }
        #expect(entry.path.description == "keyboard.\(row.mode.rawValue)")
        #expect(entry.provenance == row.height.provenance && entry.source == row.height.source)
      }
      // The first row of a lookup is always among those that hold.
      let orientation = device.orientations[0]
      let os = OSLevel(
        device.os.last.minor == OSRange.anyMinor
          ? OSVersion(device.os.last.major) : device.os.last)
      let area = try #require(device.safeArea(orientation, on: os))
      if area.provenance != .assumed, let place = area.place {
        #expect(trace.entries.contains { $0.place == place })
      }
    }
  }

  @Test func `Errors are the loader's`() {
    #expect(throws: InvalidProfiles.self) { try traces(["a.yaml": device("a", extends: "gone")]) }
  }
}
