/// Scenarios that were chosen to run in place of those of the plan.
package struct ChosenScenarios: Hashable, Sendable {
  /// How they were chosen, in words.
  private let words: String
  /// The scenarios, each possible and once.
  package let scenarios: [[Int]]

  package init(_ scenarios: [[Int]], _ words: String) {
    (self.scenarios, self.words) = (scenarios, words)
  }

  /// The name that results carry: equal names are of equal scenarios, so that parts of different
  /// choices are not merged.
  var name: String {
    // FNV-1a over the levels.
    let hash = scenarios.joined().reduce(UInt64(0xCBF2_9CE4_8422_2325)) { hash, level in
      (hash ^ UInt64(truncatingIfNeeded: level)) &* 0x100_0000_01B3
    }
    return "\(scenarios.count) scenarios, \(words) (\(String(hash, radix: 16)))"
  }
}
