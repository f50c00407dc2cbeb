import Foundation
import InsetMatrix
import MatrixResults
import RunHistory
import ScenarioSpaces

/// A result by the name of its file or of its run in a history.
struct ResultReference {
  /// What messages call it: a path, or "run 12 of history.sqlite".
  let name: String
  let result: RunResult
  /// Its number, where it is a run of a history.
  let run: Int64?
  /// What commands call it, also when other runs have been stored meanwhile.
  let argument: String

  /// Reads a result.
  ///
  /// - Parameters:
  ///   - text: A path, or the name of a run: a file that is called like a run is `./latest`.
  ///   - options: The history, for names of runs.
  /// - Throws: A failure for what cannot be read.
  init(_ text: String, _ options: HistoryOptions) throws(Failure) {
    guard let runName = RunName(text) else {
      if text.hasPrefix("latest~") || text.hasPrefix("branch:") {
        throw Failure(
          status: .usage,
          message: "error: '\(text)' names no run\n"
            + "  help: latest~3 is three before the latest; a file is ./\(text)")
      }
      (name, result, run, argument) = (text, try RunFile.read(text), nil, text)
      return
    }
    guard options.path != nil else {
      throw Failure(
        status: .usage,
        message: "error: '\(text)' is a run of a history, and there is none\n"
          + "  help: --history FILE or $INSETMATRIX_HISTORY names one; a file is ./\(text)")
    }
    let history = try Self.history(options)
    let found = try history { history throws(HistoryError) in
      let run = try history.run(runName, named: text)
      return (id: run.id, result: try history.result(of: run))
    }
    name = "run \(found.id) of \(history.path)"
    result = found.result
    (run, argument) = (found.id, "\(found.id)")
  }

  /// Opens the history that has a run; one without any is that of a first night.
  private static func history(_ options: HistoryOptions) throws(Failure) -> OpenHistory {
    let path = options.path ?? ""
    let help: MessageText = "\n  help: a first night is compared with nothing"
    guard FileManager.default.fileExists(atPath: path) else {
      throw Failure(
        status: .invalidInput, message: "\(path): error: there is no such file [history]" + help)
    }
    let history = try options.open()
    let isEmpty = try history { history throws(HistoryError) in try history.runs(limit: 1).isEmpty }
    if isEmpty { throw Failure(status: .usage, message: "error: \(path) has no run yet" + help) }
    return history
  }

  /// Fails where the result cannot be compared with what a later request asks for.
  func requireComparable(with request: RunRequest, named other: String) throws(Failure) {
    guard result.isComplete else { throw interrupted }
    if SpaceAlignment(from: result.space, to: request.model.space) == nil {
      throw Failure(
        status: .invalidInput,
        message: "\(name): error: it has other parameters than \(other) [result-file]")
    }
    let differences = request.selectionDifferences(from: result.request)
    if !differences.isEmpty {
      throw RunFile.mismatch(differences, name, other, verb: "cannot be compared")
    }
  }

  /// Says where a run of the history has the very result that is compared with it: it may be the same night.
  ///
  /// - Parameters:
  ///   - other: The result.
  ///   - number: Its number; nil where it is a file's, which may be of any run.
  func note(isSameAs other: RunResult, run number: Int64? = nil) {
    guard let run, run == number ?? run, result.totals == other.totals,
      ResultFile.encode(result) == ResultFile.encode(other)
    else { return }
    Output.error(
      "note: \(name) has this very result; if it is this night, the one before is to be compared")
  }

  var interrupted: Failure {
    Failure(
      status: .incomplete, message: "\(name): error: the run was interrupted [result-file]")
  }
}
