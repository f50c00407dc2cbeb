import ArgumentParser
import Dispatch
import DeviceProfiles
import Foundation
import InsetCore
import MatrixEngine
import ProfileFiles
import Reporting
import ScenarioSpaces

/// The nightly: profiles in, every scenario judged, reports out.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judges every scenario of the matrix and writes reports.",
    discussion: """
      Exits with 1 if a strategy of the matrix's gate is not exact, with 5 if nothing was judged.
      """)

  @OptionGroup var profiles: ProfileOptions
  @OptionGroup var strategies: StrategyOptions
  @OptionGroup var policies: PolicyOptions

  @Option(
    name: .customLong("where"),
    help: ArgumentHelp(
      "Narrows the matrix, such as 'device:iphone-15* keyboard:!floating'.", valueName: "query"),
    completion: Completions.queries)
  var query: String?

  @Option(help: ArgumentHelp("At most so many threads.", valueName: "n"))
  var threads: Int?

  @OptionGroup var shardOptions: ShardOptions

  @Flag(help: "Judge every scenario on its own: slow, and the same result.")
  var exhaustive = false

  @Flag(
    help: "Hold the oracle's rule against a sweep over pixels for every truth; 4 if they differ.")
  var crossCheck = false

  @Option(help: ArgumentHelp("An interrupted run's result to go on from.", valueName: "file.imx"))
  var resume: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write the result.", valueName: "file.imx"))
  var output: String?

  @OptionGroup var reporters: ReporterOptions

  @Option(help: ArgumentHelp("Where to write what the run cost, as JSON.", valueName: "file"))
  var stats: String?

  func validate() throws {
    if let threads, threads < 1 { throw ValidationError("--threads needs at least 1") }
    if exhaustive && resume != nil {
      throw ValidationError("--exhaustive cannot go on from an interrupted run")
    }
  }

  mutating func run() throws {
    let targets = try reporters.targets()
    let earlier = try reporters.earlier()
    let shard = try shardOptions.resolve()
    let partial = try resume.map(RunFile.read)
    let files = try profiles.files()
    let matrix = try matrix(of: files.model())
    let start = ContinuousClock.now
    let (result, evaluations, crossChecked) = try judge(matrix, shard, resuming: partial)
    if let stats {
      let cost = RunStats(
        result, evaluations: evaluations, crossChecked: crossChecked,
        wall: ContinuousClock.now - start, threads: threads)
      try Output.write(cost.json(), to: stats)
    }
    if let crossChecked { Output.error(try Self.summary(crossChecked, in: result.space)) }
    if let output, result.isComplete || !exhaustive { try RunFile.write(result, to: output) }
    guard result.isComplete else {
      throw Failure(status: .incomplete, message: "interrupted" + resumeHint)
    }
    try reporters.write(
      Report(
        result, of: matrix, plan: files.plan.path, against: earlier,
        isDrawn: targets.contains { $0.reporter.draws }), to: targets)
    throw exitStatus(result).code
  }

  /// What a cross-check came to, in a line; where rule and sweep differ, nothing of the run holds.
  static func summary(
    _ crossChecked: CrossChecked, in space: ScenarioSpace
  ) throws(Failure) -> String {
    guard let disagreement = crossChecked.disagreement else {
      return "cross-check: rule and sweep agree on \(Numbers.grouped(crossChecked.truths)) truths"
    }
    throw Failure(
      status: .fault,
      message: "error: the oracle's rule and the sweep over pixels disagree\n"
        + disagreement.text(in: space))
  }

  private var resumeHint: String {
    guard let output, !exhaustive else { return "; nothing was written" }
    return "; go on with --resume \(output)"
  }

  private func matrix(of model: MatrixModel) throws(Failure) -> Matrix {
    let narrowed = try narrowing(model)
    let subjects = try strategies.subjects()
    let choices = try policies.choices()
    do throws(InvalidSubProduct) {
      return try Matrix(model, subjects: subjects, where: narrowed, policies: choices)
    } catch {
      throw error.failure
    }
  }

  private func narrowing(_ model: MatrixModel) throws(Failure) -> Query? {
    guard let query else { return nil }
    do throws(InvalidQuery) {
      return try Query(query, in: model.space)
    } catch {
      let caret = String(repeating: " ", count: error.offset)
      throw Failure(
        status: .usage, message: "error: \(error.message)\n  --where \(query)\n          \(caret)^")
    }
  }

  private func judge(
    _ matrix: Matrix, _ shard: Shard?, resuming partial: RunResult?
  ) throws(Failure) -> (result: RunResult, evaluations: Int, crossChecked: CrossChecked?) {
    let progress = Progress()
    let interruption = Interruption()
    let listeners = interruption.listen()
    var options = Matrix.Options()
    options.threads = threads
    options.shard = shard
    options.isExhaustive = exhaustive
    options.isCrossChecked = crossCheck
    options.isCancelled = { interruption.hasCome }
    options.progress = { progress.advance($0, of: $1) }
    defer {
      progress.finish()
      listeners.forEach { $0.cancel() }
    }
    do throws(UnfitResult) {
      return try matrix.run(options, resuming: partial)
    } catch {
      throw error.failure
    }
  }

  private func exitStatus(_ result: RunResult) -> ExitStatus {
    if result.counts.applicable == 0 && result.shard == nil {
      Output.error("error: the matrix is empty: no scenario was judged")
      return .incomplete
    }
    // A part may be empty; the merged run is what the gate is for.
    return result.shard != nil || result.passesGate ? .success : .findings
  }
}

extension InvalidSubProduct {
  /// The failure that the tool ends with.
  var failure: Failure {
    let place = run.place.map { "\($0.file):\($0.line): " } ?? ""
    return Failure(
      status: .invalidInput,
      message: "\(place)error: in `\(run.query)`: \(reason.message) [query]")
  }
}
