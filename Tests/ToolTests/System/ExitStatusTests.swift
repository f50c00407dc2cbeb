import Foundation
import TestSupport
import Testing

@Suite struct ExitStatusTests {
  static let small = "device:iphone-8 os:12.5 orientation:portrait locale:en-US"

  @Test func `A run in which the gate is exact succeeds and says so`() throws {
    let outcome = try Tool.run(["run", "--where", Self.small])
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("covered-area ") && $0.hasSuffix(" exact everywhere") })
  }

  @Test func `A gated strategy that is not exact is a finding`() throws {
    let scratch = try Scratch()
    let matrix = try scratch.file(
      "matrix.yaml",
      """
      schema: 1
      os: ["12.5"]
      gate: {exact: [covered-area, s1-intersection-on-did-show]}
      runs: [{name: small, where: "device:iphone-8 locale:en-US script:show"}]
      """)
    let outcome = try Tool.run(["run", "--matrix", matrix.path])
    #expect(outcome.status == 1)
  }

  @Test(arguments: [
    (["run", "--strategy", "s9"], "error: unknown strategy 's9'\n  help: `insetmatrix list"),
    (["run", "--strategy", "coverd-area"], "'coverd-area'; did you mean 'covered-area'?"),
    (["explain", "x", "--strategy", "Covered_Area"], "; did you mean 'covered-area'?"),
    (
      ["run", "--policy", "remote-keybord=local-only"], "did you mean 'remote-keyboard=local-only'?"
    ),
    (["run", "--policy", "hardware-bar"], "error: unknown policy 'hardware-bar'; did you mean"),
    (["run", "--reporter", "pdf"], "unknown reporter 'pdf'"),
    (["run", "--threads", "0"], "--threads must be at least 1"),
    (["run", "--wehre", "x"], "Unknown option '--wehre'"),
    (["list", "planets"], "planets"),
    (["explain", "iphone-8/12.5"], "a scenario id has 13 levels"),
    (["fly"], "error: unknown subcommand 'fly'\n  help: `insetmatrix --help` lists"),
    (["prfiles"], "error: unknown subcommand 'prfiles'; did you mean 'profiles'?"),
    (["rn", "--where", "x"], "error: unknown subcommand 'rn'; did you mean 'run'?"),
    (
      ["profiles", "lnt", "devices"],
      "error: unknown subcommand 'lnt'; did you mean 'lint'?\n"
        + "  help: `insetmatrix profiles --help` lists the subcommands\n"
    ),
    (["profiles", "--frm"], "Unknown option '--frm'"),
    (["merge"], "Missing expected argument"),
  ])
  func `A wrong command line is a usage error with words`(arguments: [String], words: String) throws
  {
    let outcome = try Tool.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.output == "")
  }

  @Test func `A wrong query is shown with the place that is wrong`() throws {
    let outcome = try Tool.run(["run", "--where", "device:iphone-8 oss:12.5"])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        error: unknown parameter `oss`, did you mean `os`?
          --where device:iphone-8 oss:12.5
                                  ^

        """)
  }

  @Test func `Invalid profiles are all reported at once and nothing is written`() throws {
    let scratch = try Scratch()
    try scratch.file("devices/a.yaml", "schema: 1\nid: a\nname: A\nidentifers: [\"x\"]\n")
    try scratch.file("devices/b.yaml", "schema: [\n")
    try scratch.file(
      "devices/matrix.yaml", "schema: 1\nos: [\"17\"]\nruns: [{name: all, where: \"\"}]\n")
    let outcome = try Tool.run(
      ["run", "--reporter", "markdown:out.md"], in: scratch.folder)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("devices/a.yaml:4:1: error: unknown key `identifers`"))
    #expect(outcome.errors.contains("devices/b.yaml:"))
    #expect(scratch.names == ["devices"])
  }

  @Test func `A query of matrix yaml that cannot be read is reported with its place`() throws {
    let scratch = try Scratch()
    let matrix = try scratch.file(
      "matrix.yaml",
      "schema: 1\nos: [\"17\"]\nruns:\n  - {name: phones, where: \"device:iphone-88\"}\n")
    let outcome = try Tool.run(["run", "--matrix", matrix.path])
    #expect(outcome.status == 3)
    #expect(
      outcome.errors.contains("matrix.yaml:4:35: error: there is no device `iphone-88` [query]"))
  }

  @Test func `Profiles that are not there are invalid input`() throws {
    let outcome = try Tool.run(["run", "--profiles", "nowhere"])
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("there is no folder nowhere"))
  }

  @Test func `A report that cannot be written is a fault`() throws {
    let scratch = try Scratch()
    let file = try scratch.emptyFile("file")
    let outcome = try Tool.run(
      ["run", "--where", Self.small, "--reporter", "json:\(file.path)/report.json"])
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("cannot write"))
  }

  @Test func `An empty matrix is incomplete and never green`() throws {
    let outcome = try Tool.run(["run", "--where", "device:iphone-x os:6.1"])
    #expect(outcome.status == 5)
    #expect(outcome.errors.contains("the matrix is empty"))
  }
}
