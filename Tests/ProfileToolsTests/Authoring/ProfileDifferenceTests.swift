import DeviceProfiles
import ProfileTools
import TestSupport
import Testing

/// Two devices, side by side.
struct ProfileDifferenceTests {
  private static let levels = [16, 17, 18, 26, 27].map { OSLevel(OSVersion($0)) }

  private func difference(_ a: String, _ b: String) throws -> [String] {
    let all = try traces([
      "a.yaml": device("a", extends: "f", a), "b.yaml": device("b", extends: "f", b),
      "f.yaml": family("f"),
    ])
    return ProfileDifference(all[0], all[1], on: Self.levels).rows.map { row in
      let sides = [row.first, row.second].map { $0?.text ?? "nothing" }
      return "\(row.path) (\(row.conditions)): \(sides.joined(separator: " | "))"
    }
  }

  private func row(_ conditions: String, _ height: Int) -> String {
    "  - {mode: docked, \(conditions), height: \(height), provenance: derived, source: x}\n"
  }

  @Test func `The same values in other rows are no difference`() throws {
    let split =
      "keyboards:\n" + row("orientation: portrait, os: \"16-18\"", 291)
      + row("orientation: landscape", 291)
    #expect(try difference("", "") == [])
    #expect(try difference("", split) == [])
  }

  @Test func `A difference is reported for the versions on which it is one`() throws {
    let one = "keyboards:\n" + row("orientation: any, os: \"18-26\"", 300)
    #expect(
      try difference(one, "") == [
        "keyboard.docked (any, iOS 18.0 to 26.0): height 300 | height 291"
      ])
    let two = "keyboards:\n" + row("orientation: portrait", 300)
    #expect(
      try difference("", two) == ["keyboard.docked (portrait): height 291 | height 300"])
  }

  @Test func `A row or a value that only one has is a difference`() throws {
    let bars =
      "bars:\n  - {bar: tab, orientation: any, os: \"26+\", height: 83, provenance: derived, source: x}\n"
    #expect(
      try difference(bars, "homeIndicator: false") == [
        "homeIndicator (): true | false", "bar.tab (any, iOS 26.0 to 27.0): height 83 | nothing",
      ])
  }
}
