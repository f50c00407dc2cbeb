import Foundation
import TestSupport
import Testing

/// A small run with its result and reports, made once.
private struct Stored {
  static let query = "device:iphone-8 os:12.5 orientation:portrait locale:en-US base:bottom-20"
  static let strategies = [
    "--strategy", "covered-area", "--strategy", "s2-intersection-in-table",
  ]
  static let arguments =
    ["run", "--where", query] + strategies + ["--policy", "base-inset=obstruction"]
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
      ["--reporter", "\($0):\(scratch.folder.appending(path: "\(stem)/report.\($0)").path)"]
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
      let bytes = try stored.bytes("run/report.\(name)")
      #expect(bytes.count > 1000)
      #expect(try stored.bytes("again/report.\(name)") == bytes, "\(name)")
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
        "error: \(file) and \(plan.path) do not belong to one run [result-file]\n  plan: run `"),
      "\(foreign.errors)")
    #expect(!stored.scratch.names.contains("no.json"))
    let broken = try stored.scratch.file("broken.imx", "IMX1")
    let outcome = try Tool.run(["report", broken.path])
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("it ends too early"))
  }

  @Test func `A run and a report say the same about an earlier result`() throws {
    let stored = try Stored()
    let earlier = stored.path("earlier.imx")
    let run = ["run", "--where", Stored.query] + Stored.strategies
    #expect(try Tool.run(run + ["-o", earlier]).status == 0)
    let against = ["--against", earlier, "--reporter", "json"]
    let outcome = try Tool.run(Stored.arguments + against)
    #expect(try Tool.run(["report", stored.path("result.imx")] + against).output == outcome.output)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let changes = try #require(report["changes"] as? [String: Any])
    #expect(changes["samePolicies"] as? Bool == false)
    let strategy = try #require((changes["strategies"] as? [[String: Any]])?.first)
    let now = try #require((report["strategies"] as? [[String: Any]])?.first)
    // The gate's strategy was exact everywhere before, so what fails now fails newly.
    #expect(strategy["newlyFailing"] as? Int == now["failing"] as? Int)
    #expect(strategy["stillExact"] as? Int == now["exact"] as? Int)
    #expect((strategy["newlyFailing"] as? Int ?? 0) > 0 && strategy["fixed"] as? Int == 0)
    let missing = try Tool.run(
      ["report", stored.path("result.imx"), "--against", stored.path("none.imx")])
    #expect(missing.status == 3 && missing.errors.contains("cannot read"))
  }

  @Test func `Lines of scenarios go to a file, as many as asked for`() throws {
    let stored = try Stored()
    let report = ["report", stored.path("result.imx"), "--reporter"]
    func lines(_ name: String, _ options: [String]) throws -> [Substring] {
      let outcome = try Tool.run(report + ["ndjson:\(stored.path(name))"] + options)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try String(decoding: stored.bytes(name), as: UTF8.self).split(separator: "\n")
    }
    let few = try lines("few.ndjson", ["--lines", "7"])
    #expect(few.count == 8 && few[7].hasPrefix("{\"summary\":{\"of\":\"failing\",\"listed\":7"))
    let failing = try lines("failing.ndjson", ["--lines", "0"])
    let all = try lines("all.ndjson", ["--all"])
    #expect(failing.count > 8 && all.count > failing.count)
    #expect(all.last?.contains("\"leftOut\":0,\"strategies\"") == true)
    #expect(!stored.scratch.names.contains { $0.hasPrefix(".") })
    for arguments in [
      ["json", "--all"], ["markdown", "--lines", "3"], ["ndjson", "--lines", "-1"],
    ] {
      #expect(try Tool.run(report + arguments).status == 2)
    }
  }

  @Test func `A job of GitHub Actions gets its summary behind those of other steps`() throws {
    let stored = try Stored()
    let summary = try stored.scratch.file("summary.md", "# Before\n")
    let report = ["report", stored.path("result.imx"), "--reporter", "github"]
    let environment = ["GITHUB_STEP_SUMMARY": summary.path]
    let outcome = try Tool.run(report, environment: environment)
    #expect(outcome.output.hasPrefix("::error file=devices/matrix.yaml,line=1,title=covered-area"))
    let text = try String(contentsOf: summary, encoding: .utf8)
    #expect(text.hasPrefix("# Before\n\n✗ **FAIL**: "), "\(text.prefix(100))")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 2 + 41)
    // GitHub drops a summary of a mebibyte: what is left of it bounds this one's part.
    let full = String(repeating: "x", count: (1 << 20) - 5000)
    try full.write(to: summary, atomically: true, encoding: .utf8)
    #expect(try Tool.run(report, environment: environment).status == 0)
    let size = try Data(contentsOf: summary).count
    #expect(full.utf8.count + 1000...(1 << 20) - 2 ~= size)
  }
}
