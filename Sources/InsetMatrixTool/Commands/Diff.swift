import ArgumentParser
import DeviceProfiles
import InsetMatrix
import MatrixResults
import Reporting
import ScenarioSpaces
import TextFormats

/// Two results, scenario by scenario.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says what changed from one result to another.",
    usage: """
      insetmatrix diff last-night.imx nightly.imx
      insetmatrix diff latest~1 latest --history nights
      """,
    discussion: """
      A result is a file, or a run of the history: its name, latest or latest~3, or branch:main for \
      the last one of a branch; a file of such a name is ./latest. Scenarios are compared by the names \
      of their levels, so that a device, an OS or a strategy that came or went is no regression. \
      Exits with 1 if the results differ.
      """)

  @Argument(
    help: ArgumentHelp("The earlier result.", valueName: "old"), completion: Completions.results)
  var old: String

  @Argument(
    help: ArgumentHelp("The later result.", valueName: "new"), completion: Completions.results)
  var new: String

  @OptionGroup(title: "Profiles") var profiles: ProfileOptions
  @OptionGroup(title: "History") var history: HistoryOptions

  @Option(help: ArgumentHelp("The maximum number of rules for each strategy.", valueName: "n"))
  var rules = 40

  @Option(
    help: ArgumentHelp(
      "What people use, which says how much of use each change is. By default as for `run`; with "
        + "none nothing is weighed.", valueName: "file|none"), completion: Completions.yaml)
  var usage: String?

  @Option(help: ArgumentHelp("The maximum number of threads.", valueName: "n"))
  var threads: Int?

  @Flag(help: "As JSON; see docs/answers.md.")
  var json = false

  func validate() throws {
    if rules < 1 { throw ValidationError("--rules must be at least 1") }
    if let threads, threads < 1 { throw ValidationError("--threads must be at least 1") }
  }

  mutating func run() throws {
    let earlier = try ResultReference(old, history)
    let later = try ResultReference(new, history)
    try earlier.requireComparable(with: later.result.request, named: later.name)
    guard later.result.isComplete else { throw later.interrupted }
    guard
      let changes = ResultChanges(from: earlier.result, to: later.result, rules: [])
    else { return }
    if changes.isOfNothing {
      throw Failure(
        status: .incomplete,
        message: "error: \(earlier.name) and \(later.name) have no scenario in common")
    }
    let usage = try UsageModel.selected(
      usage, beside: try profiles.files(), in: changes.model.space)
    let diff = ResultDiff(
      changes, of: later.result, limit: rules, usage: usage,
      reading: GateMessage.Files(result: nil, profiles: profiles.words), threads: threads)
    if json {
      try JSONAnswer(isOk: changes.isNothing, data: diff.json).print()
    } else {
      try Output.printLine("\(earlier.name) -> \(later.name)")
      try show(diff)
    }
    if !changes.isNothing { throw ExitStatus.findings.code }
  }

  private func show(_ diff: ResultDiff) throws(Failure) {
    if diff.changes.isNothing {
      try Output.printLine("nothing changed")
      if let limits = diff.changes.limits { try Output.printLine(limits) }
      return
    }
    for note in diff.notes { try Output.printLine(note) }
    let counts = diff.counts
    if !counts.isEmpty {
      try Output.printLine("")
      for line in TextColumns.lines(counts) { try Output.printLine(line.trimmedEnd) }
    }
    for line in diff.ruleLines { try Output.printLine(line) }
  }
}
