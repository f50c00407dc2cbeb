import ArgumentParser
import Foundation
import RunHistory
import TextFormats

struct HistoryList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the runs, the latest first.")

  @OptionGroup var history: HistoryOptions

  @Option(help: ArgumentHelp("The runs of one branch only.", valueName: "name"))
  var branch: String?

  @Option(help: ArgumentHelp("The maximum number of runs.", valueName: "n"))
  var limit: Int?

  @Flag(help: "As JSON, one run on each line.")
  var json = false

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit must be at least 1") }
  }

  mutating func run() throws {
    let (branch, limit) = (branch, limit)
    let runs = try history.open()(
      { (history) throws(HistoryError) in try history.runs(branch: branch, limit: limit) })
    if json {
      try Output.print(runs.map { $0.json.compact + "\n" }.joined())
      return
    }
    if runs.isEmpty { return try Output.printLine("no runs") }
    let title = ["run", "date", "branch", "commit", "verdict", "scenarios", "kept for"]
    for line in List.columns([title] + runs.map(\.row)) { try Output.printLine(line.trimmedEnd) }
  }
}

extension HistoryRun {
  /// The day and the time in UTC.
  var dateText: String { origin.date.formatted(.iso8601) }

  fileprivate var row: [String] {
    [
      "\(id)", dateText, origin.branch.tamed, String(origin.commit.tamed.prefix(12)), verdict,
      Numbers.grouped(applicable), keep.tamed,
    ].map { $0.isEmpty ? Numbers.missing : $0 }
  }

  var json: JSONValue {
    let json: JSONValue = [
      "run": .integer(Int(id)), "date": .string(dateText), "branch": .string(origin.branch),
      "commit": .string(origin.commit), "verdict": .string(verdict),
      "applicable": .integer(applicable), "digest": .string(digest), "version": .string(version),
      "keptFor": .string(keep),
    ]
    return json.adding([
      "wallSeconds": cost.map { .decimal($0.wallSeconds) },
      "cpuSeconds": cost.map { .decimal($0.cpuSeconds) },
      "peakRSSBytes": cost.map { .integer($0.peakRSSBytes) },
      "threads": cost.map { .integer($0.threads) },
    ])
  }
}
