import DeviceProfiles
import InsetMatrix
import InsetStrategies
import MatrixEngine
import MatrixResults
import ScenarioSpaces

/// What a few scenarios show of all that a nightly knows.
struct Subsets {
  /// How much some scenarios show, as shares of all.
  struct Reach {
    var scenarios: Double
    var rules: Double
    var use: Double
  }

  private let model: MatrixModel
  private let nightly: RunResult
  private let known: KnownRules
  private let usage: UsageModel

  var ruleCount: Int { known.count }

  /// - Parameters:
  ///   - nightly: A result of the shipped matrix.
  ///   - usage: What people use.
  init(_ nightly: RunResult, usage: UsageModel) {
    known = KnownRules(
      of: nightly, nightly.failureRules(), usage: UsageWeights(usage, in: nightly))
    model = ScenarioMatrix.shipped.model
    self.nightly = nightly
    self.usage = usage
  }

  /// The scenarios that a strength chooses of all that can exist.
  func chosen(_ strength: ScenarioStrength) throws -> [[Int]] {
    try model.coveringModel(where: nil, usage: usage, strength).array().rows
  }

  /// How many scenarios hold the combinations of the parameters with the most levels.
  func fewest(strength: Int) throws -> Int {
    var covering = model.coveringModel(where: nil, usage: nil, ScenarioStrength(strength))
    let order = covering.parameters.indices.sorted {
      covering.parameters[$0].levelCount > covering.parameters[$1].levelCount
    }
    for parameter in order.dropFirst(strength) { covering.parameters[parameter].isCombined = false }
    return try covering.measure([]).tupleCount
  }

  /// Scenarios of the nightly, each with the same chance.
  func random(_ count: Int, seed: UInt64) -> [[Int]] {
    var sample = DiagramSample(of: nightly.scope, in: nightly.table, seed: seed) { $0 == 0 }
    return (0..<count).compactMap { _ in sample.next() }
  }

  /// What scenarios show that may be outside of the nightly: they are judged.
  func judged(_ scenarios: [[Int]], strength: String) throws -> Reach {
    var matrix = try Matrix(model, strategies: Strategies.all, gate: MatrixPlan.Gate.none)
    matrix.chosen = ChosenScenarios(scenarios, strength: strength)
    let result = try matrix.run().result
    return reach(known.shown(by: scenarios, in: result), scenarios.count)
  }

  /// What scenarios of the nightly show.
  func reach(_ scenarios: [[Int]]) -> Reach {
    reach(known.shown(by: scenarios, in: nightly), scenarios.count)
  }

  /// What all scenarios of the nightly show that a query selects.
  func reach(_ query: String) throws -> Reach {
    let query = try Query(query, in: nightly.space)
    let count = nightly.table.tally(nightly.scope, where: query, bins: 1) { $0 == 0 ? [0] : [] }
    return reach(known.shown(where: query, in: nightly), count[0])
  }

  private func reach(_ shown: KnownRules.Shown, _ scenarios: Int) -> Reach {
    Reach(
      scenarios: Double(scenarios), rules: Double(shown.rules) / Double(max(1, ruleCount)),
      use: shown.use)
  }
}
