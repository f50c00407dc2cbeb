import DeviceProfiles
import InsetCore
import InsetOracle
package import MatrixResults
import ScenarioSpaces

/// A result of a few scenarios, for histories.
package struct TinyResult {
  /// The failing scenarios of the one strategy: three of each device.
  package var failing: Set<Int>
  package var devices: [String]
  package var digest: UInt64
  /// The devices that were run; nil for all.
  package var run: Set<String>?
  /// The scenarios that were not run.
  package var gone: Set<Int> = []
  /// What was selected of the plan.
  package var query = ""

  package init(failing: Set<Int>, devices: Int = 4, digest: UInt64 = 7) {
    self.init(failing: failing, devices: (0..<devices).map { "d\($0)" }, digest: digest)
  }

  package init(failing: Set<Int>, devices: [String], digest: UInt64) {
    self.failing = failing
    self.devices = devices
    self.digest = digest
  }

  package var result: RunResult {
    let scripts = ["s1", "s2", "s3"]
    let space = ScenarioSpace(
      MatrixParameter.allCases.map { parameter in
        Parameter(
          parameter.name,
          levels: parameter == .device ? devices : parameter == .script ? scripts : ["x"])
      })
    var wrong = Verdict()
    (wrong.bottom, wrong.firstWrongStep) = (.gap, 1)
    let outcomes = [
      Outcome.judged(Verdict(), .none, nil, dependsOn: PolicyChoices()),
      .judged(wrong, .below25, nil, dependsOn: PolicyChoices()),
    ]
    var table = DiagramTable(sizes: space.parameters.map(\.levels.count))
    let parameters = [MatrixParameter.device.rawValue, MatrixParameter.script.rawValue]
    let diagram = table.diagram(over: parameters) { levels in
      let scenario = levels[0] * 3 + levels[1]
      return !gone.contains(scenario) && run.map { $0.contains(devices[levels[0]]) } ?? true
        ? outcomes[failing.contains(scenario) ? 1 : 0].terminal : 0
    }
    let scope = table.map(diagram) { $0 == 0 ? 1 : 0 }
    return RunResult(
      model: RunModel(
        space: space, digest: digest, constraints: [], runs: [], query: query,
        gate: .init(exact: ["subject"]), policies: PolicyChoices(),
        steps: scripts.map { _ in ["show", "hide"] }, properties: [],
        labels: space.parameters.map(\.levels)),
      shard: nil, isComplete: true, scope: scope, provenance: .terminal(1),
      strategies: [
        StrategyResult(
          id: "subject",
          about: StrategyDescription(summary: "", formula: "", source: ""), mechanism: .insets,
          outcomes: diagram, worstScenarios: WorstScenarios())
      ], table: table, classes: [0: JudgedClass(scenes: 1, digest: 0)])
  }
}
