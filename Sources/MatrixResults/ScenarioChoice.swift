import ScenarioSpaces

/// Scenarios that ran in place of the plan's, as the name of a result's only part says it.
package struct ScenarioChoice: Hashable, Sendable {
  /// Equal names are of equal scenarios, so that parts of different choices are not merged.
  package let name: String
  /// How many levels the combinations have that the scenarios hold, as `--strength` reads it.
  package let strength: String
  /// How many they are, be they judged or not.
  package let count: Int

  /// Names a choice.
  package init(of scenarios: [[Int]], strength: String) {
    let hash = FNV1a.hash(scenarios.joined())
    name = "\(scenarios.count) scenarios, strength \(strength) (\(String(hash, radix: 16)))"
    self.strength = strength
    count = scenarios.count
  }

  /// Reads a name; nil where it is that of a part of the plan.
  fileprivate init?(_ name: String) {
    let words = name.split(separator: " ")
    guard words.count == 5, words[1...2] == ["scenarios,", "strength"], let count = Int(words[0])
    else { return nil }
    (self.name, self.count) = (name, count)
    strength = String(words[3])
  }
}

extension RunModel {
  /// The choice that ran; nil for the plan.
  package var choice: ScenarioChoice? { runs.count == 1 ? ScenarioChoice(runs[0].name) : nil }
}

extension RunResult {
  /// The result as if only what another one ran had been run.
  ///
  /// - Parameters:
  ///   - other: The other result.
  ///   - levels: For each parameter, the number in the other space of each level.
  /// - Returns: The result; its scenes are those of all that it ran.
  /// - Complexity: O(*e*) for the edges of both results.
  func limited(to other: RunResult, levels: [[Int?]]) -> RunResult {
    var table = table
    var cache = NodeMap<Diagram>()
    // 1 where the other result has not run a scenario.
    let others = table.transfer(
      other.scope, from: other.table, levels: levels, missing: 1, cache: &cache
    )
    let hasRun = table.map(others) { $0 == 0 ? 1 : 0 }
    func limited(_ diagram: Diagram) -> Diagram { table.apply(diagram, hasRun) { $0 * $1 } }
    return RunResult(
      model: model, shard: shard, isComplete: isComplete,
      scope: table.apply(scope, hasRun) { $0 == 0 && $1 == 0 ? notRun : $0 },
      provenance: limited(provenance),
      strategies: strategies.map {
        StrategyResult(
          id: $0.id, about: $0.about, mechanism: $0.mechanism, outcomes: limited($0.outcomes),
          worstScenarios: $0.worstScenarios)
      },
      table: table, classes: classes)
  }
}
