import MatrixEngine
import MatrixResults
import Testing
import TextFormats
@testable import Reporting

@Test func `Rules of the gate weigh more than all others`() throws {
  let findings = try hostileReport().weightiestFindings
  #expect(findings.allSatisfy { $0.severity == .error && $0.strategy == hostile })
  let gains = findings.map(\.rule.newlyExplained)
  #expect(gains == gains.sorted(by: >) && gains.count > 1)
  #expect(Set(findings.map(\.rule.key)).count == findings.count)
}
