import ArgumentParser
import Foundation
import RunHistory

struct HistoryPrune: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Removes old runs.",
    discussion: """
      What one of the options keeps stays, and so does what `history keep` keeps.
      """)

  @Option(help: ArgumentHelp("The number of the latest runs that stay.", valueName: "n"))
  var count: Int?

  @Option(help: ArgumentHelp("Runs of the last days stay.", valueName: "n"))
  var days: Int?

  @OptionGroup var history: HistoryOptions

  func validate() throws {
    if count == nil && days == nil { throw ValidationError("prune requires --count or --days") }
    if let count, count < 0 { throw ValidationError("--count must be at least 0") }
    if let days, days < 0 { throw ValidationError("--days must be at least 0") }
  }

  mutating func run() throws {
    let since = days.map { Date.now.addingTimeInterval(-86_400 * Double($0)) }
    let retention = RunHistory.Retention(count: count, since: since)
    let gone = try history.open(for: .writing)(
      { (history) throws(HistoryError) in try history.prune(retention) })
    Output.error("\(gone.count) \(gone.count == 1 ? "run" : "runs") removed")
  }
}
