import Foundation
import DeviceProfiles
import MatrixResults
import Testing
import TextFormats

@testable import Reporting

@Suite struct MarkdownReporterTests {
  @Test func `A report has no ragged table and no section without content`() throws {
    let markdown = MarkdownReporter.render(try TinyMatrix.report())
    #expect(raggedRows(markdown) == [])
    let sections = markdown.components(separatedBy: "\n## ").dropFirst()
    #expect(
      sections.map { $0.prefix { $0 != "\n" } } == [
        "What hurts", "Strategies", "How sure is this?",
      ])
    for section in sections { #expect(section.split(separator: "\n").count > 1) }
    let columns = markdown.split(separator: "\n").filter { $0.hasPrefix("|") }
      .map { $0.count { $0 == "|" } - 1 }
    #expect((columns.max() ?? 0) <= 8)
  }

  @Test func `What hurts are the gate's failing strategies, then those that hide most`() throws {
    var plan = TinyMatrix.plan
    plan.gate = MatrixPlan.Gate(exact: ["raw-height"])
    let report = try TinyMatrix.report(TinyMatrix.profiles, plan, TinyMatrix.strategies)
    let harms = MarkdownHarm.all(in: report, limit: 5)
    #expect(harms.first?.name.contains("Raw height") ?? false, "\(harms.map(\.name))")
    #expect(!harms.contains { $0.name.contains("CoveredArea") })
    for harm in harms {
      #expect(harm.words.hasPrefix("hides content in "))
      #expect((1...2).contains(harm.causes.count))
      #expect(harm.causes.allSatisfy { $0.contains(": `insetmatrix explain ") })
    }
    #expect(MarkdownHarm.all(in: report, limit: 1).count == 1)
  }

  @Test func `Each strategy that was judged is in one tier`() throws {
    let report = try TinyMatrix.report()
    let tiers = StrategyTiers(report.figures).tiers
    let judged = report.figures.strategies.filter { $0.total.judged > 0 }
    let names = tiers.flatMap { $0.rows.map(\.name) }
    #expect(names.sorted() == judged.map(\.result.name).sorted())
    for row in tiers.flatMap(\.rows) {
      #expect(abs(row.right + row.gap + row.hidden + row.otherwise - 1) < 1e-9)
    }
    #expect(MarkdownReporter.render(report).contains("**Right for nearly all**"))
  }
}
