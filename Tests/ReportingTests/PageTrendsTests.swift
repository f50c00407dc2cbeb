import Foundation
import MatrixResults
import Testing
import TextFormats

@testable import Reporting

@Suite struct PageTrendsTests {
  /// Trends of two runs in which some rules changed, and some did not.
  private static func trends(changed: Int, still: Int, runs: Int = 2) -> RunTrends {
    func rule(_ number: Int, _ scenarios: [Int]) -> RunTrends.Rule {
      RunTrends.Rule(
        key: "2", strategy: "a", condition: "", words: "rule \(number)", firstSeen: "first",
        scenarios: scenarios)
    }
    return RunTrends(
      runs: (1...runs).map {
        RunTrends.Run(
          name: "\($0)", date: "2026-11-24T03:23:00Z", commit: "", verdict: "FAIL", applicable: 9,
          wallSeconds: nil, peakRSSBytes: nil)
      }, strategies: [],
      rules: (0..<still).map { rule($0, [7, 7]) } + (0..<changed).map { rule($0, [0, $0 + 1]) })
  }

  @Test(arguments: [(120, 60, 100), (3, 70, 53), (0, 2, 2)])
  func `A page has the rules for which its tables have rows, and says how many there are`(
    changed: Int, still: Int, shown: Int
  ) throws {
    let json = try #require(PageTrends.json(Self.trends(changed: changed, still: still)))
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.text(.filled).utf8)) as? [String: Any])
    #expect((object["rules"] as? [Any])?.count == shown)
    #expect(object["changedRules"] as? Int == changed)
    #expect(object["stillRules"] as? Int == still)
  }

  @Test func `One run has no trend`() {
    let one = RunTrends(
      runs: Array(Self.trends(changed: 0, still: 0).runs.prefix(1)), strategies: [], rules: [])
    #expect(PageTrends.json(one) == nil)
  }
}
