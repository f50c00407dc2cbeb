import ArgumentParser
import DeviceProfiles
import InsetMatrix
import MatrixEngine
import MatrixResults
import TextFormats

/// What would change if assumed figures were wrong.
struct SensitivityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sensitivity",
    abstract: "Counts the verdicts that change when assumed figures are moved.",
    usage: """
      insetmatrix sensitivity --strategy covered-area --where 'ios 26'
      """,
    discussion: """
      Moves the assumed figures of keyboards, bars, safe areas and windows, one group at a time and \
      all together, down and up, and counts for each strategy the scenarios in which a flag of the \
      verdict changes: content hidden, a gap, another edge, the indicator, not restored. Of a window \
      the bottom edge moves, as far as it stays on the screen.
      """)

  @OptionGroup(title: "Profiles") var profiles: ProfileOptions
  @OptionGroup(title: "Strategies") var strategies: StrategyOptions
  @OptionGroup(title: "Judgement calls") var policies: PolicyOptions
  @OptionGroup(title: "Scenarios") var queries: QueryOptions

  @Option(help: ArgumentHelp("How many points figures are moved.", valueName: "points"))
  var by = 8.0

  @Flag(help: "As JSON; see docs/answers.md.")
  var json = false

  @Option(help: ArgumentHelp("The maximum number of threads.", valueName: "n"))
  var threads: Int?

  func validate() throws {
    if let threads, threads < 1 { throw ValidationError("--threads must be at least 1") }
    guard by > 0, by <= 100 else {
      throw ValidationError("--by must be more than 0 and at most 100")
    }
  }

  mutating func run() throws {
    let scenarios = try profiles.load()
    let query = try queries.selection(in: scenarios.model)
    let (selected, choices) = (try strategies.selected(), try policies.choices())
    let matrix = try orFailure(
      scenarios.matrix(selected, where: query, choices, gate: MatrixPlan.Gate.none))
    if let reason = matrix.emptyReason() {
      throw Failure(
        status: .incomplete, message: "error: no scenario is selected: \(reason.words)")
    }
    let progress = Progress()
    progress.begin("judging", of: 11, "variations")
    let sensitivity = matrix.sensitivity(by: by, threads: threads) { _ in progress.advance(1) }
    progress.finish()
    if json { return try JSONAnswer(data: Self.json(sensitivity)).print() }
    try Output.print(Self.table(sensitivity))
  }

  private static func json(_ sensitivity: Sensitivity) -> JSONValue {
    [
      "applicable": .integer(sensitivity.result.counts.applicable),
      "strategies": .array(
        sensitivity.result.strategies.enumerated().map { index, strategy in
          [
            "id": .string(strategy.id),
            "changed": .array(
              sensitivity.changes.map {
                ["figures": .string($0.name), "scenarios": .integer($0.changed[index])]
              }),
          ]
        }),
    ]
  }

  static func table(_ sensitivity: Sensitivity) -> String {
    let titles = ["strategy"] + sensitivity.changes.map(\.name)
    let rows = sensitivity.result.strategies.enumerated().map { index, strategy in
      [strategy.id] + sensitivity.changes.map { Numbers.grouped($0.changed[index]) }
    }
    let lines = TextColumns.lines([titles] + rows, numbers: 1..<titles.count)
    let total = Numbers.grouped(sensitivity.result.counts.applicable)
    return "Of \(total) scenarios, those in which a flag of the verdict changes:\n\n"
      + lines.joined(separator: "\n") + "\n"
  }
}
