package import MatrixResults
import ScenarioSpaces

/// Scenarios that were chosen to run in place of those of the plan.
package struct ChosenScenarios: Hashable, Sendable {
  /// The name that results carry: equal names are of equal scenarios, so that parts of different
  /// choices are not merged.
  let name: String
  /// The scenarios, each possible and once.
  let scenarios: [[Int]]

  /// Creates a choice by ``ScenarioStrength``, in its text form.
  package init(_ scenarios: [[Int]], strength: String) {
    self.scenarios = scenarios
    // FNV-1a over the levels.
    let hash = scenarios.joined().reduce(UInt64(0xCBF2_9CE4_8422_2325)) { hash, level in
      (hash ^ UInt64(truncatingIfNeeded: level)) &* 0x100_0000_01B3
    }
    name = "\(scenarios.count) scenarios, strength \(strength) (\(String(hash, radix: 16)))"
  }

  /// The choice that a result is of, as far as it was judged; nil for one of the plan.
  package init?(of result: RunResult) {
    guard result.model.runs.count == 1, let name = result.model.runs.first?.name,
      name.split(separator: " ").dropFirst().starts(with: ["scenarios,", "strength"])
    else { return nil }
    self.name = name
    scenarios = Array(result.table.scenarios(of: result.scope) { $0 == 0 })
  }
}
