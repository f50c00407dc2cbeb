import DeviceProfiles
import Foundation
import InsetCore
import InsetMatrix
import InsetStrategies
import MatrixEngine
import MatrixResults
import ProfileFiles
import Reporting

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

  /// A history's folder, and the origin of the run that is stored there.
  typealias HistoryPlace = (folder: String, origin: RunSummary.Origin)

  /// Where the run is stored; nil for nowhere.
  func history(of shard: Shard?) throws(Failure) -> HistoryPlace? {
    guard let folder = try reporters.history.folder(toStore: shard) else { return nil }
    return (folder, try reporters.origin.origin())
  }

  /// Stores a whole run in a history.
  ///
  /// - Returns: The run's name, and the rules for the reports; nil where nothing is stored.
  func store(
    _ result: RunResult, _ bytes: [UInt8], in place: HistoryPlace, _ cost: RunStats,
    _ verdict: RunVerdict, _ matrix: Matrix
  ) throws(Failure) -> (run: String, rules: [FailureRules])? {
    guard verdict.isWhole else { return nil }
    let rules = result.reportedRules(threads: threads)
    let command = result.request.command(
      known: Strategies.all.map(\.id), gate: matrix.model.plan.gate)
    // What was judged before was measured elsewhere.
    let cost = resume == nil && reuse == nil ? cost.cost : nil
    // Others may have stored runs meanwhile.
    let history = try orHistoryFailure(RunHistory(place.folder))
    let name = try orHistoryFailure(
      history.store(
        result, bytes: bytes, rules: rules, verdict: verdict, origin: place.origin,
        command: command + profiles.words, cost: cost, name: self.name))
    Output.error("history: run \(name) of \(place.folder)")
    return (name, rules)
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
      profiles.places.plan, criteria.baseline, reporters.usage,
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
    try OutputFile.require(others, notToReplace: [reporters.against, resume, reuse])
    try OutputFile.require(all, outside: reporters.history.path)
    return (output, stats)
  }

  /// The result to go on from, which must have been asked for the same.
  func partial(for request: RunRequest) throws(Failure) -> RunResult? {
    guard let resume else { return nil }
    let (partial, writer) = try RunFile.read(resume)
    try RunFile.requireVersion(Release.version, of: [(resume, writer)], as: "this run")
    let differences = request.differences(from: partial.request)
    if !differences.isEmpty { throw RunFile.mismatch(differences, resume, "this run") }
    return partial
  }

  /// The result to take over from; nil where there is none, or nothing of it can be taken over.
  func reusable(in matrix: Matrix) throws(Failure) -> RunResult? {
    guard let reuse else { return nil }
    func nothing(_ reason: String) -> RunResult? {
      Output.error("\(reuse): reused nothing: \(reason)")
      return nil
    }
    // As in a first night.
    if !Input.isPresent(reuse) { return nothing("there is no such file") }
    let bytes = try orFailure(Input.read(reuse))
    if ResultFile.writer(of: bytes) != ToolBuild.current, ResultFile.isResult(bytes) {
      return nothing("it was judged by another build of the tool")
    }
    let earlier = try RunFile.read(reuse).result
    return matrix.reasonNotToReuse(earlier).map(nothing) ?? earlier
  }

  func resumeHint(_ path: String?) -> String {
    guard let path else { return "; nothing was written" }
    return "; go on with --resume \(path)"
  }
}
