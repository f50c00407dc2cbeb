import Foundation
import TestSupport
import Testing

/// What every command that reads profiles refuses, at its place.
struct LoadRefusalTests {
  private static func plan(gate: String) -> String {
    "schema: 1\nos: [\"17\"]\ngate: {exact: [\(gate)]}\nruns: [{name: all, where: \"device:iphone-15\"}]\n"
  }

  @Test(arguments: [
    ["run"], ["list", "devices"], ["profiles", "lint"], ["profiles", "lint", "matrix.yaml"],
    ["profiles", "show", "iphone-15"], ["profiles", "coverage"], ["report", "result.imx"],
  ])
  func `A gate that names no strategy is refused`(arguments: [String]) throws {
    let scratch = try Scratch()
    try scratch.file("matrix.yaml", Self.plan(gate: "covered-area"))
    if arguments[0] == "report" {
      let run = try Tool.run(
        [
          "run", "--strategy", "covered-area", "--where", "script:show keyboard:docked",
          "-o", "result.imx",
        ], in: scratch.folder)
      #expect(run.status == 0, "\(run.errors)")
    }
    try scratch.file("matrix.yaml", Self.plan(gate: "coverd-area"))
    let outcome = try Tool.run(arguments, in: scratch.folder)
    #expect(outcome.status == 3)
    let told = outcome.output + outcome.errors
    #expect(
      told.contains(
        """
        matrix.yaml:3:16: error: unknown strategy `coverd-area` [unknown-strategy]
          3 | gate: {exact: [coverd-area]}
            |                ^~~~~~~~~~~
          help: did you mean `covered-area`?
        """), "\(told)")
  }

  @Test(arguments: [
    ("devices/f.yaml", family("f"), "device"),
    ("devices/a.yaml", family("f").replacing("family: f", with: device), "input language"),
  ])
  func `Profiles without a level of some parameter are refused`(
    path: String, text: String, missing: String
  ) throws {
    let scratch = try Scratch()
    try scratch.file(
      "devices/matrix.yaml", Self.plan(gate: "").replacing("device:iphone-15", with: "*"))
    try scratch.file(path, text)
    for arguments in [["run"], ["list", "parameters"], ["profiles", "explain", "a"]] {
      let outcome = try Tool.run(arguments, in: scratch.folder)
      #expect(outcome.status == 3)
      #expect(
        outcome.errors
          == "error: the profiles beside devices/matrix.yaml have no \(missing)\n")
    }
  }

  private static let device =
    "id: a\nname: A Phone\nidentifiers: [\"iPhone99,1\"]\nos: \"17-27\""

  @Test func `A gate of nothing is one`() throws {
    let scratch = try Scratch()
    try scratch.file("matrix.yaml", Self.plan(gate: ""))
    #expect(try Tool.run(["list", "devices"], in: scratch.folder).status == 0)
    #expect(try Tool.run(["profiles", "lint"], in: scratch.folder).status == 0)
  }

  @Test(arguments: [
    ("name", "name: FILL-IN", 3, 7), ("identifiers", "identifiers: [\"FILL-IN\"]", 4, 15),
    ("source", "source: the FILL-IN log", 7, 9), ("os", "os: \"FILL-IN\"", 5, 5),
  ])
  func `What a template left open is refused`(
    key: String, line: String, row: Int, column: Int
  ) throws {
    let scratch = try Scratch()
    try scratch.file("matrix.yaml", Self.plan(gate: "covered-area"))
    let lines = [
      "schema: 1", "id: my-phone", "name: My Phone", "identifiers: [\"iPhone99,1\"]",
      "os: \"17-27\"", "extends: iphone-393x852", "source: a log",
    ].map { $0.hasPrefix("\(key):") ? line : $0 }
    try scratch.file("profiles/my-phone.yaml", lines.joined(separator: "\n") + "\n")
    for arguments in [["run"], ["list", "devices"], ["profiles", "lint"]] {
      let outcome = try Tool.run(arguments, in: scratch.folder)
      #expect(outcome.status == 3)
      let told = outcome.output + outcome.errors
      #expect(
        told.hasPrefix(
          "profiles/my-phone.yaml:\(row):\(column): error: `FILL-IN` is left of a template "
            + "[template-token]"), "\(arguments): \(told)")
      #expect(told.split(separator: "\n").count { $0.contains(": error: ") } == 1)
    }
  }
}
