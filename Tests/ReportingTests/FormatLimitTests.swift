import DeviceProfiles
import Foundation
import MatrixEngine
import TestSupport
import Testing
import TextFormats

@testable import Reporting

@Test func `A test runner gets as many cases as it takes, failed ones first`() throws {
  let report = try TinyMatrix.report()
  let all = TestCases(report, limit: JUnitReporter.limit)
  #expect(all.leftOut == 0 && all.failures == report.findings.count)
  // Two devices with three keyboards and one with four.
  #expect(all.suites[0].passed.count == 10)
  for limit in [0, 5, all.failures, all.failures + 3, all.count, all.count + 1] {
    let cases = TestCases(report, limit: limit)
    #expect(cases.count == min(limit, all.count))
    #expect(cases.count + cases.leftOut == all.count)
    #expect(cases.failures == min(limit, all.failures))
  }
}

@Test func `A strategy of the gate that nothing judged fails`() throws {
  var plan = TinyMatrix.plan
  plan.runs = [.init(name: "nothing", query: "device:ipad-edge keyboard:split")]
  let report = try TinyMatrix.report(TinyMatrix.profiles, plan, TinyMatrix.subjects)
  let cases = TestCases(report, limit: 10)
  #expect(cases.suites.map(\.failures) == [1, 0, 0])
  // One more says that the matrix is empty.
  #expect(cases.count == 2 && cases.errors == 1)
  #expect(JUnitReporter.render(report).contains("message=\"covered-area: judged in no scenario\""))
  #expect(CTRFReporter.render(report).contains("\"name\": \"judged in no scenario\""))
}

@Test func `A step has at most ten annotations, and the last counts the rest`() throws {
  let findings = try TinyMatrix.report().weightiestFindings
  for count in [0, 1, 10, 11, 30] {
    let lines = GitHubReporter.text(of: Array(findings.prefix(count)), plan: "m.yaml")
      .split(separator: "\n")
    #expect(lines.count == min(count, 10))
    #expect(lines.allSatisfy { $0.hasPrefix("::warning file=m.yaml,line=1,title=") })
    let last = lines.last.map(String.init) ?? ""
    #expect(last.contains("more failure rules") == (count > 10))
    if count > 10 { #expect(last.contains("::\(count - 9) more failure rules")) }
  }
}

@Test func `Rules of the gate weigh more than all others`() throws {
  let findings = try hostileReport().weightiestFindings
  #expect(findings.allSatisfy { $0.severity == .error && $0.strategy == hostile })
  let gains = findings.map(\.rule.newlyExplained)
  #expect(gains == gains.sorted(by: >) && gains.count > 1)
  #expect(Set(findings.map(\.fingerprint)).count == findings.count)
}

@Test func `Code scanning gets as many results as it keeps`() throws {
  let findings = try TinyMatrix.report().findings
  let text = SARIFReporter.text(of: findings, plan: "/a b/m.yaml", limit: 3)
  #expect(text.matches(of: /"ruleIndex"/).count == 3)
  #expect(text.contains("{ \"rulesLeftOut\": \(findings.count - 3) }"))
  #expect(text.contains("\"uri\": \"file:///a%20b/m.yaml\""))
}

@Test(arguments: [
  ([0, 10, 3], 100, [0, 10, 3]), ([0, 10, 3], 9, [0, 6, 3]), ([5, 5, 5], 7, [2, 2, 3]),
  ([9, 1], 0, [0, 0]), ([], 4, []), ([Int.max / 2, 1], 3, [2, 1]),
])
func `Room is shared evenly`(totals: [Int], limit: Int, shares: [Int]) {
  #expect(NDJSONReporter.fairShares(of: totals, limit: limit) == shares)
}

@Test func `Every scenario has its line where all are asked for`() throws {
  let report = try TinyMatrix.report()
  var pieces = 0
  var lines: [Substring] = []
  NDJSONReporter.write(report, ReportExtent(isEverything: true, limit: nil)) {
    pieces += 1
    lines += $0.split(separator: "\n")
  }
  #expect(pieces > 10)
  #expect(lines.count == report.result.counts.applicable * 3 + 1)
  for (outcome, count) in [
    ("exact", \StrategyCounts.exact), ("failing", \.failing), ("misreported", \.misreported),
  ] {
    let expected = report.result.strategies.reduce(0) {
      $0 + report.result.counts(of: $1)[0][keyPath: count]
    }
    #expect(lines.count { $0.contains("\"outcome\":\"\(outcome)\"") } == expected)
  }
  #expect(lines.last?.contains("\"leftOut\":0,\"strategies\"") == true)
}

@Test(arguments: [
  ("plain", "plain"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("a\nb", "\"a\nb\""),
  ("=1+1", "'=1+1"), ("-x,", "\"'-x,\""), ("@a", "'@a"), ("", ""), ("\ta", "'\ta"),
])
func `A cell is quoted and never a formula`(text: String, field: String) {
  #expect(CSVReporter.field(text) == field)
}

@Test func `Markdown in a file has its drawings beside it`() throws {
  let report = try TinyMatrix.report()
  let files = MarkdownReporter.files(report, named: "night ly.md")
  let examples = report.examples.flatMap(\.self).count
  #expect(files.companions.count == examples && examples == 4)
  for (index, drawing) in files.companions.enumerated() {
    #expect(drawing.path == "night ly.drawings/\(index + 1).svg")
    #expect(files.text.contains("](night%20ly.drawings/\(index + 1).svg)\n"))
    #expect(markupTrouble(drawing.text) == nil && drawing.text.hasPrefix("<svg xmlns="))
  }
  // Without the links it is the text that goes to standard output.
  let lines = files.text.split(separator: "\n", omittingEmptySubsequences: false)
  let rest = lines.filter { !$0.hasPrefix("  - ![") }.joined(separator: "\n")
  #expect(rest == MarkdownReporter.render(report))
}
