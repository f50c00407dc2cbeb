import ArgumentParser
import DeviceProfiles
import InsetCore
import InsetMatrix
import InsetStrategies
import MatrixResults
import ProfileFiles
import Reporting
import ScenarioSpaces
import TextFormats

/// What the gate says of a stored result.
struct GateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gate", abstract: "Says whether a stored result passes, and if not, why.",
    usage: """
      insetmatrix gate nightly.imx
      insetmatrix gate latest --history nights --json
      """,
    discussion: """
      Nothing is run again: the gate of matrix.yaml as it is now, a failure that has been accepted since, \
      or a day that has come, changes the answer. Exits with 3 if the profiles or the plan have other \
      scenarios than the result. Exits with 1 where the result does not pass, with 5 where it is not whole or a \
      strategy of the gate was not run.
      """)

  @OptionGroup var stored: StoredGateOptions

  @Option(
    help: ArgumentHelp(
      "The result before, for --max-shrinkage; a file, or a run of the history.",
      valueName: "file.imx|run"),
    completion: Completions.results)
  var against: String?

  @Flag(help: "Every reason as JSON; see docs/answers.md.")
  var json = false

  mutating func run() throws {
    let stored = try stored.judged(against: against)
    if json {
      let isOk = [.pass, .noGate].contains(stored.judgement.verdict)
      let reason = stored.judgement.verdict.reason.map { [$0] } ?? []
      try JSONAnswer(isOk: isOk, data: stored.json, hints: reason).print()
    } else if [.pass, .noGate].contains(stored.judgement.verdict) {
      let verdict = stored.judgement.verdict
      try Output.printLine("gate: \(verdict.words)\(verdict.reason.map { ": \($0)" } ?? "")")
    }
    if !json { stored.judgement.noteUncounted(in: stored.result) }
    try stored.finish(quietly: json)
  }
}

/// A stored result, judged by the gate.
struct StoredGate {
  /// What messages call the result.
  let path: String
  let files: ProfileFileSet
  let result: RunResult
  /// What the commands of a message repeat.
  let named: GateMessage.Files
  private(set) var criteria: GateCriteria
  private(set) var judgement: GateJudgement

  init(
    _ options: StoredGateOptions, against: String?, isNewFileAllowed: Bool
  ) throws(Failure) {
    let reference = try ResultReference(options.file, options.history)
    path = reference.name
    let stored = reference.result
    let strategies = stored.strategies.map(\.id)
    let earlier = try against.map { against throws(Failure) in
      let earlier = try ResultReference(against, options.history)
      try earlier.requireComparable(with: stored.request, named: reference.name)
      earlier.note(isSameAs: stored, run: reference.run)
      return earlier
    }
    named = options.criteria.named(
      reference.argument, options.profiles, options.history, usage: options.usage,
      against: earlier?.argument, on: options.date)
    files = try options.profiles.files()
    let known = Strategies.all.map(\.id) + strategies
    let model = try orFailure(files.model(checkingQueries: false, strategies: known))
    let plan = model.plan
    let scenarios = ScenarioMatrix(model, planPath: files.plan.path)
    try scenarios.require(
      stored, named: path,
      askedFor: scenarios.matrix(
        askedFor: stored, stored.strategies.compactMap { Strategies.named($0.id) }),
      comparesFiles: false)
    result = stored.with(plan.gate)
    try Self.check(result.model.gate, in: result.space, files.plan.path)
    criteria = try options.criteria.criteria(
      beside: files, plan.limits, in: result.space, strategies: strategies,
      since: earlier?.result, usage: options.usage, on: options.date,
      isNewFileAllowed: isNewFileAllowed)
    judgement = result.judgement(by: criteria)
  }

  /// Refuses exceptions that would accept what nobody meant: a run refuses them, too.
  private static func check(
    _ gate: MatrixPlan.Gate, in space: ScenarioSpace, _ path: String
  ) throws(Failure) {
    for exception in gate.except {
      let (query, problems) = Query.parse(
        exception, space.parameters.map { ($0.name, $0.levels) })
      let problem =
        problems.first { !$0.isUnknownLevel }?.message
        ?? (problems.isEmpty && query.isEverything ? "an exception needs a condition" : nil)
      if let problem {
        throw Failure(
          status: .invalidInput,
          message: "\(path): error: `gate.except` has `\(exception)`: \(problem) [query]")
      }
    }
  }

  /// Judges again by another baseline.
  mutating func judge(by baseline: Baseline) {
    criteria.baseline = baseline
    judgement = result.judgement(by: criteria)
  }

  /// Refuses a result whose numbers do not say what fails now.
  func requireWhole() throws(Failure) {
    let verdict = judgement.verdict
    let reason =
      !verdict.isWhole || verdict == .noGate
      ? verdict.words
      : !result.model.query.isEmpty
        ? "the run was narrowed"
        : result.model.policies != [] || !result.model.without.isEmpty
          || !result.model.with.isEmpty
          ? "the run made other choices than usual" : nil
    guard let reason else { return }
    throw Failure(
      status: .incomplete, message: "\(path): error: \(reason): it cannot change a baseline")
  }

  /// Ends with the exit code of the verdict, and says why.
  func finish(quietly: Bool = false) throws {
    switch judgement.verdict {
    case .pass, .noGate: return
    case .fail:
      if quietly { throw ExitStatus.findings.code }
      throw Failure.gate(judgement, of: result, by: criteria, named)
    case .notRun, .empty, .interrupted, .part:
      let verdict = judgement.verdict
      throw Failure(
        status: .incomplete,
        message: "\(path): error: \(verdict.words): \(verdict.reason ?? "")")
    }
  }

  var json: JSONValue {
    [
      "version": .string(Release.version), "verdict": .string(judgement.verdict.words),
      "passes": .bool(judgement.verdict == .pass),
      "violations": .array(
        judgement.violations.map { violation in
          let message = GateMessage(violation, of: result, by: criteria, named)
          return [
            "what": .string(message.what), "where": .string(message.query),
            "run": .string(message.command),
          ]
        }),
    ]
  }
}

extension GateJudgement {
  /// Says whose known failures a whole run does not count.
  func noteUncounted(in result: RunResult) {
    if !verdict.isWhole || !result.model.query.isEmpty { return }
    let missing = known.entries.filter { $0.state == .uncounted }
      .flatMap { $0.entry.strategies.filter { id in !result.strategies.contains { $0.id == id } } }
    if missing.isEmpty { return }
    let names = Set(missing).sorted()
    Output.error(
      "note: the baseline's rows of \(names.joined(separator: ", ")) are not counted: "
        + "\(names.count == 1 ? "it was" : "they were") not run")
  }
}

extension Failure {
  /// A red gate, in three lines.
  static func gate(
    _ judgement: GateJudgement, of result: RunResult, by criteria: GateCriteria,
    _ files: GateMessage.Files
  ) -> Failure {
    let message = GateMessage(judgement, of: result, by: criteria, files)
    return Failure(status: .findings, message: MessageText(lines: message?.text ?? "gate: FAIL"))
  }
}
