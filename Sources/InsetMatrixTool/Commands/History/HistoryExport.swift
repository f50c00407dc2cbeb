import ArgumentParser
import MatrixResults
import RunHistory

struct HistoryExport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Writes the result of a run, with the bytes that it had.")

  @Argument(help: ArgumentHelp("The run.", valueName: "run"))
  var name: String

  @OptionGroup var history: HistoryOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write the result.", valueName: "file.imx"),
    completion: Completions.results)
  var output: String

  mutating func run() throws {
    let target = try OutputFile(output)
    try OutputFile.require([target], notToReplace: [history.path])
    let name = name
    let (result, version) = try history.open()(
      { (history) throws(HistoryError) in
        let run = try history.run(named: name)
        return (try history.result(of: run), run.version)
      })
    try target.write(ResultFile.encode(result, writer: version))
  }
}
