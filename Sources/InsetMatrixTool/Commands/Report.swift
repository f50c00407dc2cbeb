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

  @OptionGroup var profiles: ProfileOptions
  @OptionGroup var reporters: ReporterOptions
  @OptionGroup var criteria: CriteriaOptions

  mutating func run() throws {
    let targets = try reporters.targets()
    try OutputFile.require(
      targets.flatMap(\.files),
      notToReplace: [
        file, reporters.history.path, profiles.places.plan, criteria.baseline, reporters.usage,
        reporters.against,
      ])
    let reference = try ResultReference(file, reporters.history)
    let result = reference.result
    let earlier = try reporters.earlier(than: result.request, named: reference.name)
    let strategies = try strategies(of: result)
    let files = try profiles.files()
    let scenarios = try profiles.load(files)
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
      result, of: matrix(of: result, strategies, in: scenarios), plan: scenarios.planPath,
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

  private func matrix(
    of result: RunResult, _ strategies: [AnyInsetStrategy], in scenarios: ScenarioMatrix
  ) throws(Failure) -> Matrix {
    let model = result.model
    let scenarios = scenarios.without(Set(model.without.compactMap(OSBehavior.init)))
    // A query of another space may not be one of this space; then the profiles differ, too.
    let query = try? Query(model.query, in: scenarios.model.space)
    var matrix = try orFailure(
      scenarios.matrix(strategies, where: query, model.policies, gate: model.gate))
    if matrix.request().model.runs != model.runs { matrix.chosen = ChosenScenarios(of: result) }
    let differences = matrix.request(result.shard).differences(from: result.request)
    if differences.isEmpty { return matrix }
    let mismatch = RunFile.mismatch(differences, file, scenarios.planPath)
    throw Failure(
      status: .invalidInput,
      message: MessageText(lines: mismatch.message)
        + "\n  help: specify those of the run with --profiles and --matrix")
  }
}
