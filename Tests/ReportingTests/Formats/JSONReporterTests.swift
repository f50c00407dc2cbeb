import Foundation
import MatrixResults
import Testing

@testable import Reporting

/// The parts of the JSON whose sums must agree.
private struct Run: Decodable {
  struct Counts: Decodable {
    let nominal: Int
    let excluded: [String: Int]
    let notRun: Int
    let applicable: Int
    let ambiguous: Int
  }

  struct Cell: Decodable {
    let exact: Int
    let failing: Int
    let ambiguous: Int
    let notAvailable: Int
  }

  struct Strategy: Decodable {
    let id: String
    let exact: Int
    let failing: Int
    let ambiguous: Int
    let notAvailable: Int
    let by: [String: [String: Cell]]
  }

  struct Parameter: Decodable {
    let name: String
    let levels: [String]
  }

  struct Model: Decodable {
    let parameters: [Parameter]
    let constraints: [String]
  }

  let model: Model
  let counts: Counts
  let provenance: [String: Int]
  let strategies: [Strategy]
}

@Test func `The counts of the JSON add up`() throws {
  let json = JSONReporter.render(try TinyMatrix.report())
  let run = try JSONDecoder().decode(Run.self, from: Data(json.utf8))
  let counts = run.counts
  #expect(counts.nominal == run.model.parameters.map(\.levels.count).reduce(1, *))
  #expect(
    counts.excluded.values.reduce(0, +) + counts.notRun + counts.applicable == counts.nominal)
  #expect(Set(counts.excluded.keys) == Set(run.model.constraints))
  #expect(counts.ambiguous > 0 && counts.notRun > 0)
  #expect(run.provenance.values.reduce(0, +) == counts.applicable)
  for strategy in run.strategies {
    #expect(
      strategy.exact + strategy.failing + strategy.ambiguous + strategy.notAvailable
        == counts.applicable)
    #expect(strategy.ambiguous == counts.ambiguous)
    #expect(Set(strategy.by.keys) == ["keyboard", "orientation", "script", "window", "device"])
    for levels in strategy.by.values {
      #expect(levels.values.reduce(0) { $0 + $1.exact } == strategy.exact)
      #expect(levels.values.reduce(0) { $0 + $1.failing } == strategy.failing)
      #expect(levels.values.reduce(0) { $0 + $1.ambiguous } == strategy.ambiguous)
      #expect(levels.values.reduce(0) { $0 + $1.notAvailable } == strategy.notAvailable)
    }
  }
}

@Test func `Rules have the keys by which code scanning knows them`() throws {
  struct Run: Decodable {
    struct Rule: Decodable {
      let key: String
      let since: String?
    }
    struct Strategy: Decodable { let rules: [Rule] }
    let version: String
    let strategies: [Strategy]
  }
  var report = try TinyMatrix.report()
  func rules() throws -> [Run.Rule] {
    let json = Data(JSONReporter.render(report).utf8)
    return try JSONDecoder().decode(Run.self, from: json).strategies.flatMap(\.rules)
  }
  #expect(try rules().map(\.key) == report.findings.map(\.rule.key))
  #expect(Set(try rules().map(\.key)).count == report.findings.count)
  #expect(try rules().allSatisfy { $0.since == nil })
  // Beside itself nothing is new.
  report.comparison = ReportComparison(from: report.result, to: report.result, rules: report.rules)
  #expect(try rules().allSatisfy { $0.since == "unchanged" } && !rules().isEmpty)
}
