import ArgumentParser
import Foundation
import MatrixResults
import TextFormats

/// Where the history is.
struct HistoryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The history of runs; by default $INSETMATRIX_HISTORY.", valueName: "folder"),
    completion: .directory)
  var history: String?

  /// The folder's path; nil where there is no history.
  var path: String? {
    [history, ProcessInfo.processInfo.environment["INSETMATRIX_HISTORY"]]
      .lazy.compactMap(\.self).first { !$0.isEmpty }
  }

  /// Reads the history, which must be there, and names what cannot be read.
  func open() throws(Failure) -> RunHistory {
    guard let path else {
      throw Failure(
        status: .usage,
        message: "error: no history\n  help: --history FOLDER or $INSETMATRIX_HISTORY names one")
    }
    guard FileManager.default.fileExists(atPath: path) else {
      throw Failure(
        status: .invalidInput, message: "\(path): error: there is no such folder [history]")
    }
    return try read(path)
  }

  private func read(_ path: String) throws(Failure) -> RunHistory {
    let history = try orHistoryFailure(RunHistory(path))
    for error in history.unreadable { Output.error(MessageText(lines: error.failure.message)) }
    return history
  }

  /// The run that a text refers to.
  func run(named text: String, in history: RunHistory) throws(Failure) -> HistoryRun {
    if let run = RunReference(text)?.run(in: history.runs) { return run }
    throw Failure(
      status: .usage,
      message: "error: \(history.folder) has no run '\(text)'\n"
        + "  help: `insetmatrix history list` lists them")
  }

  /// The history that a run is stored in, which may be a new folder; nil where there is none.
  ///
  /// It is checked before anything is judged, so that a folder that cannot be used costs no run.
  ///
  /// - Parameter shard: The part that is to run, which no history has.
  /// - Returns: The folder.
  /// - Throws: A failure for what is no history, or cannot be written.
  func folder(toStore shard: Shard?) throws(Failure) -> String? {
    guard let path else { return nil }
    if let shard {
      Output.error("note: \(shard.words) is not stored in \(path); `run --resume` stores the whole")
      return nil
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      // What is there instead is said below.
    }
    _ = try read(path)
    guard FileManager.default.isWritableFile(atPath: path) else {
      throw HistoryError.inaccessible(path, "it is not writable").failure
    }
    return path
  }

  /// How the runs of a result's branch and query developed, to that of the result.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - name: Its name, where it is in the history.
  /// - Returns: The trends; nil where there is no history, or none of these runs.
  /// - Throws: A failure for a history that cannot be read.
  func trends(of result: RunResult, run name: String?) throws(Failure) -> RunTrends? {
    guard let path, FileManager.default.fileExists(atPath: path) else { return nil }
    let history = try orHistoryFailure(RunHistory(path))
    let last = history.runs.first { $0.name == name } ?? history.run(like: result)
    return last.map { history.trends(to: $0) }
  }
}

extension RunHistory {
  /// Ends the command where summaries could not be read, which were named.
  func requireReadable() throws {
    if !unreadable.isEmpty { throw ExitStatus.invalidInput.code }
  }
}

extension HistoryError {
  /// The failure that the tool ends with.
  var failure: Failure {
    switch self {
    case .unreadable(let path, let reason):
      Failure(status: .invalidInput, message: "\(path): error: \(reason) [history]")
    case .inaccessible(let path, let reason):
      Failure(status: .fault, message: "error: cannot use \(path): \(reason)")
    case .pruned(let name):
      Failure(
        status: .usage,
        message: "error: run \(name) has no result: it was pruned\n"
          + "  help: `insetmatrix history pin` keeps results")
    }
  }
}

/// The value of an expression whose errors are those of a history.
func orHistoryFailure<Value>(
  _ body: @autoclosure () throws(HistoryError) -> Value
) throws(Failure) -> Value {
  do throws(HistoryError) {
    return try body()
  } catch {
    throw error.failure
  }
}
