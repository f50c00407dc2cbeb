import ArgumentParser
import InsetCore
import InsetMatrix

/// One scenario, step by step.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows one scenario step by step, with the arithmetic.")

  @Argument(
    help: ArgumentHelp("The scenario's id, as reports print it.", valueName: "scenario-id"))
  var scenario: String

  @OptionGroup var profiles: ProfileOptions
  @OptionGroup var policies: PolicyOptions
  @OptionGroup var behaviors: BehaviorOptions

  @Option(
    help: ArgumentHelp("The strategy to play the scenario to.", valueName: "id"),
    completion: Completions.strategies)
  var strategy: [String] = [CoveredArea.id]

  mutating func run() throws {
    let choices = try policies.choices()
    let scenarios = try behaviors.applied(to: profiles.load())
    let strategies = try StrategyOptions.selected(strategy)
    let matrix = try orFailure(scenarios.matrix(strategies, choices))
    for text in try orFailure(ScenarioMatrix.explain(scenario, in: matrix)) {
      try Output.print(text)
    }
  }
}
