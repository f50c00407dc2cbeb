import Foundation
import InsetCore
import ProfileTools
import TestSupport
import Testing

/// Geometry that other projects assert in their own tests.
@Suite struct PublicVectorsTests {
  private static func vectors() throws -> RecordedVectors {
    RecordedVectors(
      Array(try Repository.text("Tests/Fixtures/facts/public-vectors.jsonl").utf8))
  }

  private static func differing(_ report: ReplayReport) -> [String] {
    report.rows.filter { !$0.agrees }.map { "\($0.vector.id): \($0.why)" }
  }

  @Test(arguments: [
    (RecordedVector.Kind.inset, 60), (.mode, 9), (.sequence, 5),
  ])
  func `The oracle agrees with everything that other projects assert`(
    kind: RecordedVector.Kind, count: Int
  ) throws {
    var file = try Self.vectors()
    #expect(file.notReplayable == 0)
    #expect(file.refused.count == 0)
    file.vectors.removeAll { $0.kind != kind }
    #expect(file.vectors.count == count)
    #expect(Self.differing(ReplayReport(file)) == [])
  }

  @Test func `The project's own strategy agrees wherever an inset is asserted`() throws {
    let report = ReplayReport(try Self.vectors(), to: AnyInsetStrategy(CoveredArea.self))
    #expect(report.rows.count == 65)
    #expect(report.skipped == 9)
    #expect(Self.differing(report) == [])
  }
}
