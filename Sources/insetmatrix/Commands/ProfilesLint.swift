import ArgumentParser
import Foundation
import ProfileFiles
import YAMLDocuments

/// All that is wrong with profiles, by the tables and by the rules.
struct ProfilesLint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Says what is wrong with profiles, or looks wrong.",
    discussion: """
      Files are looked at together with the profiles' folder, which they may extend. Exits with 3 if \
      there is an error; warnings alone succeed. insetmatrix profiles rules tells about the rules.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files or folders; - reads standard input. By default the profiles' folder.",
      valueName: "path"), completion: Completions.yaml)
  var paths: [String] = []

  @Flag(help: "Make the changes that need nobody's judgement; comments and order stay.")
  var fix = false

  @Option(
    help: ArgumentHelp(
      "text, xcode, json, sarif or github, and the file to write it to; standard output without a "
        + "file.", valueName: "name[:path]"), completion: Completions.lintReporters)
  var reporter: [String] = ["text"]

  @Option(
    help: ArgumentHelp("The folder with the device profiles.", valueName: "dir"),
    completion: .directory)
  var profiles: String?

  mutating func run() throws {
    let targets = try reporter.map { text throws(Failure) in try Target(text) }
    if fix, paths.contains("-") {
      throw Failure(status: .usage, message: "error: --fix needs files, not standard input")
    }
    let files = try LintFiles(paths, profiles: profiles)
    let linter = Linter(levels: MatrixLevels.ofApp)
    var report: LintReport
    if fix {
      let fixed = linter.fix(files.sources, context: files.context)
      for source in fixed.changed { try Output.write(Data(source.bytes), to: source.path) }
      for finding in fixed.applied { Output.error(finding.applied) }
      report = fixed.report
    } else {
      report = linter.lint(files.sources, context: files.context)
    }
    for target in targets { try target.write(report) }
    if report.hasErrors { throw ExitStatus.invalidInput.code }
  }
}

extension LintFinding {
  /// The line that says what was changed.
  fileprivate var applied: String {
    let place = "\(diagnostic.file):\(diagnostic.mark.line):\(diagnostic.mark.column)"
    return "\(place): fixed: \(fix?.words ?? "") [\(diagnostic.rule)]"
  }
}

/// A form and where its text goes.
private struct Target {
  let reporter: any LintReporter.Type
  let path: String?

  /// Reads "sarif" or "sarif:lint.sarif".
  init(_ text: String) throws(Failure) {
    let name = text.prefix { $0 != ":" }
    let rest = text.dropFirst(name.count + 1)
    guard let found = LintReporters.all.first(where: { $0.id == name }) else {
      throw Failure(
        status: .usage,
        message: "error: there is no reporter \(name); there are "
          + LintReporters.all.map { $0.id }.joined(separator: ", "))
    }
    reporter = found
    path = rest.isEmpty ? nil : String(rest)
  }

  func write(_ report: LintReport) throws(Failure) {
    let text = reporter.render(report)
    guard let path else {
      try Output.print(text)
      return
    }
    try Output.write(text, to: path)
    Output.error("\(reporter.id) report: \(path)")
  }
}
