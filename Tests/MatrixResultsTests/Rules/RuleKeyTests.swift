import InsetOracle
import MatrixFixtures
import MatrixModels
import Testing

@testable import MatrixResults

@Suite struct RuleKeyTests {
  private static let devices = (0..<12).map { "d\($0)" }

  /// Eight devices hide content with the first script, one of the others leaves a gap with two.
  private static var handmade: HandmadeResult {
    var result = HandmadeResult(devices: devices, outcomes: [:])
    for (number, device) in devices.enumerated() {
      for script in result.scripts {
        result.outcomes["\(device)/\(script)"] =
          number < 8 && script == "s1"
          ? HandmadeResult.failing(.hidden)
          : number == 9 && script != "s1" ? HandmadeResult.failing(.gap) : HandmadeResult.exact
      }
    }
    return result
  }

  private static func keys(_ result: HandmadeResult) -> Set<String> {
    Set(result.result.failureRules().flatMap(\.rules).map(\.key))
  }

  @Test func `The order of levels changes no key`() {
    var other = Self.handmade
    other.devices.reverse()
    other.scripts.reverse()
    #expect(Self.keys(Self.handmade).count == 2)
    #expect(Self.keys(other) == Self.keys(Self.handmade))
  }

  @Test func `A device to which the condition does not apply changes no key`() {
    var other = Self.handmade
    other.devices.insert("another", at: 3)
    for script in other.scripts { other.outcomes["another/\(script)"] = HandmadeResult.exact }
    #expect(Self.keys(other) == Self.keys(Self.handmade))
  }

  @Test func `A key is of one strategy, aspect and step`() {
    let outcomes = [
      HandmadeResult.failing(.gap), HandmadeResult.failing(.hidden),
      HandmadeResult.failing(.gap, step: 2),
    ]
    let keys = outcomes.flatMap { outcome in
      ["subject", "other"].flatMap { strategy in
        Self.keys(
          HandmadeResult(
            devices: ["d0"], scripts: ["s1"], strategy: strategy, outcomes: ["d0/s1": outcome]))
      }
    }
    #expect(Set(keys).count == 6)
  }
}
