import ArgumentParser
import InsetCore
import MatrixEngine
import MatrixModels
import MatrixResults
import Reporting
import ScenarioSpaces

/// One scenario, step by step.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows one scenario step by step, with the arithmetic.")

  @Argument(
    help: ArgumentHelp("The scenario's id, as reports print it.", valueName: "scenario-id"),
    completion: Completions.scenarios)
  var scenario: String

  @OptionGroup var profiles: ProfileOptions
  @OptionGroup var policies: PolicyOptions

  @Option(
    help: ArgumentHelp("The strategy to play the scenario to.", valueName: "id"),
    completion: Completions.strategies)
  var strategy: [String] = [CoveredArea.id]

  mutating func run() throws {
    var options = StrategyOptions()
    options.strategy = strategy
    let strategies = try options.selected()
    let choices = try policies.choices()
    let model = try profiles.load()
    let matrix = try Matrix(model, strategies: strategies, policies: choices)
    for explanation in try explanations(matrix) {
      try Output.print(ExplanationText.render(explanation))
    }
  }

  private func explanations(_ matrix: Matrix) throws(Failure) -> [Explanation] {
    do {
      let levels = try matrix.model.space.scenario(id: scenario)
      let twin = try matrix.twin(of: levels)
      return try matrix.strategies.map { try matrix.explain(levels, $0, twin: twin) }
    } catch let error as UnknownScenario {
      throw Failure(status: .usage, message: "error: \(error.message)")
    } catch let error as ExcludedScenario {
      throw Failure(
        status: .usage,
        message: "error: there is no scenario \(error.id): \(error.constraint) excludes it")
    } catch {
      throw Failure(status: .fault, message: "error: \(error)")
    }
  }
}
