import ArgumentParser
import Foundation
import MatrixEngine
import Reporting

/// Which reports to write, and where.
struct ReporterOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A format, and the file to write it to; standard output without a file.",
      discussion: "Formats: \(Reporters.all.map { $0.id }.joined(separator: ", ")).",
      valueName: "name[:path]"), completion: Completions.reporters)
  var reporter: [String] = []

  @Option(
    help: ArgumentHelp(
      "An earlier result: the report says what changed since.", valueName: "file.imx"))
  var against: String?

  @Option(
    help: ArgumentHelp(
      "With html: style and scripts in the page, or in files beside it for hosts that forbid them.",
      valueName: "embedded|external"))
  var assets = PageAssets.embedded

  @Flag(help: "With ndjson: list every scenario that was run, not the failing ones only.")
  var all = false

  @Option(
    help: ArgumentHelp(
      """
      With ndjson: list at most so many scenarios; 0 for no limit. \(ReportExtent.usualLimit) by \
      default, with --all no limit.
      """, valueName: "n"))
  var lines: Int?

  func validate() throws {
    if let lines, lines < 0 { throw ValidationError("--lines needs at least 0") }
  }

  /// The formats asked for.
  func targets() throws(Failure) -> [ReportTarget] {
    var targets: [ReportTarget] = []
    for text in reporter { targets.append(try ReportTarget(text)) }
    let paths = targets.compactMap(\.path)
    if let path = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
      throw Failure(status: .usage, message: "error: two reports go to \(path)")
    }
    if all || lines != nil, !targets.contains(where: { $0.reporter is any StreamingReporter.Type })
    {
      throw Failure(
        status: .usage,
        message: "error: --all and --lines go with --reporter \(NDJSONReporter.id)")
    }
    if assets == .external,
      !targets.contains(where: { $0.reporter.id == HTMLReporter.id && $0.path != nil })
    {
      throw Failure(
        status: .usage, message: "error: --assets external goes with --reporter html:PATH")
    }
    return targets
  }

  /// The result to compare with.
  func earlier() throws(Failure) -> RunResult? {
    guard let against else { return nil }
    let result = try RunFile.read(against)
    guard result.isComplete else {
      throw Failure(
        status: .incomplete, message: "\(against): error: the run was interrupted [result-file]")
    }
    return result
  }

  private var extent: ReportExtent {
    let usual = all ? nil : ReportExtent.usualLimit
    return ReportExtent(isEverything: all, limit: lines.map { $0 == 0 ? nil : $0 } ?? usual)
  }

  /// Writes the reports, or a few lines where none was asked for.
  func write(_ report: Report, to targets: [ReportTarget]) throws(Failure) {
    var report = report
    report.embedsAssets = assets == .embedded
    if targets.isEmpty { try Output.print(SummaryText.render(report.result)) }
    for target in targets {
      if let path = target.path {
        try target.write(report, extent, to: path)
        Output.error("\(target.reporter.id) report: \(path)")
      } else {
        try target.print(report, extent)
      }
    }
  }
}

/// Where a page has its style and scripts.
enum PageAssets: String, ExpressibleByArgument, CaseIterable {
  case embedded
  case external
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

  /// Writes the report to a file, with what stands beside it.
  func write(_ report: Report, _ extent: ReportExtent, to path: String) throws(Failure) {
    if let streaming = reporter as? any StreamingReporter.Type {
      try Output.write(to: path) { try streaming.write(report, extent, to: $0) }
      return
    }
    let url = URL(filePath: path)
    let files = reporter.files(report, named: url.lastPathComponent)
    for companion in files.companions {
      try Output.write(
        companion.text,
        to: url.deletingLastPathComponent().appending(path: companion.path).path)
    }
    try Output.write(files.text, to: path)
    try JobSummary.append(report, reporter)
  }

  /// Writes the report to standard output.
  func print(_ report: Report, _ extent: ReportExtent) throws(Failure) {
    if let streaming = reporter as? any StreamingReporter.Type {
      do {
        try streaming.write(report, extent) { try Output.print($0) }
      } catch let failure as Failure {
        throw failure
      } catch {
        throw Failure(status: .fault, message: "error: \(error)")
      }
      return
    }
    try Output.print(reporter.render(report))
    try JobSummary.append(report, reporter)
  }
}
