import Testing
@testable import Reporting

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
