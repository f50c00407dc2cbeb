import ArgumentParser
import DeviceProfiles
import Foundation
import InsetCore
import InsetMatrix
import MatrixEngine
import MatrixResults
import Reporting
import ScenarioSpaces
import TextFormats

/// The nightly: profiles in, every scenario judged, reports out.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judges every scenario of the matrix and writes reports.",
    usage: """
      insetmatrix run --where 'iphone 15 ios 18' --strategy iq-keyboard-manager
      insetmatrix run -o nightly.imx --reporter html:nightly.html --reporter markdown:nightly.md
      insetmatrix run --strength 2 --reporter github
      """,
    discussion: """
      With --strategy, the named strategies are the gate where they leave out one of the matrix's. \
      Exits with 1 if a strategy of the gate fails where the baseline does not say so, or, \
      in a run of everything, the baseline says so and is wrong, with 5 if the run was \
      interrupted, nothing was judged, or a strategy of the gate was not run.
      """)

  @OptionGroup(title: "Profiles") var profiles: ProfileOptions
  @OptionGroup(title: "Strategies") var strategies: StrategyOptions
  @OptionGroup(title: "Judgement calls") var policies: PolicyOptions
  @OptionGroup(title: "Judgement calls") var behaviors: BehaviorOptions
  @OptionGroup(title: "Gate") var gate: GateOptions
  @OptionGroup(title: "Gate") var criteria: CriteriaOptions
  @OptionGroup(title: "Scenarios") var queries: QueryOptions
  @OptionGroup(title: "Scenarios") var strength: StrengthOptions
  @Option(help: ArgumentHelp("The maximum number of threads.", valueName: "n"))
  var threads: Int?

  @OptionGroup(title: "Parts of a run") var shardOptions: ShardOptions

  @Flag(help: "Judge every scenario on its own: slow, and the same result.")
  var exhaustive = false

  @Option(
    help: ArgumentHelp("Resume from this interrupted result.", valueName: "file.imx"),
    completion: Completions.results)
  var resume: String?

  @Option(
    help: ArgumentHelp(
      "Take over what cannot have changed since this result of the same build of the tool.",
      valueName: "file.imx"),
    completion: Completions.results)
  var reuse: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write the result.", valueName: "file.imx"),
    completion: Completions.results)
  var output: String?

  @OptionGroup(title: "Reports") var reporters: ReporterOptions

  @Option(
    help: ArgumentHelp(
      "The name of the run in the history; by default its date and commit.", valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp("Where to write what the run cost, as JSON.", valueName: "file"),
    completion: .file())
  var stats: String?

  func validate() throws {
    if let threads, threads < 1 { throw ValidationError("--threads must be at least 1") }
    if gate.gate != nil, criteria.hasLimits {
      throw ValidationError("--gate none and limits of a gate exclude each other")
    }
    if let name, !HistoryRun.isLegal(name) {
      throw ValidationError(
        "--name must have letters, digits and ._+@=- only, and must not be latest or a file's name")
    }
    if exhaustive && resume != nil {
      throw ValidationError("--exhaustive cannot go on from an interrupted run")
    }
    if reuse != nil, exhaustive || resume != nil {
      throw ValidationError("--reuse excludes --resume and --exhaustive")
    }
  }

  mutating func run() throws {
    Interruption.end()
    let targets = try reporters.targets()
    let profileFiles = try profiles.files()
    let files = try outputs(targets, reading: profileFiles)
    let shard = try shardOptions.resolve()
    let scenarios = try behaviors.applied(to: profiles.load(profileFiles))
    let usage = try reporters.usage(beside: profileFiles, in: scenarios.model.space)
    let matrix = try matrix(of: scenarios, usage)
    let partial = try partial(for: matrix.request(shard))
    let reusable = try reusable(in: matrix)
    let earlier = try reporters.earlier(
      than: matrix.request(shard), named: "this run", run: name)
    if let partial { earlier?.note(isSameAs: partial) }
    let criteria = try criteria(matrix, profileFiles, earlier?.result)
    let history = try history(of: shard)
    let start = ContinuousClock.now
    let run = try judge(matrix, shard, resuming: partial, reusing: reusable)
    let result = run.result
    if reusable != nil, let reuse, result.isComplete {
      Output.error(
        "\(reuse): reused \(Numbers.grouped(run.reused)) of "
          + "\(Numbers.grouped(result.counts.applicable)) scenarios")
    }
    // What was judged is kept first, whatever else goes wrong.
    let output = result.isComplete ? files.output : try files.output?.interrupted()
    let bytes =
      output == nil && history == nil ? [] : ResultFile.encode(result, writer: ToolBuild.current)
    try output?.write(bytes)
    let cost = RunStats(
      result, evaluations: run.evaluations, wall: ContinuousClock.now - start, threads: threads)
    try files.stats?.write(Array(cost.json.utf8))
    guard result.isComplete else {
      throw Failure(status: .incomplete, message: "interrupted\(resumeHint(output?.path))")
    }
    let gate = result.judgement(by: criteria)
    let stored = try history.flatMap { history throws(Failure) in
      try store(result, bytes, in: history, cost, gate.verdict, matrix)
    }
    let whole = partial?.isComplete == true ? resume : nil
    let basis = basis(
      criteria, matrix, result: self.output ?? whole ?? stored?.run,
      against: earlier?.argument)
    try reporters.write(
      result, of: matrix, plan: scenarios.planPath, usage: usage, gate: gate, by: basis,
      against: earlier?.result, to: targets, run: stored?.run, rules: stored?.rules,
      options: profiles.words + shellOption("extend", strength.extend), threads: threads)
    gate.noteUncounted(in: result)
    if gate.verdict == .pass, !targets.isEmpty, targets.allSatisfy({ $0.file != nil }) {
      Output.error("\(Headline(result, gate: gate, dependence: nil).line)")
    }
    if gate.verdict == .fail {
      throw Failure.gate(gate, of: result, by: criteria, basis.files)
    }
    try end(gate.verdict, matrix)
  }

  private func matrix(
    of scenarios: ScenarioMatrix, _ usage: UsageModel?
  ) throws(Failure) -> Matrix {
    let narrowed = try queries.selection(in: scenarios.model)
    let strategies = try strategies.selected()
    let choices = try policies.choices()
    var matrix = try orFailure(
      scenarios.matrix(
        strategies, where: narrowed, choices,
        gate: gate.choice ?? ownGate(strategies, instead: scenarios.model.plan.gate)))
    matrix.chosen = try strength.chosen(of: scenarios, where: narrowed, usage: usage)
    return matrix
  }

  /// The gate of a run of some strategies: those, where it leaves out one of the plan's gate.
  private func ownGate(
    _ selected: [AnyInsetStrategy], instead gate: MatrixPlan.Gate
  ) -> MatrixPlan.Gate? {
    let ids = selected.map(\.id)
    let isWhole = gate.exact.allSatisfy(ids.contains)
    return strategies.strategy.isEmpty || isWhole ? nil : MatrixPlan.Gate(exact: ids)
  }

  private func judge(
    _ matrix: Matrix, _ shard: Shard?, resuming partial: RunResult?, reusing earlier: RunResult?
  ) throws(Failure) -> Matrix.Run {
    let progress = Progress()
    Interruption.await()
    var options = Matrix.Options(threads: threads)
    options.shard = shard
    options.isExhaustive = exhaustive
    options.isCancelled = { Interruption.hasCome }
    options.begin = { if $0 > 0 { progress.begin("judging", of: $0, "scenarios") } }
    options.progress = { progress.advance($0) }
    defer {
      progress.finish()
      Interruption.end()
    }
    do throws(IncompatibleResult) {
      return try matrix.run(options, resuming: partial, reusing: earlier)
    } catch {
      throw error.failure([resume ?? "", "this run"])
    }
  }
}
