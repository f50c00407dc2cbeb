import ArgumentParser
import InsetCore
import MatrixResults
import Reporting

/// The parts of a run, put together.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Merges the parts of a run, in any order.",
    usage: """
      insetmatrix merge 1.imx 2.imx 3.imx -o nightly.imx
      """,
    discussion: """
      The file has the same bytes as that of a run in one piece. `run --resume` judges nothing of it \
      again, asks the gate and stores it in a history. Exits with 5 if a part is missing, with 3 if one is \
      foreign, corrupt, given twice or of another version of the tool; then nothing is written.
      """)

  @Argument(
    help: ArgumentHelp("The parts' result files.", valueName: "file.imx"),
    completion: Completions.results)
  var files: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write the whole.", valueName: "file.imx"),
    completion: Completions.results)
  var output: String

  mutating func run() throws {
    var parts: [RunResult] = []
    let target = try OutputFile(output)
    try OutputFile.require([target], notToReplace: files)
    var writers: [(path: String, writer: String)] = []
    for file in files {
      let (result, writer) = try RunFile.read(file)
      parts.append(result)
      writers.append((file, writer))
    }
    let build = writers.first?.writer ?? Release.version
    let version = ToolBuild.version(of: build)
    try RunFile.requireVersion(version, of: writers, as: files.first ?? "")
    let whole = try whole(of: parts)
    try target.write(
      ResultFile.encode(
        whole, writer: writers.allSatisfy { $0.writer == build } ? build : version))
    if whole.verdict == .empty {
      throw Failure(
        status: .incomplete, message: "error: the run is empty: no scenario was judged")
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
