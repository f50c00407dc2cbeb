import DeviceProfiles
@testable import MatrixResults
import Testing

@Suite struct ChangeUseTests {
  private let exact = HandmadeResult.exact
  private let gap = HandmadeResult.failing(.gap)

  /// A result with an outcome for each device, the same in every script.
  private func result(_ outcomes: KeyValuePairs<String, Outcome>) -> RunResult {
    var result = HandmadeResult(devices: outcomes.map(\.key), outcomes: [:])
    for (device, outcome) in outcomes {
      for script in ["s1", "s2", "s3"] { result.outcomes["\(device)/\(script)"] = outcome }
    }
    return result.result
  }

  private func shares(_ old: RunResult, _ new: RunResult) throws -> [OutcomeChange.Kind: Double] {
    let usage = UsageModel(
      .init("device", .init("a", 60), .init("b", 30), .init("c", 10)))
    let changes = try #require(ResultChanges(from: old, to: new, rules: []))
    let rules = changes.changeRules()
    let shares = changes.useShares(of: rules, usage)
    #expect(shares.map(\.count) == rules.map(\.rules.count))
    return Dictionary(
      zip(rules.flatMap(\.rules), shares.flatMap(\.self)).map { ($0.change.kind, $1) },
      uniquingKeysWith: +)
  }

  @Test func `What many use weighs more`() throws {
    let before = result(["a": exact, "b": gap, "c": exact])
    let now = result(["a": gap, "b": exact, "c": exact])
    let shares = try shares(before, now)
    #expect(abs((shares[.newlyFailing] ?? 0) - 0.6) < 1e-9)
    #expect(abs((shares[.fixed] ?? 0) - 0.3) < 1e-9)
  }

  @Test func `What went had its share before, and what came has one now`() throws {
    let before = result(["a": exact, "b": exact])
    let now = result(["b": exact, "c": gap])
    let shares = try shares(before, now)
    // Of a and b, a has two thirds; of b and c, c has a quarter.
    #expect(abs((shares[.onlyBefore] ?? 0) - 2 / 3) < 1e-9)
    #expect(abs((shares[.failingNow] ?? 0) - 1 / 4) < 1e-9)
  }
}
