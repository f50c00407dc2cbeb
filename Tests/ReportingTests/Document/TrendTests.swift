import Foundation
import MatrixResults
import TestSupport
import Testing

@testable import Reporting

/// Twelve nights: a strategy regresses in the sixth and is mended in the tenth, in one rule; the last
/// three are slow.
private let nights = RunTrends(
  runs: (0..<12).map { night in
    .init(
      name: "night-\(night + 3)", date: "2026-11-\(night + 10)T03:23:00Z", commit: "c\(night)",
      verdict: "PASS", applicable: 1_000, wallSeconds: night < 9 ? 100 : 150,
      peakRSSBytes: night == 4 ? nil : 200_000_000)
  },
  strategies: [
    .init(
      id: "raw-height",
      counts: (0..<12).map { night in
        let failing = night < 5 || night > 8 ? 100 : 350
        return .init(exact: 1_000 - failing, failing: failing, hidden: failing, gap: 0)
      }),
    .init(
      id: "covered-area",
      counts: (0..<12).map { _ in .init(exact: 1_000, failing: 0, hidden: 0, gap: 0) }),
  ],
  rules: [
    .init(
      key: "1", strategy: "raw-height", condition: "window:full", words: "full <b>windows</b>",
      firstSeen: "first", scenarios: Array(repeating: 100, count: 12)),
    .init(
      key: "2", strategy: "raw-height", condition: "device:ipad*", words: "iPad",
      firstSeen: "night-8",
      scenarios: (0..<12).map { $0 == 2 ? nil : (5...8).contains($0) ? 250 : 0 }),
  ])

@Suite struct TrendTests {
  private func tables(_ trends: RunTrends) -> [String: [[String]]] {
    let blocks = ReportFigures.trendBlocks(trends) ?? []
    return Dictionary(
      uniqueKeysWithValues: blocks.compactMap {
        guard case .table(let table) = $0 else { return nil }
        return (table.id, table.rows.map { $0.map(\.plain) })
      })
  }

  @Test func `Bars go from nothing to the most, and leave a run without a value out`() {
    #expect(TrendBars.text([0, 50, 100]) == "▁▅█")
    #expect(TrendBars.text([1, nil, 1_000]) == "▂·█")
    #expect(TrendBars.text([0, 0]) == "▁▁")
    #expect(TrendBars.text([]) == "")
    // A year: the last bar is the last night.
    let year = (0..<365).map { $0 == 364 ? 7 : 0 as Double? }
    #expect(TrendBars.text(year).count <= TrendBars.most && TrendBars.text(year).hasSuffix("▁█"))
  }

  @Test func `Tables have what changed, since when and until when`() throws {
    let tables = tables(nights)
    #expect(
      tables["strategy-trend-table"] == [["raw-height", "▃▃▃▃▃████▃▃▃", "100", "100"]])
    #expect(
      tables["rule-trend-table"] == [
        [
          "raw-height", "iPad", "▁▁·▁▁████▁▁▁", "0", "night-8", "night-12",
        ]
      ])
    let runs = try #require(tables["run-trend-table"])
    #expect(runs.map { $0[0] } == ["scenarios", "wall time", "peak memory"])
    #expect(runs[1][2...] == ["100 s", "150 s"] && runs[2][1] == "████·███████")
  }

  @Test func `One run is no trend, and one slow night no alert`() {
    #expect(ReportFigures.trendBlocks(nil) == nil)
    let one = RunTrends(runs: Array(nights.runs.prefix(1)), strategies: [], rules: [])
    #expect(ReportFigures.trendBlocks(one) == nil)
    #expect(nights.alerts.map(\.name) == ["wall time"])
    let before = RunTrends(runs: Array(nights.runs.prefix(10)), strategies: [], rules: [])
    #expect(before.alerts == [])
  }

  @Test func `The page and Markdown have the section only with a history`() throws {
    var report = try TinyMatrix.report()
    #expect(!MarkdownReporter.render(report).contains("Night by night"))
    #expect(!HTMLReporter.render(report).contains("id=\"trends\""))
    report.trends = nights
    let markdown = MarkdownReporter.render(report)
    #expect(markdown.contains("## Night by night"))
    #expect(markdown.contains("**Wall time grew**: in each of the last three"))
    let page = HTMLReporter.render(report)
    #expect(markupTrouble(page) == nil)
    #expect(!page.contains("<b>windows"))
    // For the tests with a browser.
    let folder = Repository.root.appending(path: ".build/pages")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try page.write(to: folder.appending(path: "trends.html"), atomically: true, encoding: .utf8)
  }
}
