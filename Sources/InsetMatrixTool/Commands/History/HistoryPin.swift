import ArgumentParser
import MatrixResults

struct HistoryPin: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pin", abstract: "Pins a run: `prune` keeps its result.",
    usage: """
      insetmatrix history pin latest --history nights
      """)

  @Argument(help: ArgumentHelp("The run.", valueName: "run"))
  var name: String

  @Flag(help: "Unpin the run.")
  var remove = false

  @OptionGroup(title: "History") var options: HistoryOptions

  mutating func run() throws {
    let history = try options.open()
    let run = try options.run(named: name, in: history)
    try orHistoryFailure(history.pin(run, !remove))
    try history.requireReadable()
  }
}
