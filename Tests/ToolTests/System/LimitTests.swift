import Foundation
import TestSupport
import Testing

/// Absurd numbers are errors, never crashes and never endless waits.
@Suite struct LimitTests {
  @Test(arguments: [
    "1/9223372036854775807", "1/4611686018427387904", "1/1000001", "2/1", "0/3", "1/0", "x/2",
  ])
  func `A part of too many parts, or of too few, is a wrong command line`(shard: String) throws {
    let outcome = try Tool.run(["run", "--where", ExitStatusTests.small, "--shard", shard])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("--shard is i/n with i from 1 to n, n at most 1000000, or auto"))
  }

  @Test func `The most parts are possible`() throws {
    let outcome = try Tool.run([
      "run", "--where", ExitStatusTests.small, "--shard", "1000000/1000000",
    ])
    #expect(outcome.status == 0)
  }
}
