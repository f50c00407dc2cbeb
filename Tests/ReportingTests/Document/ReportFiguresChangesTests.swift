import DeviceProfiles
import Foundation
import InsetCore
import MatrixEngine
import MatrixResults
import TestSupport
import Testing
import TextFormats

@testable import Reporting

/// The keyboard's height under another name than it has now: right where nothing else is.
private struct EarlierRawHeight: InsetStrategy {
  static let id = RawHeight.id
  static let mechanism = AdjustmentMechanism.insets
  static let about = RawHeight.about
  var strategy = CoveredArea()

  mutating func receive(_ event: Event, _ view: inout ViewState) {
    strategy.receive(event, &view)
    // It minds no landscape, and nothing else.
    if view.environment.chain.window.width > view.environment.chain.window.height {
      view.contentInset.bottom += 7
    }
  }
}

/// The tiny matrix against one with a device less, another raw height, and no constraint.
private func changedReport() throws -> Report { try cache.get() }

private let cache = Result {
  var profiles = TinyMatrix.profiles
  profiles.devices.removeLast()
  let matrix = try Matrix(
    MatrixModel(profiles, TinyMatrix.plan),
    strategies: [AnyInsetStrategy(CoveredArea.self), AnyInsetStrategy(EarlierRawHeight.self)])
  var report = try TinyMatrix.report()
  report.comparison = ReportComparison(
    from: try matrix.run().result, to: report.result, rules: report.rules)
  return report
}

@Test func `What changed stands first and looks as recorded`() throws {
  let document = ReportDocument(try changedReport(), rules: 3)
  #expect(document.sections.map(\.id).contains("changes"))
  #expect(
    document.news.contains { $0.plain.hasPrefix("Since the earlier run scenarios newly fail: ") })
  let markdown = MarkdownReporter.render(try changedReport())
  #expect(raggedRows(markdown) == [])
  let titles = markdown.split(separator: "\n").filter { $0.hasPrefix("## ") }
  #expect(titles.first == "## What changed" && titles.contains("## What hurts"))
  try expectGolden(markdown, "reports/changed.md")
}

@Test func `The page of what changed looks as recorded`() throws {
  try expectPage(HTMLReporter.render(changedReport()), "changed")
}

@Test func `A comment says first what is new, and where it comes from`() throws {
  var report = try changedReport()
  report.context = RunContext(
    command: "insetmatrix run", commit: "0123456", date: "2026-11-25", link: "https://example.org/1"
  )
  let lines = MarkdownSummaryReporter.render(report).split(
    separator: "\n", omittingEmptySubsequences: false)
  // The last line ends, so that nothing follows it.
  #expect(lines.count - 1 <= MarkdownSummaryReporter.limit)
  let changes = try #require(report.comparison.changes)
  let new = try #require(changes.strategies.first { $0.newlyFailing > 0 })
  let name = try #require(report.result.strategies.first { $0.id == new.id }?.name)
  let first = try #require(lines.firstIndex { $0.hasPrefix("- \(name): ") })
  let judged = try #require(lines.firstIndex { $0.hasPrefix("- Judged: ") })
  #expect(first < judged)
  #expect(lines.contains { $0.hasPrefix("- device ipad-edge came: ") })
  #expect(lines.contains { $0.hasPrefix("- strategy constraint came") })
  #expect(lines[lines.count - 2].hasPrefix("Run: commit `0123456`, 2026-11-25, "))
}

@Test func `The shares of a comment's row are a whole`() throws {
  let rows = MarkdownSummaryReporter.render(try TinyMatrix.report()).split(separator: "\n")
    .filter { $0.hasPrefix("| ") && $0.contains(" %") }
  try #require(!rows.isEmpty)
  for row in rows {
    let shares = row.split(separator: "|").compactMap { cell -> Double? in
      cell.hasSuffix(" % ") ? Double(cell.dropFirst().dropLast(3)) : nil
    }
    #expect(shares.count == 6 && abs(shares.reduce(0, +) - 100) < 0.35, "\(row)")
  }
}

@Test func `What changed adds up in every format`() throws {
  let report = try changedReport()
  let changes = try #require(report.comparison.changes)
  // With the iPad come what only an iPad has.
  #expect(changes.levels.map(\.parameter) == ["device", "window", "keyboard", "script"])
  #expect(changes.levels[0].added == ["ipad-edge"] && changes.levels[0].removed == [])
  #expect(changes.addedStrategies == ["constraint"])
  let strategy = try #require(changes["raw-height"])
  let now = report.result.counts(of: report.result.strategies[1])[0]
  let both = strategy.newlyFailing + strategy.changed + strategy.stillFailing
  #expect(strategy.newlyFailing > 0 && strategy.changed > 0)
  #expect(both + strategy.onlyNow.failing == now.failing)
  #expect(strategy.fixed + strategy.stillExact + strategy.onlyNow.exact == now.exact)

  let json = try #require(
    JSONSerialization.jsonObject(with: Data(JSONReporter.render(report).utf8)) as? [String: Any])
  let section = try #require(json["changes"] as? [String: Any])
  let strategies = try #require(section["strategies"] as? [[String: Any]])
  #expect(strategies[1]["newlyFailing"] as? Int == strategy.newlyFailing)
  #expect((strategies[1]["newRules"] as? [Any])?.count == strategy.newRules.count)

  let sarif = SARIFReporter.render(report)
  let states = sarif.matches(of: /"baselineState": "([a-z]+)"/).map { String($0.output.1) }
  #expect(states.count == strategy.rules.count)
  #expect(states.count { $0 == "new" } == strategy.newRules.count)
}

@Test func `Without an earlier result nothing is said of changes`() throws {
  let report = try TinyMatrix.report()
  #expect(!JSONReporter.render(report).contains("\"changes\""))
  #expect(!SARIFReporter.render(report).contains("baselineState"))
  #expect(!ReportDocument(report, rules: 3).sections.contains { $0.id == "changes" })
  var same = report
  same.comparison = ReportComparison(from: report.result, to: report.result, rules: report.rules)
  #expect(MarkdownReporter.render(same).contains("Nothing changed since the earlier result."))
  same.comparison = .impossible("The two have nothing in common: nothing of it can be compared.")
  #expect(MarkdownReporter.render(same).contains("nothing of it can be compared"))
  #expect(JSONReporter.render(same).contains("\"changes\": null"))
}
