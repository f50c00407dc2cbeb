import ArgumentParser
import DeviceProfiles
import InsetMatrix
import InsetStrategies
import MatrixEngine
import MatrixResults
import Reporting
import ScenarioSpaces

/// A stored result, reported again.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Writes reports of a stored result.",
    usage: """
      insetmatrix report nightly.imx --reporter html:nightly.html
      insetmatrix report nightly.imx --against last-night.imx --reporter markdown
      """,
    discussion: """
      The reports have the same bytes as those of the run that stored the result. What the profiles \
      are needed for is to explain the worst scenarios, so they must be those of the run: exits \
      with 3 if they are not. Whether the gate lets the run through is said in the reports, not by \
      the exit code. A part of a run, an interrupted one or an empty one is reported as that, and \
      the command exits with 5.
      """)

  @Argument(
    help: ArgumentHelp(
      "The result, as `run -o` or `merge` wrote it, or a run of the history.",
      valueName: "file.imx|run"),
    completion: Completions.results)
  var file: String

  @OptionGroup(title: "Profiles") var profiles: ProfileOptions
  @OptionGroup(title: "Reports") var reporters: ReporterOptions
  @OptionGroup(title: "Gate") var criteria: CriteriaOptions

  mutating func run() throws {
    let targets = try reporters.targets()
    try OutputFile.require(
      targets.flatMap(\.files),
      notToReplace: [
        file, profiles.places.plan, criteria.baseline, reporters.usage,
        reporters.against,
      ])
    try OutputFile.require(targets.compactMap(\.file), outside: reporters.history.path)
    let reference = try ResultReference(file, reporters.history)
    let result = reference.result
    let earlier = try reporters.earlier(than: result.request, named: reference.name)
    let strategies = try strategies(of: result)
    let files = try profiles.files()
    let scenarios = try profiles.load(files)
    let matrix = try scenarios.matrix(askedFor: result, strategies)
    try scenarios.require(
      result, named: reference.name, askedFor: matrix, comparesFiles: true)
    let basis = GateMessage.Basis(
      try criteria.criteria(
        beside: files, scenarios.model.plan.limits, in: result.space,
        strategies: strategies.map(\.id), since: earlier?.result, usage: reporters.usage,
        on: reporters.origin.day),
      criteria.named(
        reference.argument, profiles, reporters.history, usage: reporters.usage,
        against: earlier?.argument, on: reporters.origin.day))
    let gate = result.judgement(by: basis.criteria)
    try reporters.write(
      result, of: matrix, plan: scenarios.planPath,
      usage: reporters.usage(beside: files, in: scenarios.model.space), gate: gate,
      by: basis, against: earlier?.result, to: targets, run: reference.run, options: profiles.words)
    if case .notRun = gate.verdict {
      Output.error("note: \(gate.verdict.words): \(gate.verdict.reason ?? "")")
    }
    if !gate.verdict.isWhole {
      throw Failure(
        status: .incomplete, message: "\(file): error: \(gate.verdict.words)\(hint(gate.verdict))")
    }
  }

  /// What to do about less than the whole.
  private func hint(_ verdict: RunVerdict) -> String {
    switch verdict {
    case .interrupted: "; go on with `run --resume \(file)`"
    case .part: "; `merge` puts the parts together"
    default: ""
    }
  }

  /// The strategies of the result, in its order.
  private func strategies(of result: RunResult) throws(Failure) -> [AnyInsetStrategy] {
    let ids = result.strategies.map(\.id)
    let unknown = ids.filter { Strategies.named($0) == nil }
    guard unknown.isEmpty else {
      throw Failure(
        status: .invalidInput,
        message: "\(file): error: this version of the tool has no strategy "
          + "\(unknown.joined(separator: ", ")) [result-file]")
    }
    return ids.compactMap(Strategies.named)
  }
}
