import ArgumentParser
import Foundation
import InsetCore
import MatrixResults
import RunHistory

/// Where the history is.
struct HistoryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The history of runs; by default $INSETMATRIX_HISTORY.", valueName: "file.sqlite"),
    completion: .file(extensions: ["sqlite"]))
  var history: String?

  /// The file's path; nil where there is no history.
  var path: String? {
    history.flatMap { $0.isEmpty ? nil : $0 }
      ?? ProcessInfo.processInfo.environment["INSETMATRIX_HISTORY"].flatMap {
        $0.isEmpty ? nil : $0
      }
  }

  /// Opens the history, which a file that is to be read must have.
  func open(
    for access: RunHistory.Access = .reading, mustExist: Bool = true
  ) throws(Failure) -> OpenHistory {
    guard let path else {
      throw Failure(
        status: .usage,
        message: "error: no history\n  help: --history FILE or $INSETMATRIX_HISTORY names one")
    }
    if mustExist, !FileManager.default.fileExists(atPath: path) {
      throw Failure(
        status: .invalidInput, message: "\(path): error: there is no such file [history]")
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if attributes?[.type] as? FileAttributeType == .typeDirectory {
      throw Failure(status: .invalidInput, message: "\(path): error: it is a folder [history]")
    }
    if Self.staysEmpty(path) {
      throw Failure(
        status: .invalidInput, message: "\(path): error: the file is empty [history]")
    }
    return try OpenHistory(path, for: access)
  }

  /// Whether a file is what a failed copy leaves.
  ///
  /// SQLite would take it for a new database; another process that has just made one fills it at once.
  /// One that was killed while it did so leaves the journal.
  private static func staysEmpty(_ path: String) -> Bool {
    if FileManager.default.fileExists(atPath: path + "-journal") { return false }
    for attempt in 0..<40 {
      if attempt > 0 { Thread.sleep(forTimeInterval: 0.05) }
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      if attributes?[.size] as? Int != 0 { return false }
    }
    return true
  }
}

extension HistoryOptions {
  /// The history that a run is stored in, which may be a new file; nil where there is none.
  ///
  /// It is opened before anything is judged, so that a file that cannot be used costs no run.
  ///
  /// - Parameter shard: The part that is to run, which no history has.
  /// - Returns: The history.
  /// - Throws: A failure for a file that is no history.
  func store(of shard: Shard?) throws(Failure) -> OpenHistory? {
    guard let path else { return nil }
    if let shard {
      Output.error(
        "note: \(shard.words) is not stored in \(path); `merge --history` stores the whole run")
      return nil
    }
    return try open(for: .writing, mustExist: false)
  }
}

extension HistoryOptions {
  /// How the runs of a result's branch and query developed, to that of the result.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - run: Its number, where it is in the history.
  /// - Returns: The trends; nil where there is no history, or none of these runs.
  /// - Throws: A failure for a history that cannot be read.
  func trends(of result: RunResult, run: Int64?) throws(Failure) -> RunTrends? {
    guard let path, FileManager.default.fileExists(atPath: path) else { return nil }
    let history = try open()
    return try history { history throws(HistoryError) -> RunTrends? in
      let last =
        if let run { try history.run(.number(run), named: "\(run)") } else {
          if let own = try history.lastRun(of: result) {
            own
          } else {
            try history.lastRun(like: result)
          }
        }
      return try last.map { last throws(HistoryError) in try history.trends(to: last) }
    }
  }
}

/// A history and its path, whose errors are the tool's.
struct OpenHistory {
  let path: String
  private let history: RunHistory

  init(_ path: String, for access: RunHistory.Access) throws(Failure) {
    self.path = path
    do {
      history = try RunHistory(path, for: access)
    } catch {
      throw Self.failure(error, path)
    }
  }

  /// Calls a function of the history.
  func callAsFunction<Value>(
    _ body: (RunHistory) throws(HistoryError) -> Value
  ) throws(Failure) -> Value {
    do {
      return try body(history)
    } catch {
      throw Self.failure(error, path)
    }
  }

  /// Stores a whole run, with the version of the tool that judged it.
  ///
  /// - Returns: The run's number.
  @discardableResult
  func store(
    _ result: RunResult, rules: [FailureRules], verdict: RunVerdict? = nil,
    _ origin: HistoryRun.Origin, version: String = Release.version,
    cost: HistoryRun.Cost? = nil, isMerged: Bool = false
  ) throws(Failure) -> Int64 {
    try self { history throws(HistoryError) in
      try history.store(
        result, rules: rules, verdict: verdict, origin: origin,
        version: version, cost: cost, isMerged: isMerged)
    }
  }

  /// The run that `merge` has stored of a result; nil where it has not, or it was asked for before.
  func mergedRun(
    of result: RunResult, rules: [FailureRules], verdict: RunVerdict,
    _ origin: HistoryRun.Origin
  ) throws(Failure) -> Int64? {
    try self { history throws(HistoryError) in
      try history.mergedRun(of: result, rules: rules, verdict: verdict, origin: origin)
    }
  }

  private static func failure(_ error: HistoryError, _ path: String) -> Failure {
    switch error {
    case .unknownRun(let name):
      Failure(
        status: .usage,
        message:
          "error: \(path) has no run '\(name)'\n  help: `insetmatrix history list` lists them")
    case .inaccessible:
      Failure(status: .fault, message: "error: cannot use \(path): \(error)")
    case .damaged, .newer, .result:
      Failure(status: .invalidInput, message: "\(path): error: \(error) [history]")
    }
  }
}
