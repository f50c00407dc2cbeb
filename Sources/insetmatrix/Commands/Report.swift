import ArgumentParser
import InsetStrategies
import MatrixEngine
import ProfileFiles
import Reporting

/// A stored result, reported again.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Writes reports of a stored result.",
    discussion: """
      The reports have the same bytes as those of the run that stored the result. What the profiles \
      are needed for is to explain the worst scenarios, so they must be those of the run: exits \
      with 3 if they are not, with 5 if the run was interrupted. Whether the gate lets the run \
      through is said in the reports, not by the exit code.
      """)

  @Argument(
    help: ArgumentHelp("The result, as `run -o` or `merge` wrote it.", valueName: "file.imx"))
  var file: String

  @OptionGroup var profiles: ProfileOptions
  @OptionGroup var reporters: ReporterOptions

  mutating func run() throws {
    let targets = try reporters.targets()
    let earlier = try reporters.earlier()
    let result = try RunFile.read(file)
    guard result.isComplete else {
      throw Failure(
        status: .incomplete,
        message: "\(file): error: the run was interrupted; go on with `run --resume \(file)`")
    }
    let files = try profiles.files()
    let matrix = try matrix(of: result, files)
    try reporters.write(
      Report(
        result, of: matrix, plan: files.plan.path, against: earlier,
        isDrawn: targets.contains { $0.reporter.draws }), to: targets)
  }

  /// The matrix that the result comes from.
  private func matrix(of result: RunResult, _ files: ProfileSetFiles) throws(Failure) -> Matrix {
    let model = try files.model()
    let subjects = result.strategies.compactMap { Strategies.named($0.id) }
    let matrix: Matrix
    do throws(InvalidSubProduct) {
      matrix = try Matrix(model, subjects: subjects, policies: result.model.policies)
    } catch {
      throw error.failure
    }
    if result.belongs(to: matrix) { return matrix }
    let unknown = result.strategies.map(\.id).filter { Strategies.named($0) == nil }
    let reason =
      unknown.isEmpty
      ? result.model.digest == model.digest
        ? "it comes from another version of the tool"
        : "it comes from other profiles or another plan than that of \(files.plan.path)"
      : "this version of the tool has no strategy \(unknown.joined(separator: ", "))"
    throw Failure(
      status: .invalidInput,
      message: "\(file): error: \(reason) [result-file]\n"
        + "  help: say with --profiles and --matrix where those of the run are")
  }
}
