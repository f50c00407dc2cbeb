import Foundation
import TestSupport
import Testing

/// `profiles lint --fix` loses nothing, and says what it leaves.
struct LintFixCommandTests {
  /// A device with all values of its own.
  private static func device(_ id: String, extends: String) -> String {
    family("f").replacing("family: f", with: "id: \(id)") + """
      name: Phone \(id)
      identifiers: ["iPhone99,\(id.count)"]
      os: "17-27"
      extends: \(extends)

      """
  }

  private static let locales = """
    schema: 1
    provenance: documented
    source: the vendor
    locales: [{id: en-US, name: English, layout: latin-qwerty, predictionBar: present}]

    """

  private func texts(_ scratch: Scratch, _ names: [String]) throws -> [String] {
    try names.map {
      try String(contentsOf: scratch.folder.appending(path: $0), encoding: .utf8)
    }
  }

  @Test func `Devices that extend each other keep their files`() throws {
    let scratch = try Scratch()
    let names = ["devices/a.yaml", "devices/b.yaml"]
    try scratch.file(names[0], Self.device("a", extends: "bb"))
    try scratch.file(names[1], Self.device("bb", extends: "a"))
    let before = try texts(scratch, names)
    let told = try Tool.run(["profiles", "lint"], in: scratch.folder)
    // One error, and no shower of values that are the same all round the cycle.
    #expect(told.output.split(separator: "\n").count { $0.contains(" [") } == 1)
    #expect(told.output.contains("[extends-cycle]"))
    let outcome = try Tool.run(["profiles", "lint", "--fix"], in: scratch.folder)
    #expect(outcome.status == 3)
    #expect(outcome.errors == "")
    #expect(try texts(scratch, names) == before)
  }

  @Test func `What a fix leaves is reported with its reason`() throws {
    let scratch = try Scratch()
    try scratch.file(
      "devices/a.yaml",
      Self.device("a", extends: "nowhere").replacing("Phone a", with: "on"))
    let before = try texts(scratch, ["devices/a.yaml"])
    let outcome = try Tool.run(["profiles", "lint", "--fix"], in: scratch.folder)
    #expect(outcome.status == 3)
    #expect(
      outcome.errors == "devices/a.yaml:14:7: not fixed: write `\"on\"`: its name or what it "
        + "extends is wrong [ambiguous-word]\n")
    #expect(try texts(scratch, ["devices/a.yaml"]) == before)
  }

  @Test func `A screen whose keys are all inherited still loads when fixed`() throws {
    let scratch = try Scratch()
    try scratch.file("devices/f.yaml", family("f"))
    try scratch.file("devices/locales.yaml", Self.locales)
    try scratch.file(
      "devices/matrix.yaml", "schema: 1\nos: [\"17\"]\nruns: [{name: all, where: \"\"}]\n")
    try scratch.file(
      "devices/a.yaml",
      """
      schema: 1
      id: a
      name: A Phone
      identifiers: ["iPhone99,1"]
      os: "17-27"
      extends: f
      provenance: documented
      source: the vendor
      screen:
        width: 393
        height: 852

      """)
    func shown() throws -> String {
      try Tool.run(["profiles", "explain", "a", "screen"], in: scratch.folder).output
        .replacing(#/devices\/[a-z]*\.yaml:\d+/#, with: "")
    }
    let before = try shown()
    #expect(before.contains("393"))
    let outcome = try Tool.run(["profiles", "lint", "--fix"], in: scratch.folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "devices/a.yaml:10:10: fixed: delete it [same-as-inherited]\n")
    #expect(try shown() == before)
  }

  @Test func `Nothing shipped is written, whatever the app's folder has`() throws {
    let scratch = try Scratch()
    #expect(try Tool.run(["init"], in: scratch.folder).status == 0)
    let path = scratch.folder.appending(path: "profiles/example-phone.yaml")
    let text = try String(contentsOf: path, encoding: .utf8)
    try text.replacing("Example phone", with: "on").write(
      to: path, atomically: true, encoding: .utf8)
    let outcome = try Tool.run(["profiles", "lint", "--fix"], in: scratch.folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasSuffix("fixed: write `\"on\"` [ambiguous-word]\n"))
    #expect(
      try String(contentsOf: path, encoding: .utf8)
        == text.replacing("Example phone", with: "\"on\""))
    #expect(scratch.names == [".github", "matrix.yaml", "profiles", "usage.yaml"])
  }
}
