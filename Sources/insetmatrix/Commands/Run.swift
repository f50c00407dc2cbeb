import ArgumentParser
import DeviceProfiles
import Foundation
import InsetCore
import MatrixEngine
import Reporting
import ScenarioSpaces

/// The nightly: profiles in, every scenario judged, reports out.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judges every scenario of the matrix and writes reports.",
    discussion: """
      Exits with 1 if a strategy of the matrix's gate is not exact, with 5 if nothing was judged.
      """)

  @OptionGroup var profiles: ProfileOptions
  @OptionGroup var strategies: StrategyOptions

  @Option(
    name: .customLong("where"),
    help: ArgumentHelp(
      "Narrows the matrix, such as 'device:iphone-15* keyboard:!floating'.", valueName: "query"))
  var query: String?

  @Option(help: ArgumentHelp("At most so many threads.", valueName: "n"))
  var threads: Int?

  @Option(
    help: ArgumentHelp(
      "A format, and the file to write it to; standard output without a file.",
      valueName: "name[:path]"))
  var reporter: [String] = []

  @Option(help: ArgumentHelp("Where to write what the run cost, as JSON.", valueName: "file"))
  var stats: String?

  func validate() throws {
    if let threads, threads < 1 { throw ValidationError("--threads needs at least 1") }
  }

  mutating func run() throws {
    let targets = try reporter.map(ReportTarget.init)
    let matrix = try matrix(of: profiles.load())
    let start = ContinuousClock.now
    let result = judge(matrix)
    try writeStats(result, wall: ContinuousClock.now - start)
    try write(result, of: matrix, to: targets)
    throw exitStatus(result).code
  }

  private func matrix(of model: MatrixModel) throws(Failure) -> Matrix {
    let narrowed = try narrowing(model)
    let subjects = try strategies.subjects()
    do throws(InvalidSubProduct) {
      return try Matrix(model, subjects: subjects, where: narrowed)
    } catch {
      let place = error.run.place.map { "\($0.file):\($0.line): " } ?? ""
      throw Failure(
        status: .invalidInput,
        message: "\(place)error: in `\(error.run.query)`: \(error.reason.message) [query]")
    }
  }

  private func narrowing(_ model: MatrixModel) throws(Failure) -> Query? {
    guard let query else { return nil }
    do throws(InvalidQuery) {
      return try Query(query, in: model.space)
    } catch {
      let caret = String(repeating: " ", count: error.offset)
      throw Failure(
        status: .usage, message: "error: \(error.message)\n  --where \(query)\n          \(caret)^")
    }
  }

  private func judge(_ matrix: Matrix) -> RunResult {
    let progress = Progress()
    defer { progress.finish() }
    return matrix.run(threads: threads) { progress.advance($0, of: $1) }
  }

  private func writeStats(_ result: RunResult, wall: Duration) throws(Failure) {
    guard let stats else { return }
    try Output.write(RunStats(result, wall: wall, threads: threads).json(), to: stats)
  }

  private func write(_ result: RunResult, of matrix: Matrix, to targets: [ReportTarget]) throws {
    let report = Report(result, of: matrix)
    if targets.isEmpty { print(SummaryText.render(result), terminator: "") }
    for target in targets {
      let text = target.reporter.render(report)
      if let path = target.path {
        try Output.write(text, to: path)
        Output.error("\(target.reporter.id) report: \(path)")
      } else {
        print(text, terminator: "")
      }
    }
  }

  private func exitStatus(_ result: RunResult) -> ExitStatus {
    if result.counts.applicable == 0 {
      Output.error("error: the matrix is empty: no scenario was judged")
      return .incomplete
    }
    return result.passesGate ? .success : .findings
  }
}

/// A format and where its text goes.
struct ReportTarget {
  let reporter: any Reporter.Type
  /// nil for standard output.
  let path: String?

  /// Reads "markdown" or "markdown:Reports/nightly.md".
  init(_ text: String) throws(Failure) {
    let name = String(text.prefix { $0 != ":" })
    let rest = text.dropFirst(name.count + 1)
    for candidate in Reporters.all where candidate.id == name {
      reporter = candidate
      path = rest.isEmpty ? nil : String(rest)
      return
    }
    throw Failure(
      status: .usage,
      message: "error: there is no reporter \(name); there are "
        + Reporters.all.map { $0.id }.joined(separator: ", "))
  }
}
