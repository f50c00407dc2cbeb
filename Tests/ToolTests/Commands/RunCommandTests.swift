import Foundation
import InsetCore
import MatrixResults
import Testing

@Suite struct RunCommandTests {
  @Test func `Every output has the same bytes on 1, 2, 4 and 7 threads`() throws {
    let scratch = try Scratch()
    func outputs(threads: Int) throws -> [Data] {
      let paths = ["report.md", "report.html", "report.json", "result.imx"].map {
        scratch.folder.appending(path: "\(threads)/\($0)")
      }
      let outcome = try Tool.run([
        "run", "--where", "device:iphone-8,ipad-air-2 os:12.5 locale:en-US adjustment:automatic",
        "--threads", "\(threads)", "--reporter", "markdown:\(paths[0].path)", "--reporter",
        "html:\(paths[1].path)", "--reporter", "json:\(paths[2].path)", "-o", paths[3].path,
      ])
      #expect(outcome.status == 0)
      return try paths.map { try Data(contentsOf: $0) }
    }
    let first = try outputs(threads: 1)
    #expect(first.allSatisfy { $0.count > 1000 })
    for threads in [2, 4, 7] {
      #expect(try outputs(threads: threads) == first, "\(threads) threads")
    }
  }

  @Test func `A run reuses a result of the same build`() throws {
    let scratch = try Scratch()
    let first = scratch.folder.appending(path: "first.imx")
    let second = scratch.folder.appending(path: "second.imx")
    let run = ["run", "--where", ExitStatusTests.small, "--gate", "none"]
    #expect(try Tool.run(run + ["-o", first.path]).status == 0)
    let reused = try Tool.run(run + ["-o", second.path, "--reuse", first.path])
    #expect(reused.status == 0)
    let message = try #require(
      reused.errors.firstMatch(of: /first.imx: reused ([\d,]+) of ([\d,]+) scenarios/))
    #expect(message.1 == message.2)
    #expect(try Data(contentsOf: second) == Data(contentsOf: first))
    let other = ResultFile.encode(
      try ResultFile.decode([UInt8](Data(contentsOf: first))), writer: Release.version + "+1")
    try Data(other).write(to: first)
    let judged = try Tool.run(run + ["-o", second.path, "--reuse", first.path])
    #expect(judged.status == 0)
    #expect(
      judged.errors.contains(
        "first.imx: reused nothing: it was judged by another build of the tool"))
    let missing = try Tool.run(run + ["-o", second.path, "--reuse", "nowhere.imx"])
    #expect(missing.status == 0)
    #expect(missing.errors.contains("nowhere.imx: reused nothing: there is no such file"))
    #expect(try Tool.run(run + ["--reuse", first.path, "--exhaustive"]).status == 2)
  }

  @Test func `What a run cost goes to its own file`() throws {
    let scratch = try Scratch()
    let path = scratch.folder.appending(path: "stats.json").path
    let outcome = try Tool.run(["run", "--where", ExitStatusTests.small, "--stats", path])
    #expect(outcome.status == 0)
    let stats =
      try JSONSerialization.jsonObject(
        with: Data(contentsOf: URL(filePath: path))) as? [String: Any]
    #expect((stats?["evaluations"] as? Int ?? 0) > 1000)
    #expect((stats?["peakRSSBytes"] as? Int ?? 0) > 1 << 20)
    #expect(stats?["threads"] as? Int != nil)
  }
}
