import ArgumentParser
import Foundation
import MatrixResults
import TextFormats

struct HistoryList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the runs, the latest first.")

  @OptionGroup(title: "History") var options: HistoryOptions

  @Option(help: ArgumentHelp("List the runs of one branch only.", valueName: "name"))
  var branch: String?

  @Option(help: ArgumentHelp("The maximum number of runs.", valueName: "n"))
  var limit: Int?

  @Flag(help: "As JSON; see docs/answers.md.")
  var json = false

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit must be at least 1") }
  }

  mutating func run() throws {
    let history = try options.open()
    let branch = branch
    let all = history.runs.filter { branch == nil || $0.summary.branch == branch }
    let runs = all.prefix(limit ?? all.count)
    if json {
      try JSONAnswer(data: .array(runs.map(\.json))).print()
    } else if runs.isEmpty {
      try Output.printLine("no runs")
    } else {
      let title = ["run", "date", "branch", "commit", "verdict", "scenarios", "result"]
      for line in TextColumns.lines([title] + runs.map(\.row)) {
        try Output.printLine(line.trimmedEnd)
      }
    }
    try history.requireReadable()
  }
}

extension HistoryRun {
  /// The day and the time in UTC.
  var dateText: String { summary.date.formatted(.iso8601) }

  /// Whether the result is there, in a word.
  var resultText: String { hasResult ? isPinned ? "pinned" : "kept" : "pruned" }

  fileprivate var row: [String] {
    [
      name, dateText, summary.branch.tamed, String(summary.commit.tamed.prefix(12)),
      summary.verdict.tamed, Numbers.grouped(summary.scenarios), resultText,
    ].map { $0.isEmpty ? Numbers.missing : $0 }
  }

  /// The run for programs.
  var json: JSONValue {
    let json: JSONValue = [
      "run": .string(name), "date": .string(dateText), "branch": .string(summary.branch),
      "commit": .string(summary.commit), "verdict": .string(summary.verdict),
      "scenarios": .integer(summary.scenarios), "profiles": .string(summary.profiles),
      "version": .string(summary.version), "result": .string(resultText),
    ]
    let cost = summary.cost
    return json.adding([
      "wallSeconds": cost.map { .decimal($0.wallSeconds) },
      "cpuSeconds": cost.map { .decimal($0.cpuSeconds) },
      "peakRSSBytes": cost.map { .integer($0.peakRSSBytes) },
      "threads": cost.map { .integer($0.threads) },
    ])
  }
}
