import InsetCore
import InsetMatrix
import InsetStrategies
import MatrixEngine
import MatrixResults
import ScenarioSpaces

/// What the matrix says about the subjects that generated tests are tried on.
///
/// Reads ids of scenarios from standard input, one a line, and prints a line for each scenario in
/// which a strategy is not exact: the strategy and the scenario.
@main
enum SubjectVerdicts {
  private static let own = [
    AnyInsetStrategy(IgnoresSafeAreas.self), AnyInsetStrategy(NeverRestores.self),
  ]
  private static let published = [
    CoveredArea.id, "s0a-height-minus-bar", "s2-intersection-in-table",
    "s2f-raw-height-scroll-to-field", "stream-chat-table", "wikipedia",
  ]

  static func main() throws {
    let strategies = published.compactMap(Strategies.named) + own
    precondition(strategies.count == published.count + own.count, "a strategy is gone")
    let matrix = try ScenarioMatrix.shipped.matrix(strategies)
    while let id = readLine() {
      for explanation in try matrix.explain(matrix.model.space.scenario(id: id)) {
        if explanation.outcome.verdict?.isExact == true { continue }
        print(explanation.strategy, id)
      }
    }
  }
}
