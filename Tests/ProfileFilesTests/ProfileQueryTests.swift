import ProfileFiles
import Testing

/// The language of `profiles find`.
struct ProfileQueryTests {
  private static let trace = Result {
    try traces([
      "a.yaml": device(
        "a", extends: "f",
        """
        keyboards:
          - {mode: docked, orientation: portrait, os: "17-18", height: 300, provenance: assumed, source: me}
          - {mode: docked, orientation: landscape, os: "26+", height: 200, provenance: measured, source: a log}
          - {mode: floating, orientation: any, height: 254, width: 320, provenance: derived, source: x}
        """),
      "f.yaml": family(
        "f",
        "windows:\n  - {mode: popover, orientation: any, x: 0, y: -4.5, "
          + "width: 320, height: 400, sizeClass: compact, safeArea: {top: 1, left: 2, bottom: 3, right: 4}}"
      ),
    ])[0]
  }

  /// The texts of what is found; nil where the device is not.
  private func find(_ question: String) throws -> [String]? {
    try ProfileQuery(question).matches(try Self.trace.get())?.map(\.text)
  }

  @Test(arguments: [
    ("keyboard.docked.height > 299", ["height 300"]),
    ("keyboard.docked.height>=300", ["height 300"]),
    ("keyboard.docked.height < 291", ["height 200"]),
    ("keyboard.docked.height <= 291", ["height 200", "height 291"]),
    ("keyboard.docked.height = 291", ["height 291"]),
    ("keyboard.docked.height == 291.0", ["height 291"]),
    ("keyboard.docked.height != 291", ["height 300", "height 200"]),
    ("keyboards.*.height > 250 keyboard.*.height < 260", ["height 254, width 320"]),
    (
      "keyboard.docked.height > 100 and keyboard.docked.orientation = landscape",
      ["height 200", "height 291"]
    ),
    ("keyboard.docked.os = 26", ["height 200", "height 291"]),
    ("keyboard.docked.os > 19 keyboard.docked.os != 12", ["height 200"]),
    ("keyboard.*.provenance = assumed", ["height 300"]),
    ("keyboard.docked.source = 'a *'", ["height 200"]),
    ("name = \"A Phone\"", ["A Phone"]), ("name = A*", ["A Phone"]), ("name = *h*e", ["A Phone"]),
    ("os = 20", ["17-27"]), ("os < 18", ["17-27"]), ("identifiers = iPhone16*", ["[iPhone16,1]"]),
    ("homeIndicator = true screen.width > 390", ["true", "393"]),
    (
      "window.popover.safeArea.bottom = 3 window.popover.y < -4",
      [
        "x 0, y -4.5, width 320, height 400, sizeClass compact, safeArea.top 1, safeArea.left 2, "
          + "safeArea.bottom 3, safeArea.right 4"
      ]
    ),
  ])
  func `A question finds rows and values`(question: String, texts: [String]) throws {
    #expect(try find(question) == texts)
  }

  @Test(arguments: [
    "keyboard.docked.height > 300", "keyboard.split.height > 0", "idiom = pad", "name > A",
    "keyboard.docked.height > 299 keyboard.docked.provenance = measured", "os > 28",
    "keyboard.docked.width != 4", "screen.width > 390 screen.width < 300",
  ])
  func `A question that no value answers finds nothing`(question: String) throws {
    #expect(try find(question) == nil)
  }

  @Test(
    arguments: [
      ("keyboard.docked.hight > 3", 0, 21, "did you mean `keyboard.docked.height`?"),
      (
        "os = 17 keyboard.docked > 3", 8, 15,
        "it goes on with `layouts`, `orientation`, `os`, `sdk`, "
          + "`height`, `width`, `visible`, `provenance` or `source`"
      ),
      ("os", 0, 2, nil), ("os =", 3, 1, nil), ("os = = 3", 3, 1, nil), ("name = 'x", 7, 1, nil),
      ("", 0, 1, "write it like `keyboard.docked.height > 300`"),
    ] as [(String, Int, Int, String?)])
  func `What cannot be read is told at its place`(
    question: String, offset: Int, length: Int, help: String?
  ) {
    let error = #expect(throws: InvalidProfileQuery.self) { try ProfileQuery(question) }
    #expect(error?.offset == offset)
    #expect(error?.length == length)
    #expect(error?.help == help)
  }
}
