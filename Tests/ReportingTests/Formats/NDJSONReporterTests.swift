import Foundation
import MatrixEngine
import MatrixResults
import Testing
@testable import Reporting

@Test(arguments: [
  ([0, 10, 3], 100, [0, 10, 3]), ([0, 10, 3], 9, [0, 6, 3]), ([5, 5, 5], 7, [2, 2, 3]),
  ([9, 1], 0, [0, 0]), ([], 4, []), ([Int.max / 2, 1], 3, [2, 1]),
])
func `Room is shared evenly`(totals: [Int], limit: Int, shares: [Int]) {
  #expect(NDJSONReporter.fairShares(of: totals, limit: limit) == shares)
}

@Test func `Every scenario has its line where all are asked for`() throws {
  let report = try TinyMatrix.report()
  var pieces: [String] = []
  NDJSONReporter.write(report, ReportExtent(isEverything: true, limit: nil)) { pieces.append($0) }
  #expect(pieces.count > 10)
  let text = pieces.joined()
  func occurrences(_ part: String) -> Int { text.components(separatedBy: part).count - 1 }
  #expect(occurrences("\n") == report.result.counts.applicable * 3 + 1)
  for (outcome, count) in [
    ("exact", \StrategyCounts.exact), ("failing", \.failing), ("ambiguous", \.ambiguous),
    ("notAvailable", \.notAvailable),
  ] {
    let expected = report.result.strategies.reduce(0) {
      $0 + report.result.counts(of: $1)[0][keyPath: count]
    }
    #expect(occurrences("\"outcome\":\"\(outcome)\"") == expected)
  }
  #expect(pieces.last?.contains("\"leftOut\":0,\"strategies\"") == true)
}
