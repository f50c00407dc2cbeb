import ArgumentParser
import InsetCore
import MatrixResults
import Reporting

/// The parts of a run, put together.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Merges the parts of a run, in any order.",
    discussion: """
      The file has the same bytes as that of a run in one piece. Exits with 5 if a part is missing, \
      with 3 if one is foreign, corrupt or given twice; then nothing is written.
      """)

  @Argument(
    help: ArgumentHelp("The parts' result files.", valueName: "file.imx"),
    completion: Completions.results)
  var files: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write the whole.", valueName: "file.imx"),
    completion: Completions.results)
  var output: String

  @OptionGroup var history: HistoryOptions
  @OptionGroup var origin: OriginOptions

  mutating func run() throws {
    var parts: [RunResult] = []
    let target = try OutputFile(output)
    try OutputFile.require([target], notToReplace: [history.path] + files)
    let origin = try origin.origin()
    for file in files { parts.append(try RunFile.read(file)) }
    let whole = try whole(of: parts)
    let isEmpty = whole.verdict == .empty
    // A merge that is refused makes no history, and one that cannot be opened keeps the whole unwritten.
    let history = isEmpty ? nil : try history.store(of: nil)
    try target.write(ResultFile.encode(whole))
    if isEmpty {
      throw Failure(
        status: .incomplete, message: "error: the run is empty: no scenario was judged")
    }
    if let history {
      let id = try history.store(whole, rules: whole.failureRules(), origin, isMerged: true)
      Output.error("history: run \(id) of \(history.path)")
    }
  }

  private func whole(of parts: [RunResult]) throws(Failure) -> RunResult {
    do throws(IncompatibleResult) {
      return try RunResult.merge(parts)
    } catch {
      throw error.failure(files)
    }
  }
}
