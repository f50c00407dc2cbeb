import ArgumentParser
import DeviceProfiles
import InsetMatrix
import MatrixEngine
import MatrixResults
import ProfileTools
import Reporting

/// What was read, and the author's to-do list: figures that have not been measured.
struct ProfilesCoverage: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Compares the profiles with readings, and lists what to measure next.",
    discussion: """
      A reading and a figure agree if they are at most half a point apart. What to measure next are \
      the figures still assumed, by the share of use that rests on each, in the scenarios that a run \
      of the matrix would judge, each with the keyboard to bring up for it. A figure that a rule took \
      over from another place is listed with the rule: a row for this keyboard there would take its \
      share.
      """)

  @OptionGroup(title: "Profiles") var profiles: ProfileOptions

  @OptionGroup(title: "Scenarios") var queries: QueryOptions

  @Option(help: ArgumentHelp("The maximum number of figures; 0 for all.", valueName: "n"))
  var limit = 20

  @Flag(help: "As JSON, with all figures; see docs/answers.md.")
  var json = false

  func validate() throws {
    if limit < 0 { throw ValidationError("--limit must be 0 or more") }
  }

  mutating func run() throws {
    let traces = try ProfileTraces(profiles)
    let scenarios = traces.scenarios
    let query = try queries.selection(in: scenarios.model)
    let matrix = try orFailure(scenarios.matrix([], where: query))
    let (figures, applicable) = matrix.assumptions(usage: traces.usage)
    let report = AssumptionReport(
      assumptions: figures.map { ($0, traces.name(of: $0)) }, agreement: traces.agreement,
      applicable: applicable,
      limit: limit == 0 ? nil : limit)
    if json { return try JSONAnswer(data: report.json).print() }
    try Output.print(report.text)
  }
}

extension ProfileTraces {
  /// What an assumed figure is called: its row with the conditions.
  func name(of assumption: Assumption) -> String {
    guard let place = assumption.place else { return assumption.kind.rawValue }
    for trace in devices {
      for entry in trace.entries
      where entry.place == place || entry.values.contains(where: { $0.place == place }) {
        return entry.conditions.isEmpty ? "\(entry.path)" : "\(entry.path) (\(entry.conditions))"
      }
    }
    return assumption.kind.rawValue
  }
}
