import ArgumentParser
import DeviceProfiles
import Foundation
import InsetMatrix
import InsetStrategies
import MatrixEngine
import MatrixResults
import ProfileFiles
import Reporting
import ScenarioSpaces

/// Which reports to write, and where.
struct ReporterOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A format, and the file to write it to; standard output without a file, or for -.",
      discussion: "Formats: \(Reporters.all.map { $0.id }.joined(separator: ", ")).",
      valueName: "name[:path]"), completion: Completions.reporters)
  var reporter: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      An earlier result: the report says what changed since. A file, or a run of the history: its name, \
      latest, latest~3 or branch:main. In a first night there is no latest: nothing is compared.
      """, valueName: "file.imx|run"),
    completion: Completions.results)
  var against: String?

  @OptionGroup(title: "History") var history: HistoryOptions

  @Option(
    help: ArgumentHelp(
      """
      What people use, which weighs scenarios. By default usage.yaml beside the \
      matrix or in the profiles' folder. What it does not say public figures do. With none no file is \
      read; a file of that name is ./none.
      """, valueName: "file|none"), completion: Completions.yaml)
  var usage: String?

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
      With ndjson: the maximum number of scenarios to list; 0 for no limit. \(ReportExtent.usualLimit) by \
      default, with --all no limit.
      """, valueName: "n"))
  var lines: Int?

  @Flag(
    help: """
      Judge again without each OS behavior, or with it if it is only possible, and report how much it decides: in html and json. Takes \
      about as long as the run.
      """)
  var decisions = false

  @OptionGroup var origin: OriginOptions

  func validate() throws {
    if let lines, lines < 0 { throw ValidationError("--lines must be at least 0") }
  }

  /// The formats asked for.
  func targets() throws(Failure) -> [ReportTarget] {
    var targets: [ReportTarget] = []
    for text in reporter { targets.append(try ReportTarget(text, assets)) }
    try OutputFile.requireDistinct(targets.flatMap(\.files))
    if all || lines != nil, !targets.contains(where: { $0.reporter is any StreamingReporter.Type })
    {
      throw Failure(
        status: .usage,
        message: "error: --all and --lines require --reporter \(NDJSONReporter.id)")
    }
    if assets == .external,
      !targets.contains(where: { $0.reporter.id == HTMLReporter.id && $0.file != nil })
    {
      throw Failure(
        status: .usage, message: "error: --assets external requires --reporter html:PATH")
    }
    return targets
  }

  /// The result to compare with; nil where there is none.
  func earlier(
    than request: RunRequest, named name: String, run: String? = nil
  ) throws(Failure) -> ResultReference? {
    guard let against,
      let earlier = try ResultReference.earlier(against, history, than: request, named: run)
    else { return nil }
    try earlier.requireComparable(with: request, named: name)
    return earlier
  }

  /// What people use of what a matrix has; nil where scenarios are only counted.
  func usage(
    beside files: ProfileFileSet, in space: ScenarioSpace
  ) throws(Failure) -> UsageModel? {
    try UsageModel.selected(usage, beside: files, in: space)
  }

  /// Why the only strategy of a run fails; nil where it does not, and for several.
  private func causes(of result: RunResult, in matrix: Matrix, _ usage: UsageModel?) -> String? {
    guard let strategy = result.strategies.first, result.strategies.count == 1, let usage,
      result.counts(of: strategy)[0].failing > 0,
      let check = StrategyCheck(
        .strategy(strategy.id), of: result, result.failureRules(), in: matrix, usage,
        among: Strategies.all)
    else { return nil }
    return check.text
  }

  private var extent: ReportExtent {
    let usual = all ? nil : ReportExtent.usualLimit
    return ReportExtent(isEverything: all, limit: lines.map { $0 == 0 ? nil : $0 } ?? usual)
  }

  /// Writes the reports of a result, or a few lines where none was asked for.
  ///
  /// The options are those that the command which asks for the same needs beside the request.
  func write(
    _ result: RunResult, of matrix: Matrix, plan: String, usage: UsageModel?,
    gate: GateJudgement, by basis: GateMessage.Basis, against earlier: consuming RunResult?,
    to targets: [ReportTarget], run: String? = nil, rules: [FailureRules]? = nil, options: String,
    threads: Int? = nil
  ) throws(Failure) {
    let reach = ChoiceReach(
      of: result, of: matrix, usage: usage, against: copy earlier, threads: threads)
    if targets.isEmpty {
      let causes = causes(of: result, in: matrix, usage).map { "\n" + $0 } ?? ""
      return try Output.print(SummaryText.render(result, gate: gate, reach: reach) + causes)
    }
    let trends = try history.trends(of: result, run: run)
    let rules = rules ?? result.reportedRules(threads: threads)
    let progress = Progress()
    var report = Report(
      result, of: matrix, plan: plan, rules: rules, against: earlier, usage: usage,
      isDrawn: targets.contains { $0.reporter.draws }, threads: threads,
      progress: Report.Progress(
        begin: { phase, total, unit in progress.begin(phase, of: total, unit) },
        advance: { progress.advance() }))
    if decisions {
      progress.begin("decisions", of: matrix.behaviorsToDecide.count, "behaviors")
      report.decisions = matrix.decisions(of: result, usage: usage, threads: threads) {
        progress.advance()
      }
    }
    report.reach = reach
    report.gate = gate
    report.gateBasis = basis
    report.trends = trends
    report.embedsAssets = assets == .embedded
    report.context = origin.context(
      command: result.request.command(
        known: Strategies.all.map(\.id), gate: matrix.model.plan.gate) + options)
    if let name = self.usage, usage != nil, !report.isWeighed {
      Output.error("note: \(name) has nothing of what was run: scenarios are counted")
    } else if let words = usage?.unusedWords(in: result) {
      Output.error("note: \(words)")
    }
    for target in targets {
      progress.begin(target.reporter == HTMLReporter.self ? "page" : "\(target.reporter.id) report")
      if let file = target.file {
        let beside = try target.write(report, extent, to: file)
        progress.finish()
        let written = ([file.path] + beside).joined(separator: ", ")
        Output.error("\(target.reporter.id) report: \(written)")
      } else {
        progress.finish()
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
  let file: OutputFile?
  /// The files that it writes: its own, and those beside it.
  private(set) var files: [OutputFile] = []

  /// Reads "markdown" or "markdown:Reports/nightly.md".
  init(_ text: String, _ assets: PageAssets) throws(Failure) {
    let name = String(text.prefix { $0 != ":" })
    let rest = text.dropFirst(name.count + 1)
    for candidate in Reporters.all where candidate.id == name {
      reporter = candidate
      file = rest.isEmpty || rest == "-" ? nil : try OutputFile(String(rest))
      if let file { files = try [file] + companions(of: file, assets) }
      return
    }
    throw UnknownName(kind: "reporter", name: name, known: Reporters.all.map { $0.id }).failure
  }

  private func companions(
    of file: OutputFile, _ assets: PageAssets
  ) throws(Failure) -> [OutputFile] {
    guard file.isRegular else { return [] }
    let url = URL(filePath: file.path)
    let names = reporter.companions(
      named: url.lastPathComponent, embedsAssets: assets == .embedded)
    return try names.map { name throws(Failure) in
      try OutputFile(Self.path(of: name, beside: file))
    }
  }

  private static func path(of name: String, beside file: OutputFile) -> String {
    // `deletingLastPathComponent` of NSString ends the process on Linux for a name of one character.
    let folder = file.path.lastIndex(of: "/").map { file.path[...$0] } ?? ""
    return folder + name
  }

  /// Writes the report to a file, with the files beside it.
  ///
  /// - Returns: The paths of what is beside it; of files in a folder, that of the folder.
  func write(
    _ report: Report, _ extent: ReportExtent, to file: OutputFile
  ) throws(Failure) -> [String] {
    if let streaming = reporter as? any StreamingReporter.Type {
      try file.writePieces { try streaming.write(report, extent, to: $0) }
      return []
    }
    var beside: [String] = []
    if file.isRegular {
      let files = reporter.files(report, named: URL(filePath: file.path).lastPathComponent)
      for companion in files.companions {
        try Output.write(companion.text, to: Self.path(of: companion.path, beside: file))
        let folder = companion.path.firstIndex(of: "/").map { String(companion.path[...$0]) }
        let path = Self.path(of: folder ?? companion.path, beside: file)
        if !beside.contains(path) { beside.append(path) }
      }
      try file.write(Array(files.text.utf8))
    } else {
      try file.write(Array(reporter.render(report).utf8))
    }
    try JobSummary.append(report, reporter)
    return beside
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
