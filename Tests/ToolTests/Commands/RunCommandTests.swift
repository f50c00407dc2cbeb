import Foundation
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
