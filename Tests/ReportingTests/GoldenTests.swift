import DeviceProfiles
import MatrixEngine
import MatrixResults
import TestSupport
import Testing

@testable import Reporting

@Test func `Markdown looks as recorded`() throws {
  try expectGolden(MarkdownReporter.render(TinyMatrix.report()), "reports/tiny.md")
}

@Test func `HTML looks as recorded`() throws {
  try expectPage(HTMLReporter.render(TinyMatrix.report()), "tiny")
}

@Test func `JSON looks as recorded`() throws {
  try expectGolden(JSONReporter.render(TinyMatrix.report()), "reports/tiny.json")
}

/// The formats that other tools read, with the endings of their goldens.
///
/// `scripts/test-reporters` gives the same goldens to the other tools.
private let formats: [(reporter: any Reporter.Type, ending: String)] = [
  (CSVReporter.self, "csv"), (JUnitReporter.self, "junit.xml"), (SARIFReporter.self, "sarif"),
  (GitHubReporter.self, "github.txt"), (GitLabReporter.self, "gitlab.json"),
]

@Test(arguments: formats.map(\.ending))
func `What other tools read looks as recorded`(ending: String) throws {
  let reporter = try #require(formats.first { $0.ending == ending }).reporter
  try expectGolden(reporter.render(TinyMatrix.report()), "reports/tiny.\(ending)")
  try expectGolden(reporter.render(hostileReport()), "reports/hostile.\(ending)")
}

@Test func `Test cases of a run without a verdict look as recorded`() throws {
  var plan = TinyMatrix.plan
  plan.runs = [.init(name: "nothing", query: "device:ipad-edge keyboard:split")]
  let empty = try TinyMatrix.report(TinyMatrix.profiles, plan, TinyMatrix.strategies)
  try expectGolden(JUnitReporter.render(empty), "reports/empty.junit.xml")
  let matrix = try Matrix(
    MatrixModel(TinyMatrix.profiles, TinyMatrix.plan), strategies: TinyMatrix.strategies)
  var options = Matrix.Options()
  options.shard = Shard("1/2")
  let part = try matrix.run(options).result
  try expectGolden(
    JUnitReporter.render(Report(part, examples: [], rules: part.failureRules())),
    "reports/part.junit.xml")
}

@Test func `Lines of scenarios look as recorded`() throws {
  func lines(_ report: Report, _ extent: ReportExtent) -> String {
    var text = ""
    NDJSONReporter.write(report, extent) { text += $0 }
    return text
  }
  try expectGolden(
    lines(TinyMatrix.report(), ReportExtent(limit: 40)), "reports/tiny.ndjson")
  try expectGolden(
    lines(hostileReport(), ReportExtent(isEverything: true, limit: 12)), "reports/hostile.ndjson")
}

@Test func `The job summary looks as recorded`() throws {
  try expectGolden(MarkdownSummaryReporter.render(TinyMatrix.report()), "reports/tiny.github.md")
}

@Test func `Explanations look as recorded`() throws {
  let report = try TinyMatrix.report()
  let texts = report.examples.flatMap(\.self).map { ExplanationText.render($0.explanation) }
  try expectGolden(texts.joined(separator: "\n\n"), "reports/explain.txt")
}
