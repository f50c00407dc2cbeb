import ArgumentParser
import DeviceProfiles
import InsetCore
import InsetMatrix
import InsetStrategies
import MatrixResults
import ProfileFiles
import Reporting
import ScenarioSpaces
import TextFormats

/// One scenario: what is right in it, and who is wrong and why.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explains one scenario: what is right, who is wrong there, and why.",
    usage: """
      insetmatrix explain ipad split view hardware bar
      insetmatrix explain iphone 15 tab bar --strategy s0b-raw-height
      insetmatrix explain <scenario-id> --strategy <id>
      """,
    discussion: """
      Words are a query, as --where reads it; of its scenarios the one that people use most is \
      explained. With --strategy or --rule every step is shown with its arithmetic.
      """)

  @Argument(
    help: ArgumentHelp(
      "Words, or a scenario's id as reports print it.", valueName: "scenario"))
  var scenario: [String]

  @Option(
    help: ArgumentHelp(
      "A strategy to show step by step; may be given several times.", valueName: "id"),
    completion: Completions.strategies)
  var strategy: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file with a handler to show step by step, as check reads it.", valueName: "file"),
    completion: .file())
  var rule: String?

  @Flag(help: "As JSON; see docs/answers.md.")
  var json = false

  @OptionGroup(title: "Profiles") var profiles: ProfileOptions
  @OptionGroup(title: "Judgement calls") var policies: PolicyOptions
  @OptionGroup(title: "Judgement calls") var behaviors: BehaviorOptions

  mutating func run() throws {
    let choices = try policies.choices()
    let files = try profiles.files()
    let scenarios = try behaviors.applied(to: profiles.load(files))
    let text = scenario.joined(separator: " ")
    let id = try Self.id(of: text, in: scenarios, beside: files)
    var shown = strategy.isEmpty ? [] : try StrategyOptions.selected(strategy)
    if let rule { shown.append(try HandlerProgram(reading: rule).strategy(named: "handler")) }
    let others = Strategies.all.filter { other in !shown.contains { $0.id == other.id } }
    let matrix = try orFailure(scenarios.matrix(shown, choices))
    let answer = try orFailure(ScenarioMatrix.answer(id, in: matrix, among: shown + others))
    if json {
      let ids = Set(shown.map(\.id))
      return try JSONAnswer(data: answer.json(of: ids), hints: answer.hints).print()
    }
    if shown.isEmpty { return try Output.print(answer.text) }
    for (text, strategy) in zip(try orFailure(ScenarioMatrix.explain(id, in: matrix)), shown) {
      try Output.print(text + answer.reasons(for: strategy.id))
    }
  }

  /// The id itself, or that of the most used scenario of words.
  static func id(
    of text: String, in scenarios: ScenarioMatrix, beside files: ProfileFileSet
  ) throws(Failure) -> String {
    if text.contains("/"), !text.contains(where: \.isWhitespace) { return text }
    if text.allSatisfy(\.isWhitespace) {
      throw Failure(status: .usage, message: "error: no scenario is named; `*` is any")
    }
    let query: Query
    do throws(Failure) {
      query = try QueryOptions.query(text, after: "", in: scenarios.model)
    } catch {
      let help =
        "\n  help: `insetmatrix bugs \(shellWord(text.tamed))` finds public bugs by their words"
      throw Failure(
        status: error.status, message: MessageText(lines: error.message + help))
    }
    let usage = try UsageModel.usual(beside: files, in: scenarios.model.space)
    return try orFailure(scenarios.mostUsed(where: query, usage))
  }
}
