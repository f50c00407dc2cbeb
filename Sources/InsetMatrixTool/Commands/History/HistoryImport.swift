import ArgumentParser
import MatrixResults
import RunHistory
import TextFormats

struct HistoryImport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Stores results that are files, in the order given.",
    discussion: "Nothing is stored where one of them cannot be read or is a part of a run.")

  @Argument(
    help: ArgumentHelp("The results.", valueName: "file.imx"), completion: Completions.results)
  var files: [String]

  @OptionGroup var history: HistoryOptions
  @OptionGroup var origin: OriginOptions

  mutating func run() throws {
    var results: [(result: RunResult, writer: String)] = []
    for file in files {
      let (result, writer) = try RunFile.readWithWriter(file)
      guard result.verdict.isWhole else {
        throw Failure(
          status: .incomplete,
          message: "\(file): error: \(result.verdict.words): a history has whole runs [history]")
      }
      results.append((result, writer))
    }
    let origin = try origin.origin()
    let history = try history.open(for: .writing, mustExist: false)
    for (file, (result, writer)) in zip(files, results) {
      let id = try history.store(
        result, rules: result.failureRules(), origin, version: writer)
      try Output.printLine("\(file.tamed): run \(id)")
    }
  }
}
