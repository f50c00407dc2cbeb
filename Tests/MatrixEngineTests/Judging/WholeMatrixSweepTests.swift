import Foundation
import InsetOracle
import MatrixFixtures
import Testing

@testable import MatrixEngine

/// The oracle's rule against the pixel sweep, for every truth of the nightly.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["INSETMATRIX_WHOLE_MATRIX"] != nil))
struct WholeMatrixSweepTests {
  @Test func `The sweep confirms the rule on every truth of the nightly`() throws {
    let sweep = TruthSweep()
    let difference = try sweep.firstDifference(in: Matrix(Shipped.model(), strategies: []))
    #expect(difference == nil)
    #expect(sweep.truths > 100_000)
  }
}
