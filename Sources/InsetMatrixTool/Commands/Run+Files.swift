import DeviceProfiles
import Foundation
import InsetCore
import InsetMatrix
import InsetStrategies
import MatrixEngine
import MatrixResults
import ProfileFiles
import Reporting
import RunHistory

/// What a run reads and writes beside its reports.
extension Run {
  /// What decides whether the run passes; nothing where no gate was asked for.
  func criteria(
    _ matrix: Matrix, _ files: ProfileFileSet, _ earlier: RunResult?
  ) throws(Failure) -> GateCriteria {
    if gate.gate != nil { return GateCriteria() }
    return try criteria.criteria(
      beside: files, matrix.model.plan.limits, in: matrix.model.space,
      strategies: matrix.strategies.map(\.id), since: earlier, usage: reporters.usage,
      on: reporters.origin.day)
  }

  /// What a message of the gate is made from: the criteria, and what commands call the result and that
  /// before, where there are any.
  func basis(
    _ criteria: GateCriteria, _ matrix: Matrix, result: String?, against: String?
  ) -> GateMessage.Basis {
    var files = self.criteria.named(
      result, profiles, reporters.history, usage: reporters.usage, against: against,
      on: reporters.origin.day)
    files.run = matrix.request().command(
      known: Strategies.all.map(\.id), gate: matrix.model.plan.gate)
    return GateMessage.Basis(criteria, files)
  }

  /// A history, and where a run that is stored in it comes from.
  typealias NamedHistory = (file: OpenHistory, origin: HistoryRun.Origin)

  /// What a run of a part is stored in; nil for nothing.
  func history(of shard: Shard?) throws(Failure) -> NamedHistory? {
    guard let file = try reporters.history.store(of: shard) else { return nil }
    return (file, try reporters.origin.origin())
  }

  /// Stores a whole run in a history, unless `merge` has just stored what was resumed.
  ///
  /// - Returns: The run's number, and the rules for the reports; nil where nothing is stored.
  func store(
    _ result: RunResult, in history: NamedHistory, _ cost: RunStats,
    _ verdict: RunVerdict, isJudged: Bool
  ) throws(Failure) -> (run: Int64, rules: [FailureRules])? {
    guard verdict.isWhole else { return nil }
    let progress = Progress()
    progress.begin("rules", of: result.strategies.count, "strategies")
    let rules = result.failureRules(threads: threads) { progress.advance() }
    progress.finish()
    let merged =
      isJudged
      ? nil
      : try history.file.mergedRun(
        of: result, rules: rules, verdict: verdict, history.origin)
    // What was judged before cost something that nobody measured here.
    let cost = resume == nil ? cost.cost : nil
    let id =
      if let merged { merged } else {
        try history.file.store(
          result, rules: rules, verdict: verdict, history.origin, cost: cost)
      }
    let path = history.file.path
    Output.error("history: run \(id) of \(path)\(merged == nil ? "" : ", which merge stored")")
    return (id, rules)
  }

  /// Refuses to compare a night with itself, which `merge` has stored.
  func requireAnother(_ earlier: ResultReference?, than partial: RunResult?) throws(Failure) {
    guard let number = earlier?.run, let partial, partial.isComplete else { return }
    let own = try reporters.history.open()({ history throws(HistoryError) in
      try history.lastRun(of: partial)
    })
    guard let own, own.id == number, own.isMerged,
      ResultFile.encode(earlier?.result ?? partial) == ResultFile.encode(partial)
    else {
      earlier?.note(isSameAs: partial)
      return
    }
    throw Failure(
      status: .usage,
      message: "error: run \(number) is this one, which `merge` has stored\n"
        + "  help: `insetmatrix history list` lists those before it")
  }

  /// Ends with the exit code of the verdict.
  func end(_ verdict: RunVerdict, _ matrix: Matrix) throws {
    switch verdict {
    case .pass, .noGate, .part: return
    case .fail: throw ExitStatus.findings.code
    case .empty:
      let reason = matrix.emptyReason().map { "; \($0.words)" } ?? ""
      throw Failure(
        status: .incomplete,
        message: "error: the matrix is empty: no scenario was judged\(reason)")
    case .notRun, .interrupted:
      throw Failure(
        status: .incomplete,
        message: "error: \(verdict.words): \(verdict.reason ?? "")\n"
          + "  help: --gate none asks for no verdict")
    }
  }

  /// The files that the run reads or stores into.
  private func inputs(_ files: ProfileFileSet) -> [String?] {
    [
      reporters.history.path, profiles.places.plan, criteria.baseline, reporters.usage,
      strength.extend, files.baseline?.path, files.usage?.path,
    ]
  }

  /// The files that the run writes, each of which can be written.
  func outputs(
    _ targets: [ReportTarget], reading read: ProfileFileSet
  ) throws(Failure) -> (output: OutputFile?, stats: OutputFile?) {
    let output = try output.map { path throws(Failure) in try OutputFile(path) }
    let stats = try stats.map { path throws(Failure) in try OutputFile(path) }
    let all = targets.flatMap(\.files) + [output, stats].compactMap(\.self)
    try OutputFile.requireDistinct(all)
    // A nightly may put its result in the place of the one that it is compared with.
    try OutputFile.require(all, notToReplace: inputs(read))
    let others = targets.flatMap(\.files) + [stats].compactMap(\.self)
    try OutputFile.require(others, notToReplace: [reporters.against, resume])
    return (output, stats)
  }

  /// The result to go on from, which must have been asked for the same.
  func partial(for request: RunRequest) throws(Failure) -> RunResult? {
    guard let resume else { return nil }
    let partial = try RunFile.read(resume)
    let differences = request.differences(from: partial.request)
    if !differences.isEmpty { throw RunFile.mismatch(differences, resume, "this run") }
    return partial
  }

  func resumeHint(_ path: String?) -> String {
    guard let path else { return "; nothing was written" }
    return "; go on with --resume \(path)"
  }
}
