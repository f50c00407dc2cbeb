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
          docs: insetmatrix profiles lint --rules same-as-inherited

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
    let outcome = try Tool.run(["profiles", "lint", "--rules", "keyboard-outside-screen"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("> "))
    #expect(outcome.output.hasPrefix("keyboard-outside-screen (error)\n"))
    #expect(try Tool.run(["profiles", "lint", "--rules", "no-such-rule"]).status == 2)
    let near = try Tool.run(["profiles", "lint", "--rules", "same-as-inherit"])
    #expect(
      near.errors.hasPrefix(
        "error: unknown rule 'same-as-inherit'; did you mean 'same-as-inherited'?\n"))
    let loaded = try Tool.run(["profiles", "lint", "--rules", "wrong-typ"])
    #expect(loaded.errors.contains("did you mean 'wrong-type'?"))
    let all = try Tool.run(["profiles", "lint", "--rules"])
    #expect(all.status == 0)
    #expect(all.output.contains("\nkeyboard-outside-screen "))
    #expect(all.output.contains("\nwrong-type "))
    let fix = try Tool.run(["profiles", "lint", "--fix", "--rules"])
    #expect(fix.status == 2 && fix.errors.contains("--rules lints nothing"))
    let reporter = try Tool.run(["profiles", "lint", "--reporter", "githb"])
    #expect(
      reporter.status == 2
        && reporter.errors.hasPrefix("error: unknown reporter 'githb'; did you mean 'github'?\n"))
    #expect(try Tool.run(["profiles", "lint", "--reporter", "pdf"]).status == 2)
    #expect(try Tool.run(["profiles", "lint", "nowhere.yaml"]).status == 3)
  }

  @Test func `Colours are for terminals, and for the text alone`() throws {
    let input = Self.device + "hight: 3\n"
    let plain = try Tool.run(["profiles", "lint", "-"], input: input).output
    #expect(!plain.contains("\u{1B}"))
    let colored = try Tool.run(["profiles", "lint", "-", "--color", "always"], input: input).output
    #expect(colored.contains("<stdin>:7:1: \u{1B}[1;31merror\u{1B}[0m: unknown key"))
    #expect(colored.contains("    | \u{1B}[1;32m^~~~~\u{1B}[0m\n"))
    #expect(colored.replacing(#/\u{1B}\[[0-9;]+m/#, with: "") == plain)
    #expect(
      try Tool.run(["profiles", "lint", "-", "--color", "never"], input: input).output == plain)
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "lint.txt")
    let forms = ["--reporter", "text:\(file.path)", "--reporter", "xcode", "--color", "always"]
    let outcome = try Tool.run(["profiles", "lint", "-"] + forms, input: input)
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(try String(contentsOf: file, encoding: .utf8) == plain)
  }

  @Test func `Colours need a terminal, unless NO_COLOR is set`() throws {
    // `script` gives the tool a terminal of its own.
    let scratch = try Scratch()
    try scratch.file("next.yaml", Self.device + "hight: 3\n")
    func output(_ environment: [String: String]) throws -> String? {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/script")
      process.arguments = [
        "-qec", "\(Tool.executable.path) profiles lint next.yaml", "/dev/null",
      ]
      process.currentDirectoryURL = scratch.folder
      process.environment = ["TERM": "xterm", "PATH": "/usr/bin:/bin"].merging(environment) { $1 }
      let file = try scratch.emptyFile("output")
      process.standardOutput = try FileHandle(forWritingTo: file)
      process.standardInput = FileHandle.nullDevice
      do { try process.run() } catch { return nil }
      process.waitUntilExit()
      return try String(contentsOf: file, encoding: .utf8)
    }
    guard let colored = try output([:]) else {
      try Test.cancel("there is no `script` to make a terminal")
    }
    #expect(colored.contains("\u{1B}[1;31merror\u{1B}[0m"))
    #expect(try output(["NO_COLOR": "1"])?.contains("\u{1B}[1;31m") == false)
  }

  @Test func `The documentation shows what lint prints`() throws {
    let input = try Repository.text("Tests/Fixtures/lint/iphone-next.yaml")
    let outcome = try Tool.run(["profiles", "lint", "-"], input: input)
    #expect(outcome.status == 3)
    let command = "$ insetmatrix profiles lint - < iphone-next.yaml\n"
    try DocumentedOutput.expect(
      "```\n\(command)\(outcome.output)```", in: "lint", of: "docs/profiles.md")
  }
}
