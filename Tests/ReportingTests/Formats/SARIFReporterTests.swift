import Testing
@testable import Reporting

@Test func `Code scanning gets as many results as it keeps`() throws {
  let findings = try TinyMatrix.report().findings
  let text = SARIFReporter.text(of: findings, plan: "/a b/m.yaml", limit: 3)
  #expect(text.matches(of: /"ruleIndex"/).count == 3)
  #expect(text.contains("{ \"rulesLeftOut\": \(findings.count - 3) }"))
  #expect(text.contains("\"uri\": \"file:///a%20b/m.yaml\""))
}
