import InsetOracle
import MatrixResults
import Testing

@Suite struct FailureSignatureTests {
  @Test func `The bottom names a signature before other edges, and these before indicators`() {
    var verdict = Verdict()
    #expect(FailureSignature(verdict) == nil)
    verdict.firstWrongStep = 2
    verdict.flags.insert(.indicator)
    #expect(FailureSignature(verdict) == FailureSignature(.indicators, step: 2))
    verdict.flags.insert(.edge)
    #expect(FailureSignature(verdict) == FailureSignature(.otherEdges, step: 2))
    verdict.bottom = .gap
    #expect(FailureSignature(verdict) == FailureSignature(.gap, step: 2))
  }
}
