import ArgumentParser
import Foundation
import RunHistory

struct HistoryKeep: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keep", abstract: "Keeps a run from being pruned, or lets it be.")

  @Argument(help: ArgumentHelp("The run.", valueName: "run"))
  var name: String

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("What it is kept for; empty for nothing.", valueName: "reason"))
  var reason: String

  @OptionGroup var history: HistoryOptions

  func validate() throws {
    if reason.contains(where: \.isNewline) { throw ValidationError("--for must be one line") }
  }

  mutating func run() throws {
    let (name, reason) = (name, reason.trimmingCharacters(in: .whitespaces))
    try history.open(for: .writing)(
      { (history) throws(HistoryError) in
        try history.keep(history.run(named: name), for: reason)
      })
  }
}
