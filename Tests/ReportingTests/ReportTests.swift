import DeviceProfiles
import InsetMatrix
import MatrixEngine
import MatrixResults
import Testing
import TextFormats

@testable import Reporting

@Test func `Reports depend on the result alone`() throws {
  let one = try TinyMatrix.report()
  let other = try TinyMatrix.report(TinyMatrix.profiles, TinyMatrix.plan, TinyMatrix.strategies)
  for reporter in Reporters.all { #expect(reporter.render(one) == reporter.render(other)) }
  #expect(
    Reporters.all.map { $0.id } == [
      "html", "markdown", "markdown-summary", "json", "ndjson", "csv", "junit", "sarif",
      "github", "gitlab-codequality",
    ])
}

@Test func `A plan that is part of the tool is no file to point at`() throws {
  var report = try TinyMatrix.report()
  report.plan = nil
  for reporter in Reporters.all {
    #expect(!reporter.render(report).contains("devices/matrix.yaml"), "\(reporter.id)")
  }
  // Where a format needs a path it is that of the plan that users would write.
  for reporter in [SARIFReporter.self, GitLabReporter.self] as [any Reporter.Type] {
    #expect(reporter.render(report).contains("\"matrix.yaml\""), "\(reporter.id)")
  }
  for line in GitHubReporter.render(report).split(separator: "\n") {
    #expect(line.contains(" title=") && !line.contains("file="), "\(line)")
  }
}

@Test func `Every format says what OS behaviors a run leaves out`() throws {
  let model = MatrixModel(TinyMatrix.profiles, TinyMatrix.plan)
    .varied(ModelVariation(without: [.staleGuides]))
  let matrix = try Matrix(model, strategies: TinyMatrix.strategies)
  let report = Report(try matrix.run().result, of: matrix, plan: nil, isDrawn: true)
  for reporter in Reporters.all {
    #expect(reporter.render(report).contains("stale-guides"), "\(reporter.id)")
  }
  let usual = try TinyMatrix.report()
  for reporter in Reporters.all where reporter.id != "json" {
    #expect(!reporter.render(usual).contains("--without stale"), "\(reporter.id)")
  }
  #expect(MarkdownReporter.render(report).contains("**: without `stale-guides`, "))
}

@Test func `A verdict counts what the gate tolerates apart`() throws {
  var plan = TinyMatrix.plan
  plan.gate = MatrixPlan.Gate(exact: ["raw-height"], except: ["*"])
  let report = try TinyMatrix.report(TinyMatrix.profiles, plan, TinyMatrix.strategies)
  let total = report.figures.strategies[1].total
  #expect(total.failing > 0 && total.exact > 0)
  let share = Numbers.percent(total.failing, of: total.judged)
  #expect(
    MarkdownReporter.render(report).contains(
      "Raw height fails in \(Numbers.grouped(total.failing)) (\(share)) of "
        + "\(Numbers.grouped(total.judged)) judged scenarios, all of them known failures"))
}

@Test func `A verdict names what fails first`() throws {
  var plan = TinyMatrix.plan
  plan.gate = MatrixPlan.Gate(exact: TinyMatrix.strategies.map(\.id))
  let report = try TinyMatrix.report(TinyMatrix.profiles, plan, TinyMatrix.strategies)
  let words = report.figures.headline.reason.plain
  #expect(words.hasPrefix("Raw height fails in "), "\(words)")
  #expect(words.contains("CoveredArea kept every edge right in all"), "\(words)")
}

@Test func `Formats that list failures count what was not judged`() throws {
  let report = try TinyMatrix.report()
  let ambiguous = report.result.counts.ambiguous
  #expect(ambiguous > 0)
  let text = SARIFReporter.render(report)
  #expect(text.contains("\"ambiguous\": \(ambiguous)"))
  #expect(text.contains("\"notAvailable\": {"))
}
