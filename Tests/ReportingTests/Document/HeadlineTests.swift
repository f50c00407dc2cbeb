import Foundation
import DeviceProfiles
import InsetCore
import MatrixEngine
import MatrixResults
import ScenarioSpaces
import Testing
import TextFormats

@testable import Reporting

@Suite struct HeadlineTests {
  @Test func `Nobody reads a verdict without what it depends on`() throws {
    let report = try TinyMatrix.report()
    let conditions = report.figures.headline.conditions
    #expect(
      conditions.map(\.name) == ["Judged", "Assumed figures", "Judgement calls", "Single reports"])
    let html = HTMLReporter.render(report)
    let markdown = MarkdownReporter.render(report)
    for condition in conditions {
      #expect(html.contains("\(HTMLText.inline(condition.words)).</dd>"))
      #expect(
        markdown.contains("\n- \(condition.name): \(MarkdownText.inline(condition.words)).\n"))
      #expect(html.contains(HTMLText.text(condition.brief)))
    }
    // They are part of what is read first: above all tables.
    let verdict = try #require(html.range(of: "✓ PASS"))
    let table = try #require(html.range(of: "<table"))
    let single = try #require(conditions.last).brief
    let last = try #require(html.range(of: HTMLText.text(single)))
    #expect(verdict.upperBound < last.lowerBound && last.upperBound < table.lowerBound)
    #expect(markdown.contains("\n## How sure is this?\n"))
  }

  @Test func `The judged share counts what nobody can know, of all and of the newest iOS`() throws {
    let report = try TinyMatrix.report()
    let (counts, result) = (report.result.counts, report.result)
    #expect(counts.ambiguous > 0)
    let newest = try #require(
      report.figures.strategies[0].counts[.os].lastIndex { $0.judged + $0.ambiguous > 0 })
    let level = report.figures.strategies[0].counts[.os][newest]
    let words = report.figures.headline.conditions[0].words.plain
    #expect(
      words.hasPrefix(
        "\(Numbers.percent(counts.applicable - counts.ambiguous, of: counts.applicable)) of "))
    #expect(
      words.contains(
        "\(Numbers.percent(level.judged, of: level.judged + level.ambiguous + level.notAvailable)) on"
          + " iOS \(result.space.parameters[MatrixParameter.os.rawValue].levels[newest]);"))
  }

  @Test func `Assumed figures, policies and single reports say what they decide`() throws {
    let result = try TinyMatrix.report().result
    let changes = [
      VerdictChanges(name: "bars −8", scenarios: 2_000_000, changed: [7]),
      VerdictChanges(name: "bars +8", scenarios: 2_000_000, changed: [1200]),
    ]
    let hinges = [
      VerdictChanges(name: "silent-focus", scenarios: 90, changed: [5]),
      VerdictChanges(name: "bar-twice", scenarios: 90, changed: [0]),
    ]
    func words(_ dependence: Dependence?) -> [String] {
      Headline(result, gate: result.judgement(by: GateCriteria()), dependence: dependence)
        .conditions.map(\.words.plain)
    }
    let all = words(
      Dependence(strategies: ["covered-area"], os: "26", figures: changes, behaviors: hinges))
    #expect(
      all[1].hasSuffix(
        "moved by 8 pt on iOS 26, they change 1,200 verdicts of CoveredArea in 2 million scenarios")
    )
    #expect(
      all[3] == "Results of CoveredArea depend on 1 of 2 single reports: "
        + "5 on “Focus moves without a notification”")
    let gated = result.policyCounts(of: result.strategies[0])
    let flips = gated.map { $0.failing + $0.exact }.max() ?? 0
    #expect(flips > 0)
    let judged = result.counts(of: result.strategies[0])[0].judged
    #expect(
      all[2].hasPrefix(
        "Up to \(Numbers.percent(flips, of: judged)) of the results of CoveredArea change"))
    // Where nobody asked, nothing is said to hold.
    let unasked = words(nil)
    #expect(unasked.count == 3)
    #expect(unasked[1].hasSuffix("they decide is computed only in a whole run with a gate"))
  }

  @Test func `An empty run has no conditions`() throws {
    var plan = TinyMatrix.plan
    plan.runs = [.init(name: "nothing", query: "device:ipad-edge keyboard:split")]
    let report = try TinyMatrix.report(TinyMatrix.profiles, plan, TinyMatrix.strategies)
    #expect(report.figures.headline.conditions == [])
  }

  @Test func `Where a run comes from is shown where somebody said so, and nowhere else`() throws {
    var report = try TinyMatrix.report()
    #expect(report.context.words == nil)
    let plain = Reporters.all.map { $0.render(report) }
    report.context = RunContext(
      command: report.result.request.command(
        known: TinyMatrix.strategies.map(\.id), gate: TinyMatrix.plan.gate),
      commit: "<b>7f3a`", date: "2026-11-25", link: "https://example.com/a\"b")
    let html = HTMLReporter.render(report)
    #expect(
      html.contains(
        "<p>Run: commit <code><bdi>&lt;b&gt;7f3a`</bdi></code>, 2026-11-25, <a "
          + "href=\"https://example.com/a%22b\">more about this run</a>, "
          + "<code><bdi>insetmatrix run</bdi></code>.</p>"))
    #expect(MarkdownReporter.render(report).contains("\nRun: commit `` <b>7f3a` ``, 2026-11-25, ["))
    #expect(JSONReporter.render(report).contains(#""commit": "\u003cb\u003e7f3a`""#))
    report.context = RunContext()
    #expect(Reporters.all.map { $0.render(report) } == plain)
  }

  @Test func `The command asks for the same again`() throws {
    let model = MatrixModel(TinyMatrix.profiles, TinyMatrix.plan)
      .varied(ModelVariation(without: [.staleGuides]))
    let matrix = try Matrix(
      model, strategies: TinyMatrix.strategies,
      where: Query("device:iphone-edge os>=17", in: model.space), gate: MatrixPlan.Gate.none)
    let request = matrix.request(Shard("2/3"))
    #expect(
      request.command(known: ["covered-area", "constraint"], gate: MatrixPlan.Gate(exact: ["a"]))
        == "insetmatrix run --where 'device:iphone-edge os>=17' --strategy covered-area "
        + "--strategy raw-height --strategy constraint --without stale-guides --gate none "
        + "--shard 2/3")
    // A gate of limits alone is not asked for with an option.
    #expect(
      !request.command(known: ["covered-area", "constraint"], gate: .none).contains("--gate"))
  }
}
