import ArgumentParser
import RunHistory
import TextFormats

struct HistoryShow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Shows a run: where it comes from, its cost and its counts.")

  @Argument(help: ArgumentHelp("The run.", valueName: "run"))
  var name = "latest"

  @OptionGroup var history: HistoryOptions

  mutating func run() throws {
    let name = name
    let (run, strategies) = try history.open()(
      { (history) throws(HistoryError) in
        let run = try history.run(named: name)
        return (run, try history.strategies(of: run))
      })
    let cost = run.cost.map {
      "\(Int($0.wallSeconds.rounded())) s, \(Int($0.cpuSeconds.rounded())) s of processor time, "
        + "\($0.peakRSSBytes / 1_000_000) MB, \($0.threads) \($0.threads == 1 ? "thread" : "threads")"
    }
    let facts = [
      ["run", "\(run.id)"], ["date", run.dateText], ["branch", run.origin.branch.tamed],
      ["commit", run.origin.commit.tamed], ["verdict", run.verdict],
      ["scenarios", Numbers.grouped(run.applicable)], ["profiles", run.digest],
      ["version", run.version], ["cost", cost ?? ""], ["kept for", run.keep.tamed],
    ].map { [$0[0], $0[1].isEmpty ? Numbers.missing : $0[1]] }
    for line in List.columns(facts) { try Output.printLine(line) }
    try Output.printLine("")
    let rows = strategies.map {
      [
        $0.name, Numbers.grouped($0.exact), Numbers.grouped($0.failing), Numbers.grouped($0.hidden),
        Numbers.grouped($0.gap),
      ]
    }
    for line in List.columns([["strategy", "exact", "failing", "hidden", "gap"]] + rows) {
      try Output.printLine(line.trimmedEnd)
    }
  }
}
