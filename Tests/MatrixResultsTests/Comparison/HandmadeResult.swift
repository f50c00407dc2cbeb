import DeviceProfiles
import InsetCore
import InsetOracle
@testable import MatrixResults
import ScenarioSpaces

/// Outcomes of devices and scripts by hand; all other parameters have one level.
struct HandmadeResult {
  var devices: [String]
  var scripts = ["s1", "s2", "s3"]
  var strategy = "subject"
  var policies = PolicyChoices()
  /// Outcomes by "device/script"; what is missing was not judged.
  var outcomes: [String: Outcome]
  /// The outcomes of more strategies, by their names.
  var others: KeyValuePairs<String, [String: Outcome]> = [:]

  /// A verdict that is wrong from a step on.
  static func failing(
    _ bottom: Verdict.Bottom, _ amount: ErrorMagnitude = .below25, step: Int = 1,
    size: HiddenSize = .line, indicator: Bool = false
  ) -> Outcome {
    var verdict = Verdict()
    verdict.bottom = bottom
    verdict.firstWrongStep = step
    verdict.flags = indicator ? .indicator : []
    return .judged(verdict, amount, bottom == .hidden ? size : nil, dependsOn: PolicyChoices())
  }

  static let exact = Outcome.judged(Verdict(), .none, nil, dependsOn: PolicyChoices())

  /// The result of a run with these outcomes.
  var result: RunResult {
    let space = ScenarioSpace(
      MatrixParameter.allCases.map { parameter in
        Parameter(
          parameter.name,
          levels: parameter == .device ? devices : parameter == .script ? scripts : ["x"])
      })
    var table = DiagramTable(sizes: space.parameters.map(\.levels.count))
    let parameters = [MatrixParameter.device.rawValue, MatrixParameter.script.rawValue]
    let all = [(strategy, outcomes)] + others.map { ($0.key, $0.value) }
    let diagrams = all.map { _, outcomes in
      table.diagram(over: parameters) { levels in
        outcomes["\(devices[levels[0]])/\(scripts[levels[1]])"]?.terminal ?? 0
      }
    }
    let diagram = diagrams[0]
    let scope = table.map(diagram) { $0 == 0 ? 1 : 0 }
    let labels = space.parameters.map { $0.levels.map(MatrixModel.label) }
    let about = StrategyDescription(summary: "", formula: "", source: "")
    return RunResult(
      model: RunModel(
        space: space, digest: 0, constraints: [], runs: [], query: "", gate: .none,
        policies: policies,
        steps: scripts.map { _ in ["show", "hide"] }, properties: [],
        labels: labels),
      shard: nil, isComplete: true, scope: scope, provenance: table.map(scope) { 1 - $0 },
      strategies: zip(all, diagrams).map {
        StrategyResult(
          id: $0.0, about: about, mechanism: .insets, outcomes: $1,
          worstScenarios: WorstScenarios())
      }, table: table, classes: [:])
  }
}
