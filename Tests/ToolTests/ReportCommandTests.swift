import Foundation
import TestSupport
import Testing

/// A small run with its result and reports, made once.
private struct Stored {
  static let query = "device:iphone-8 os:12.5 orientation:portrait locale:en-US base:bottom-20"
  static let arguments = [
    "run", "--where", query, "--strategy", "covered-area", "--strategy",
    "s2-intersection-in-table", "--policy", "base-inset=obstruction",
  ]
  let scratch: Scratch
  let status: Int32

  init() throws {
    scratch = try Scratch()
    let result = scratch.folder.appending(path: "result.imx").path
    status = try Tool.run(
      Self.arguments + Self.reporters("run", in: scratch) + ["-o", result]
    ).status
  }

  func path(_ name: String) -> String { scratch.folder.appending(path: name).path }

  func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: scratch.folder.appending(path: name))
  }

  static func reporters(_ stem: String, in scratch: Scratch) -> [String] {
    ["html", "markdown", "json"].flatMap {
      ["--reporter", "\($0):\(scratch.folder.appending(path: "\(stem).\($0)").path)"]
    }
  }
}

@Suite struct ReportCommandTests {
  @Test func `A stored result is reported with the bytes of its run`() throws {
    let stored = try Stored()
    // The other base inset makes the gate's strategy fail; to report that is no failure.
    #expect(stored.status == 1)
    let outcome = try Tool.run(
      ["report", stored.path("result.imx")] + Stored.reporters("again", in: stored.scratch))
    #expect(outcome.status == 0, "\(outcome.errors)")
    for name in ["html", "markdown", "json"] {
      let bytes = try stored.bytes("run.\(name)")
      #expect(bytes.count > 1000)
      #expect(try stored.bytes("again.\(name)") == bytes, "\(name)")
    }
    let summary = try Tool.run(["report", stored.path("result.imx")])
    #expect(summary.output == (try Tool.run(Stored.arguments)).output)
  }

  @Test func `A result of other profiles or a broken file is refused`() throws {
    let stored = try Stored()
    let plan = try stored.scratch.file(
      "matrix.yaml",
      """
      schema: 1
      os: ["12.5"]
      gate: {exact: [covered-area]}
      runs: [{name: small, where: "device:iphone-8 locale:en-US"}]
      """)
    let file = stored.path("result.imx")
    let foreign = try Tool.run([
      "report", file, "--matrix", plan.path, "--reporter", "json:\(stored.path("no.json"))",
    ])
    #expect(foreign.status == 3)
    #expect(
      foreign.errors.hasPrefix(
        "\(file): error: it comes from other profiles or another plan than those in devices and "
          + "\(plan.path) [result-file]\n"), "\(foreign.errors)")
    #expect(!stored.scratch.names.contains("no.json"))
    let broken = try stored.scratch.file("broken.imx", "IMX1")
    let outcome = try Tool.run(["report", broken.path])
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("it ends too early"))
  }
}
