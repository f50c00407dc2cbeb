import Foundation
import TestSupport
import Testing

@Suite struct CommandTests {
  @Test func `Every output has the same bytes on 1, 2, 4 and 7 threads`() throws {
    let scratch = try Scratch()
    func outputs(threads: Int) throws -> [Data] {
      let paths = ["report.md", "report.html", "report.json", "result.imx"].map {
        scratch.folder.appending(path: "\(threads)/\($0)")
      }
      let outcome = try Tool.run([
        "run", "--where", "device:iphone-8,ipad-air-2 locale:en-US adjustment:automatic",
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

  @Test func `An explanation shows the arithmetic`() throws {
    let id =
      "iphone-x/12.5/portrait/full/en-US/docked+prediction/none/nav+tab/fill/automatic/"
      + "base0/show-hide"
    let outcome = try Tool.run(["explain", id, "--strategy", "s0a-height-minus-bar"])
    #expect(outcome.status == 0)
    // 34 pt home indicator, 49 pt tab bar, the rest of a 335 pt keyboard.
    #expect(outcome.output.contains("34 + 49 + 252 = 335"), "\(outcome.output)")
  }

  @Test func `A scenario that a constraint excludes is named with the constraint`() throws {
    let id = "iphone-x/6.1/portrait/full/en-US/docked/none/none/fill/automatic/base0/show"
    let outcome = try Tool.run(["explain", id])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("os-on-device excludes it"))
  }

  @Test(arguments: [
    ("devices", "iphone-15-pro"), ("locales", "ja-JP-kana"), ("strategies", "covered-area"),
    ("scripts", "show-rotate-hide"), ("parameters", "adjustment"), ("reporters", "markdown"),
  ])
  func `Lists name what there is`(strategy: String, word: String) throws {
    let outcome = try Tool.run(["list", strategy])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(word))
  }
}
