import Foundation
import ProfileTools
import ProfileFiles
import TestSupport
import Testing

struct ProfileFormatTests {
  private static func format(_ text: String) throws -> String {
    let bytes = try ProfileLoader.format(ProfileSource(path: "x.yaml", bytes: Array(text.utf8)))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `Keys come in the table's order, and each takes its comments along`() throws {
    let formatted = try Self.format(
      """
      # yaml-language-server: $schema=../schema.json
      # A phone.

      os: "17-27"  # since autumn
      # What people call it.
      name: A Phone
      id: a-phone
      keyboards:
        - source: a log
          # Measured twice.
          height: 291  # with the strip
          mode: docked
          orientation: portrait
        - {height: 200, orientation: any, source: a log, mode: numeric}
        # The end of the keyboards.

      # The number.
      schema: 1
      identifiers: ["iPhone99,1"]  # of one model
      # The end of the file.

      """)
    #expect(
      formatted == """
        # yaml-language-server: $schema=../schema.json
        # A phone.

        # The number.
        schema: 1
        id: a-phone
        # What people call it.
        name: A Phone
        identifiers: ["iPhone99,1"]  # of one model
        os: "17-27"  # since autumn
        keyboards:
          - mode: docked
            orientation: portrait
            # Measured twice.
            height: 291  # with the strip
            source: a log
          - {mode: numeric, orientation: any, height: 200, source: a log}
          # The end of the keyboards.
        # The end of the file.

        """)
    #expect(try Self.format(formatted) == formatted)
  }

  @Test(arguments: [
    "id: a\r\nschema: 1\r\n", "{id: a, schema: 1}", "id: a\nschema: 1 # x",
    "id: >-\n  a\n  b\n\nschema: 1",
    "id: a\nbars:\n- bar: tab\n  adds: 1\n  # x\n\n  height: 2\nschema: 1\n",
    "id: a\nwhat: 1\nschema: 1\n",
    "\u{FEFF}id: ä\nschema: 1\n", "id:\n  # why\n  a\nschema: 1\n",
    "id: a\n\n\n# x\n\nschema: 1\n\n\n",
  ])
  func `Formatting twice is formatting once`(text: String) throws {
    let once = try Self.format(text)
    #expect(once != text)
    #expect(try Self.format(once) == once)
    #expect(once.contains("#") == text.contains("#"))
  }

  @Test func `What would change its meaning stays, with a reason`() throws {
    let aliases = "name: &a x\nid: *a\nschema: 1\n"
    #expect(try Self.format(aliases) == aliases)
    let error = #expect(throws: InvalidProfiles.self) {
      try Self.format("schema: 1\nid: a\nbars:\n  - &r {a: 1}\nsafeAreas:\n  - *r\n")
    }
    #expect(error?.render([]).contains("[cannot-format]") == true)
  }

  @Test func `Every shipped file is formatted`() throws {
    let paths = Repository.files(under: "devices", ending: ".yaml")
    #expect(paths.count > 100)
    for path in paths {
      let text = try Repository.text(path)
      #expect(try Self.format(text) == text, "\(path)")
    }
  }
}
