import ProfileAuthoring
import TestSupport
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
    try ProfileQuery(question, devices: ["a", "b-phone"]).matches(try Self.trace.get())?
      .map(\.text)
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
    ("idiom:phone", ["phone"]), ("Idiom:PHONE,pad", ["phone"]), ("idiom = Ph*", ["phone"]),
    ("keyboard.docked.height:300,200", ["height 300", "height 200"]),
    ("keyboard.docked.height:!300,291", ["height 200"]),
    ("Keyboards.Docked.Height>299", ["height 300"]),
    ("keyboard.*.provenance:assumed,derived", ["height 300", "height 254, width 320"]),
    ("keyboard.docked.source:'a log',me", ["height 300", "height 200"]),
    ("identifiers:\"iPhone16,1\"", ["[iPhone16,1]"]), ("homeIndicator:TRUE", ["true"]),
    ("keyboard.docked.os>=19", ["height 200", "height 291"]),
    ("keyboard.docked.os<=17 keyboard.docked.source:me", ["height 300"]),
    ("os:27", ["17-27"]), ("os>=27.9", ["17-27"]), ("os<=17", ["17-27"]), ("os:16-18", ["17-27"]),
    ("screen.width:* os:*", ["393", "17-27"]),
    ("device:a", ["a"]), ("device:A,!b*", ["a"]), ("*", ["a"]), ("DEVICE != b os:20", ["17-27"]),
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
    "keyboard.docked.height > 300", "keyboard.split.height > 0", "idiom = pad", "os > 27",
    "device:b", "device:!a", "device:a device:b", "os:!20", "idiom:!phone", "os < 17",
    "keyboard.docked.height:!300,291,200",
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
      ("screen.width > abc", 15, 3, "`screen.width` is a number"),
      ("screen.width:393,abc", 17, 3, "`screen.width` is a number"),
      ("idiom = fone", 8, 4, "did you mean `phone`?"),
      ("idiom:pad,'tv'", 10, 4, "`idiom` takes `phone` or `pad`"),
      ("keyboard.*.orientation:portriat", 23, 8, "did you mean `portrait`?"),
      ("homeIndicator = yes", 16, 3, "`homeIndicator` is `true` or `false`"),
      ("os>=seventeen", 4, 9, "`os` is a version such as `17` or `16.7`"),
      ("os >= 17-18", 6, 5, "`os` is a version such as `17` or `16.7`"),
      ("name > A", 5, 1, nil), ("idiom>=phone", 5, 2, nil), ("device > 3", 7, 1, nil),
      ("device:b-fone", 7, 6, "did you mean `b-phone`?"), ("device:pixel*", 7, 6, nil),
      ("device:", 6, 1, nil), ("os:17,", 2, 1, nil), ("os =! 3", 3, 2, nil),
      ("日本 = 3", 0, 2, nil), ("and os = 17", 0, 3, nil),
      ("os", 0, 2, nil), ("os =", 3, 1, nil), ("os = = 3", 3, 1, nil), ("name = 'x", 7, 1, nil),
      ("", 0, 1, "write it like `keyboard.docked.height > 300`"),
    ] as [(String, Int, Int, String?)])
  func `What cannot be read is reported at its place`(
    question: String, offset: Int, length: Int, help: String?
  ) {
    let error = #expect(throws: InvalidProfileQuery.self) {
      try ProfileQuery(question, devices: ["a", "b-phone"])
    }
    #expect(error?.offset == offset)
    #expect(error?.length == length)
    #expect(error?.help == help)
  }
}
