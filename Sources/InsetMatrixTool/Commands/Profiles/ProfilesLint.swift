import ArgumentParser
import ProfileFiles
import ProfileTools
import TextFormats

/// All that is wrong with profiles, by the tables and by the rules.
struct ProfilesLint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Lints device profiles.",
    usage: """
      insetmatrix profiles lint
      insetmatrix profiles lint profiles --fix
      insetmatrix profiles lint --strict --reporter github
      insetmatrix profiles lint --rules keyboard-outlier
      """,
    discussion: """
      Files are looked at together with those that `run` reads: the profiles' folder, or the shipped \
      profiles with matrix.yaml and what is beside it. Exits with 3 if there is an error; warnings \
      alone succeed, except with --strict.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files or folders; - reads standard input. By default devices, or else matrix.yaml, "
        + "usage.yaml, baseline.yaml, scripts.yaml and profiles.",
      valueName: "path"), completion: Completions.yaml)
  var paths: [String] = []

  @Flag(help: "Apply safe fixes; comments and key order are kept.")
  var fix = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "text, xcode, json, sarif or github, and the file to write it to; standard output without a "
        + "file.", valueName: "name[:path]"), completion: Completions.lintReporters)
  var reporter: [String] = ["text"]

  @Option(
    defaultAsFlag: "all", parsing: .next,
    help: ArgumentHelp("Describe the rules, or one of them, and lint nothing.", valueName: "rule"),
    completion: Completions.rules)
  var rules: String?

  @Option(
    help: ArgumentHelp("The folder with the device profiles.", valueName: "dir"),
    completion: .directory)
  var profiles: String?

  @OptionGroup var color: ColorOptions

  func validate() throws {
    if rules != nil, fix || strict || !paths.isEmpty {
      throw ValidationError("--rules lints nothing: no path, --fix or --strict")
    }
  }

  mutating func run() throws {
    if let rules { return try Output.print(LintRules.words(of: rules)) }
    let targets = try reporter.map { text throws(Failure) in try Target(text) }
    if fix, paths.contains("-") {
      throw Failure(status: .usage, message: "error: --fix needs files, not standard input")
    }
    let files = try LintFiles(paths, profiles: profiles)
    let report: LintReport
    if fix {
      let fixed = Linter.tool.fix(files.sources, context: files.context, drafts: files.drafts)
      for source in fixed.changed {
        let old = files.sources.first { $0.path == source.path }?.bytes
        try Output.write(source.bytes, to: source.path, replacing: old)
      }
      for finding in fixed.applied { Output.error("\(finding.line("fixed"))") }
      for finding in fixed.refused {
        Output.error("\(finding.line("not fixed", finding.obstacle))")
      }
      report = fixed.report
    } else {
      report = Linter.tool.lint(files.sources, context: files.context, drafts: files.drafts)
    }
    for target in targets { try target.write(report, inColor: color.isColored()) }
    if Terminal.hasOutput, targets.contains(where: \.isForPeople) {
      try Output.printLine(report.summary)
    }
    if report.hasErrors || strict && report.count(.warning) > 0 {
      throw ExitStatus.invalidInput.code
    }
  }
}

extension LintRules {
  /// What a rule asks for, or `all` in a line each.
  fileprivate static func words(of name: String) throws(Failure) -> String {
    if let rule = rule(name) { return rule.words }
    if let summary = loader[name] { return "\(name) (error): \(summary)\n" }
    let loaded = loader.keys.sorted()
    guard name == "all" else {
      throw UnknownName(
        kind: "rule", name: name, known: all.map(\.id) + loaded,
        help: "`insetmatrix profiles lint --rules` lists them"
      ).failure
    }
    let rows =
      all.map { [$0.id, $0.severity.rawValue, $0.summary] }
      + loaded.map { [$0, "error", loader[$0, default: ""]] }
    return TextColumns.lines(rows).joined(separator: "\n") + "\n"
  }
}

extension LintFinding {
  /// The line that says what was changed, or was not and why.
  fileprivate func line(_ outcome: String, _ obstacle: String? = nil) -> String {
    let place = "\(diagnostic.file):\(diagnostic.mark.line):\(diagnostic.mark.column)"
    let reason = obstacle.map { ": \($0)" } ?? ""
    return "\(place): \(outcome): \(fix?.words ?? "")\(reason) [\(diagnostic.rule)]"
  }
}

/// A form and where its text goes.
private struct Target {
  let reporter: any LintReporter.Type
  let path: String?

  /// Whether people read it at a terminal.
  var isForPeople: Bool { path == nil && reporter == LintTextReporter.self }

  /// Reads "sarif" or "sarif:lint.sarif".
  init(_ text: String) throws(Failure) {
    let name = text.prefix { $0 != ":" }
    let rest = text.dropFirst(name.count + 1)
    let all = LintReporters.all.map { $0.id }
    guard let found = LintReporters.all.first(where: { $0.id == name }) else {
      throw UnknownName(kind: "reporter", name: String(name), known: all).failure
    }
    reporter = found
    path = rest.isEmpty ? nil : String(rest)
  }

  /// Writes the report; colors are for people at standard output.
  func write(_ report: LintReport, inColor isColored: Bool) throws(Failure) {
    guard let path else {
      let isText = reporter == LintTextReporter.self
      try Output.print(isText ? report.text(inColor: isColored) : reporter.render(report))
      return
    }
    try Output.write(reporter.render(report), to: path)
    Output.error("\(reporter.id) report: \(path)")
  }
}
