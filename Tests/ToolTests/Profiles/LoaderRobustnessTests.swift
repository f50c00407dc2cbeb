import Foundation
import TestSupport
import Testing

/// The loader in a process of its own, against thousands of files that were made to do harm.
@Suite struct LoaderRobustnessTests {
  /// How many inputs: more than 10,000 in the release builds of `make test`.
  #if DEBUG
    private static let count = 400
  #else
    private static let count = 12_000
  #endif

  /// The process itself ends with a fault when an input takes more than two seconds.
  @Test func `Mutated files never crash, hang or fill the memory`() throws {
    let outcome = try Tool.run(["2026", "\(Self.count)"], program: "LoaderRobustness")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Int])
    #expect(report["inputs", default: 0] >= Self.count)
    #expect(report["refused", default: 0] > Self.count / 4)
    #expect(report["read", default: 0] > 0)
    #expect(report["peakMiB", default: .max] <= 256)
  }
}
