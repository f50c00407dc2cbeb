import Foundation
import HistoryFixtures
import MatrixResults
import TestSupport
import Testing

@Suite struct ReleaseTests {
  /// The newest heading, as `CHANGELOG.md` has it.
  private static func newest() throws -> String {
    let heading = try #require(
      try Repository.text("CHANGELOG.md").split(separator: "\n").first {
        $0.hasPrefix("## [") && !$0.hasPrefix("## [Unreleased]")
      })
    return String(heading.dropFirst(4).prefix { $0 != "]" })
  }

  @Test func `Changelog, tool, JSON, schema and history have one version`() throws {
    let version = try Self.newest()
    #expect(try Tool.run(["--version"]).output == version + "\n")
    let history = try TinyHistory([TinyResult(failing: [])])
    #expect(try history.runs().map { $0["version"] as? String } == [version])
    let schema = try Tool.run(["profiles", "schema"]).output
    #expect(schema.contains("\"$comment\": \"insetmatrix \(version)\""))
    let run = try Tool.run([
      "run", "--strategy", "covered-area", "--reporter", "json", "--where",
      "device:iphone-8 os:12.5 locale:en-US keyboard:docked bars:nav script:show base:base0",
    ])
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(json?["version"] as? String == version)
  }

  @Test func `A result of another format is refused with the version that wrote it`() throws {
    let history = try TinyHistory()
    var bytes = try history.write(TinyResult(failing: []), "now.imx")
    // The format is the number after the four letters.
    #expect(bytes[4] == UInt8(ResultFile.version))
    bytes[4] = 100
    try Data(bytes).write(to: history.scratch.folder.appending(path: "later.imx"))
    let later = try history.tool(["diff", "later.imx", "now.imx"])
    #expect(later.status == 3)
    #expect(
      later.errors.contains("its format is version 100, of insetmatrix \(try Self.newest())"))
  }
}
