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
    for strategy in strategies {
      try Output.print(ExplanationText.render(try explanation(matrix, strategy)))
    }
  }

  private func explanation(
    _ matrix: Matrix, _ strategy: AnyInsetStrategy
  ) throws(Failure) -> Explanation {
    do {
      return try matrix.explain(matrix.model.space.scenario(id: scenario), strategy)
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
