package import DeviceProfiles
package import MatrixEngine
package import MatrixResults
package import Reporting
import ScenarioSpaces

extension ChoiceReach {
  /// What the chosen scenarios of a result show; nil where the plan was run.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - matrix: The matrix that it comes from.
  ///   - usage: What people use; nil where nobody knows.
  ///   - earlier: A result whose rules are known; nil for the weaknesses of the strategies.
  ///   - threads: The maximum number of threads; nil for one for each core.
  /// - Complexity: That of a search for the rules of the earlier result.
  package init?(
    of result: RunResult, of matrix: Matrix, usage: UsageModel?, against earlier: RunResult?,
    threads: Int? = nil
  ) {
    guard let choice = result.model.choice, let strength = ScenarioStrength(choice.strength)
    else { return nil }
    let scenarios = Array(result.table.scenarios(of: result.scope) { $0 == 0 })
    let query = (try? Query(result.model.query, in: result.space)) ?? Query(all: result.space)
    let measured = try? matrix.model.coveringModel(where: query, usage: nil, strength)
      .measure(scenarios)
    self.init(
      strength: choice.strength, scenarios: choice.count,
      combinations: measured.map { Part($0.coveredCount, of: $0.tupleCount) },
      rules: Part(0, of: 0), areEarlier: earlier != nil, use: nil)
    if let earlier, earlier.space == result.space {
      let known = KnownRules(
        of: earlier, earlier.failureRules(threads: threads),
        usage: usage.map { UsageWeights($0, in: earlier) }, threads: threads)
      let shown = known.shown(by: scenarios, in: result)
      rules = Part(shown.rules, of: known.count)
      use = usage.map { _ in shown.use }
    } else {
      areEarlier = false
      rules = Self.weaknesses(of: result)
      use = usage.flatMap { Self.use($0, of: query, in: matrix.model) }
    }
  }

  /// The weaknesses that the matrix has, and those with a failing scenario.
  private static func weaknesses(of result: RunResult) -> Part {
    var weaknesses = Part(0, of: 0)
    for strategy in result.strategies {
      let failing = Array(
        result.table.scenarios(of: strategy.outcomes) { Outcome(terminal: $0)?.signature != nil })
      for weakness in strategy.about.weaknesses {
        guard let query = weakness.query.flatMap({ try? Query($0, in: result.space) }) else {
          continue
        }
        weaknesses.all += 1
        if failing.contains(where: query.contains) { weaknesses.count += 1 }
      }
    }
    return weaknesses
  }

  /// The share of all keyboard appearances that can be and that a query allows.
  private static func use(_ usage: UsageModel, of query: Query, in model: MatrixModel) -> Double? {
    let (table, excluded) = model.possible
    let weights = UsageWeights(
      usage, in: model.space, wasRun: RunLevels(of: excluded, in: table) { $0 == 0 })
    return table.weighted(excluded, by: weights.weights) { $0 == 0 }?
      .expectation(where: query, bins: 1) { $0 == 0 ? 0 : nil }[0]
  }
}
