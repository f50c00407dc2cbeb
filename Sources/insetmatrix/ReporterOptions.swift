import ArgumentParser
import MatrixEngine
import Reporting

/// Which reports to write, and where.
struct ReporterOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A format, and the file to write it to; standard output without a file.",
      valueName: "name[:path]"), completion: Completions.reporters)
  var reporter: [String] = []

  /// The formats asked for.
  func targets() throws(Failure) -> [ReportTarget] {
    var targets: [ReportTarget] = []
    for text in reporter { targets.append(try ReportTarget(text)) }
    return targets
  }

  /// Writes the reports, or a few lines where none was asked for.
  func write(_ report: Report, to targets: [ReportTarget]) throws(Failure) {
    if targets.isEmpty { print(SummaryText.render(report.result), terminator: "") }
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
