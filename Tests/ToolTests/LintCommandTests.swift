import Foundation
import TestSupport
import Testing

/// `profiles lint`, `rules` and `schema` as users run them.
@Suite struct LintCommandTests {
  private static let device = """
    schema: 1
    id: iphone-next
    name: iPhone Next
    identifiers: ["iPhone99,1"]
    os: "26-27"
    extends: iphone-393x852

    """

  @Test func `The shipped profiles are clean`() throws {
    let outcome = try Tool.run(["profiles", "lint"])
    #expect(outcome.output == "")
    #expect(outcome.status == 0)
  }

  @Test func `A finding has its place, its line, its note, its help and its page`() throws {
    let outcome = try Tool.run(
      ["profiles", "lint", "-"], input: Self.device + "homeIndicator: true\n")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        <stdin>:7:16: warning: `homeIndicator` has the value that it has without this line [same-as-inherited]
          7 | homeIndicator: true
            |                ^~~~
          note: inherited from here: devices/families/phone-home-indicator.yaml:10:16
          help: delete it; --fix does it
          docs: insetmatrix profiles rules same-as-inherited

        """)
  }

  @Test func `Errors are invalid input, in every form`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("next.yaml", Self.device + "hight: 3\n").path
    for name in ["text", "xcode", "json", "sarif", "github"] {
      let outcome = try Tool.run(["profiles", "lint", file, "--reporter", name])
      #expect(outcome.status == 3)
      #expect(outcome.output.contains("unknown-key"), "\(name)")
      if name == "json" || name == "sarif" {
        _ = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      }
    }
  }

  @Test func `Fixing changes the file, tells it, and is done`() throws {
    let scratch = try Scratch()
    let text = Self.device.replacing("iPhone Next", with: "on # a name")
    let file = try scratch.file("next.yaml", text)
    let outcome = try Tool.run(["profiles", "lint", file.path, "--fix"])
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == "\(file.path):3:7: fixed: write `\"on\"` [ambiguous-word]\n")
    #expect(
      try String(contentsOf: file, encoding: .utf8)
        == Self.device.replacing("iPhone Next", with: "\"on\" # a name"))
    let again = try Tool.run(["profiles", "lint", file.path, "--fix"])
    #expect(again.errors == "" && again.output == "")
  }

  @Test func `Rules can be looked up`() throws {
    let outcome = try Tool.run(["profiles", "rules", "keyboard-outside-screen"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("> "))
    #expect(outcome.output.hasPrefix("keyboard-outside-screen (error)\n"))
    #expect(try Tool.run(["profiles", "rules", "no-such-rule"]).status == 2)
    #expect(try Tool.run(["profiles", "lint", "--reporter", "pdf"]).status == 2)
    #expect(try Tool.run(["profiles", "lint", "nowhere.yaml"]).status == 3)
  }

  @Test func `The README shows what lint prints`() throws {
    let input = try Repository.text("Tests/Fixtures/lint/iphone-next.yaml")
    let outcome = try Tool.run(["profiles", "lint", "-"], input: input)
    #expect(outcome.status == 3)
    let command = "$ insetmatrix profiles lint - < iphone-next.yaml\n"
    try Readme.expect("```\n\(command)\(outcome.output)```", in: "lint")
  }
}
