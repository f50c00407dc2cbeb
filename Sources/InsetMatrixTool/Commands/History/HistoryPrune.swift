import ArgumentParser
import MatrixResults

struct HistoryPrune: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Removes old results.",
    usage: """
      insetmatrix history prune --history nights --keep 14
      """,
    discussion: "The latest results, pinned results and all summaries stay.")

  @Option(help: ArgumentHelp("The number of the latest results that stay.", valueName: "n"))
  var keep = 14

  @OptionGroup(title: "History") var options: HistoryOptions

  func validate() throws {
    if keep < 0 { throw ValidationError("--keep must be at least 0") }
  }

  mutating func run() throws {
    let history = try options.open()
    let gone = try orHistoryFailure(history.prune(keeping: keep))
    Output.error("\(gone.count) \(gone.count == 1 ? "result" : "results") removed")
    try history.requireReadable()
  }
}
