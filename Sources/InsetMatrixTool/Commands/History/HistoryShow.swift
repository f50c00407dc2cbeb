import ArgumentParser
import MatrixResults
import TextFormats

struct HistoryShow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Shows a run: its origin, its cost and its counts.")

  @Argument(help: ArgumentHelp("The run.", valueName: "run"))
  var name = "latest"

  @OptionGroup(title: "History") var options: HistoryOptions

  @Flag(help: "As JSON; see docs/answers.md.")
  var json = false

  mutating func run() throws {
    let history = try options.open()
    let run = try options.run(named: name, in: history)
    let summary = run.summary
    if json {
      try JSONAnswer(data: run.wholeJSON).print()
      return try history.requireReadable()
    }
    let cost = summary.cost.map {
      "\(Numbers.points($0.wallSeconds.rounded())) s, "
        + "\(Numbers.points($0.cpuSeconds.rounded())) s of processor time, "
        + "\($0.peakRSSBytes / 1_000_000) MB, \($0.threads) \($0.threads == 1 ? "thread" : "threads")"
    }
    let facts = [
      ["run", run.name], ["date", run.dateText], ["branch", summary.branch.tamed],
      ["commit", summary.commit.tamed], ["verdict", summary.verdict.tamed],
      ["scenarios", Numbers.grouped(summary.scenarios)], ["command", summary.command.tamed],
      ["profiles", summary.profiles.tamed], ["version", summary.version.tamed],
      ["cost", cost ?? ""], ["result", run.resultText],
    ].map { [$0[0], $0[1].isEmpty ? Numbers.missing : $0[1]] }
    for line in TextColumns.lines(facts) { try Output.printLine(line) }
    try Output.printLine("")
    let rows = summary.strategies.map { strategy in
      [strategy.id.tamed]
        + [strategy.exact, strategy.failing, strategy.hidden, strategy.gap].map {
          Numbers.grouped($0)
        }
    }
    for line in TextColumns.lines([["strategy", "exact", "failing", "hidden", "gap"]] + rows) {
      try Output.printLine(line.trimmedEnd)
    }
    try history.requireReadable()
  }
}

extension HistoryRun {
  /// The run for programs, with its command and the counts of each strategy.
  fileprivate var wholeJSON: JSONValue {
    json.adding([
      "command": JSONValue.string(summary.command),
      "strategies": JSONValue.array(
        summary.strategies.map { strategy in
          [
            "id": .string(strategy.id), "exact": .integer(strategy.exact),
            "failing": .integer(strategy.failing), "hidden": .integer(strategy.hidden),
            "gap": .integer(strategy.gap),
          ]
        }),
    ])
  }
}
