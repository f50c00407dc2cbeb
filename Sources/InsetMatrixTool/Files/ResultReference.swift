import Foundation
import InsetMatrix
import MatrixResults
import ScenarioSpaces
import TextFormats

/// A result by the name of its file or of its run in a history.
struct ResultReference {
  /// What messages call it: a path, or "run 2026-11-29T031500Z of nights".
  let name: String
  let result: RunResult
  /// The name of its run, where it is one of a history.
  let run: String?
  /// What commands call it, also when other runs have been stored meanwhile.
  let argument: String

  /// Reads a result.
  ///
  /// - Parameters:
  ///   - text: A path, or a reference to a run: a file that is called like one is `./latest`.
  ///   - options: The history, for runs.
  /// - Throws: A failure for what cannot be read.
  init(_ text: String, _ options: HistoryOptions) throws(Failure) {
    switch RunReference(text) {
    case .latest, .branch: try self.init(run: text, options)
    case .name(let name):
      let isFile = options.path == nil || FileManager.default.fileExists(atPath: text)
      let isRun = try Self.hasRun(name, options)
      if isFile && !isRun {
        try self.init(file: text)
      } else {
        try self.init(run: text, options)
      }
    case nil:
      if text.hasPrefix("latest~") || text.hasPrefix("branch:") {
        throw Failure(
          status: .usage,
          message: "error: no run is named '\(text)'\n"
            + "  help: latest~3 is three before the latest; a file is ./\(text)")
      }
      try self.init(file: text)
    }
  }

  /// Whether there is a history that has a run of a name.
  private static func hasRun(
    _ name: String, _ options: HistoryOptions
  ) throws(Failure) -> Bool {
    guard let path = options.path, FileManager.default.fileExists(atPath: path) else {
      return false
    }
    return try orHistoryFailure(RunHistory(path)).runs.contains { $0.name == name }
  }

  private init(file: String) throws(Failure) {
    (name, result, run, argument) = (file, try RunFile.read(file).result, nil, file)
  }

  private init(run text: String, _ options: HistoryOptions) throws(Failure) {
    guard options.path != nil else {
      throw Failure(
        status: .usage,
        message: "error: '\(text)' is a run of a history, and there is none\n"
          + "  help: --history FOLDER or $INSETMATRIX_HISTORY names one; a file is ./\(text)")
    }
    let history = try options.open()
    try self.init(options.run(named: text, in: history), in: history)
  }

  private init(_ run: HistoryRun, in history: RunHistory) throws(Failure) {
    name = "run \(run.name) of \(history.folder)"
    result = try orHistoryFailure(history.result(of: run)).result
    (self.run, argument) = (run.name, run.name)
  }

  /// Reads the result that a later one is compared with.
  ///
  /// `latest` and the last run of a branch are those of the same query whose results can be read.
  ///
  /// - Parameters:
  ///   - text: A path, or a reference to a run.
  ///   - options: The history, for runs.
  ///   - request: What the later result is asked for.
  ///   - own: The name of the later one's run, which is not compared with itself.
  /// - Returns: The result; nil in a first night, and for a part.
  /// - Throws: A failure for what cannot be read.
  static func earlier(
    _ text: String, _ options: HistoryOptions, than request: RunRequest, named own: String?
  ) throws(Failure) -> ResultReference? {
    let isFirst: Bool
    switch RunReference(text) {
    case .latest(let back), .branch(_, let back): isFirst = back == 0
    case .name, nil: return try ResultReference(text, options)
    }
    guard let path = options.path, let reference = RunReference(text) else {
      return try ResultReference(run: text, options)
    }
    if request.shard != nil {
      Output.error("note: a part is not compared; compare the merged result")
      return nil
    }
    let history =
      FileManager.default.fileExists(atPath: path) || !isFirst ? try options.open() : nil
    let selection = request.model.selection
    var runs = (history?.runs ?? []).filter {
      $0.hasResult && $0.summary.selection == selection && $0.name != own
    }
    while let history, let run = reference.run(in: runs) {
      do throws(Failure) {
        return try ResultReference(run, in: history)
      } catch {
        Output.error(MessageText(lines: error.message))
        runs.removeAll { $0.name == run.name }
      }
    }
    if let history, !isFirst { _ = try options.run(named: text, in: history) }
    Output.error("note: \(path) has no '\(text)' of this query: nothing is compared")
    return nil
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
  ///   - name: Its run; nil where it is a file's, which may be of any run.
  func note(isSameAs other: RunResult, run name: String? = nil) {
    guard let run, run == name ?? run, result.totals == other.totals,
      ResultFile.content(of: result) == ResultFile.content(of: other)
    else { return }
    Output.error(
      "note: \(self.name) has this very result; compare with the run before if it is this night")
  }

  var interrupted: Failure {
    Failure(
      status: .incomplete, message: "\(name): error: the run was interrupted [result-file]")
  }
}
