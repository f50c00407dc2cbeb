import ArgumentParser
import DeviceProfiles
import Foundation
import InsetCore
import InsetMatrix
import InsetOracle
import InsetStrategies
import MatrixEngine
import MatrixResults
import Reporting
import ScenarioSpaces
import TextFormats

/// Tests for an app's own test target.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Writes scenarios as tests for an iOS target.",
    usage: """
      insetmatrix generate swift-testing --where 'iphone 15' --limit 20 -o Tests/KeyboardTests
      insetmatrix generate xctest --strength 2 -o Tests/KeyboardTests
      """,
    discussion: """
      Writes KeyboardCases.swift and KeyboardHarness.swift into a folder. In a test target, together \
      with a function of your own that makes your view controller, they put it into a window like \
      that of each scenario, post the scenario's notifications, and compare its insets with those \
      that are needed. What cannot be built in a process is refused and counted. Exits with 5 if \
      nothing is left.
      """)

  @Argument(
    help: ArgumentHelp(
      "The testing library: \(TestFormat.allCases.map(\.rawValue).joined(separator: " or ")).",
      valueName: "library"),
    completion: .list(TestFormat.allCases.map(\.rawValue)))
  var format: String

  @OptionGroup(title: "Profiles") var profiles: ProfileOptions
  @OptionGroup(title: "Judgement calls") var policies: PolicyOptions
  @OptionGroup(title: "Judgement calls") var behaviors: BehaviorOptions
  @OptionGroup(title: "Scenarios") var queries: QueryOptions
  @OptionGroup(title: "Scenarios") var strength: StrengthOptions

  @Option(
    help: ArgumentHelp("A file with a scenario's id on each line.", valueName: "file"),
    completion: .file())
  var scenarios: String?

  @Option(
    help: ArgumentHelp(
      """
      The maximum number of scenarios: spread evenly over devices, all other levels and the ways in \
      which known strategies fail.
      """, valueName: "n"))
  var limit: Int?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "dir"),
    completion: .directory)
  var output: String

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit must be at least 1") }
    if scenarios != nil, limit != nil || queries.query != nil || strength.strength != nil {
      throw ValidationError("--scenarios cannot be combined with --where, --limit or --strength")
    }
    if limit != nil, strength.strength != nil {
      throw ValidationError("--limit cannot be combined with --strength")
    }
  }

  mutating func run() throws {
    Interruption.end()
    guard let format = TestFormat(rawValue: format) else {
      throw UnknownName(
        kind: "testing library", name: self.format, known: TestFormat.allCases.map(\.rawValue)
      ).failure
    }
    let paths = ["KeyboardCases.swift", "KeyboardHarness.swift"].map { "\(output)/\($0)" }
    for path in paths where !Self.isGenerated(path) { try ExclusiveFile.refuse(path) }
    let files = try paths.map { try OutputFile($0) }
    let loaded = try behaviors.applied(to: profiles.load())
    let chosen =
      try scenarios.map { try listed(in: $0, of: loaded) }
      ?? (strength.strength == nil ? selected(of: loaded) : covering(loaded))
    for line in chosen.refused.lines { Output.error("note: \(line)") }
    let cases = try cases(chosen.scenarios, of: loaded)
    let generated = TestFiles(cases, format: format, command: command, refused: chosen.refused)
    for (file, text) in zip(files, generated.files.map(\.text)) { try file.write(Array(text.utf8)) }
    for file in files { try Output.printLine(file.path) }
  }

  /// Whether a file was written by this command, and is no work of the user's.
  private static func isGenerated(_ path: String) -> Bool {
    FileManager.default.contents(atPath: path)?.starts(with: TestFiles.mark.utf8) ?? false
  }

  /// What was chosen, and what was not.
  typealias Chosen = (scenarios: [[Int]], refused: RefusalCounts)

  /// The strategies whose failures are spread over: this project's own, the write-ups that set
  /// insets, and one that never restores them.
  private static let strategies =
    [CoveredArea.id, "s0a-height-minus-bar", "s2-intersection-in-table", "s2d-remember-applied"]
    .compactMap(Strategies.named)

  /// The scenarios of the plan and the query.
  private func selected(of loaded: ScenarioMatrix) throws -> Chosen {
    let (model, choices) = (loaded.model, try policies.choices())
    let query = try queries.selection(in: model)
    let whole = try orFailure(loaded.matrix([], where: query, choices, gate: MatrixPlan.Gate.none))
    if let reason = whole.emptyReason() { throw Self.empty(reason.words) }
    var refused = RefusalCounts(whole)
    if refused.buildable == 0 { throw Self.empty("all are refused", refused) }
    if limit == nil, refused.buildable > CaseSelection.most {
      throw Failure(
        status: .usage,
        message: "error: \(Numbers.grouped(refused.buildable)) scenarios are selected\n"
          + "  help: --limit takes some of them, spread evenly; --where narrows")
    }
    let matrix = try orFailure(
      loaded.matrix(
        Self.strategies, where: Refusal.buildable(query, in: model), choices,
        gate: MatrixPlan.Gate.none))
    let progress = Progress()
    var options = Matrix.Options()
    options.begin = { progress.begin("judging", of: $0, "scenarios") }
    options.progress = { progress.advance($0) }
    let result = try judge(matrix, options)
    progress.finish()
    let selection = CaseSelection(result, limit: limit)
    refused.add(.ambiguous, selection.ambiguous)
    if selection.scenarios.isEmpty { throw Self.empty("all are refused", refused) }
    return (selection.scenarios, refused)
  }

  private func judge(_ matrix: Matrix, _ options: Matrix.Options) throws(Failure) -> RunResult {
    do throws(IncompatibleResult) {
      return try matrix.run(options).result
    } catch {
      throw Failure(status: .fault, message: "error: \(error)")
    }
  }

  /// The cases of scenarios that can be built.
  private func cases(_ scenarios: [[Int]], of loaded: ScenarioMatrix) throws -> [TestCase] {
    let choices = try policies.choices()
    let matrix = try orFailure(loaded.matrix([], choices, gate: MatrixPlan.Gate.none))
    let options = options
    return try scenarios.map { scenario in
      let explanation = try matrix.explain(scenario, AnyInsetStrategy(CoveredArea.self))
      return TestCase(
        explanation,
        command: "insetmatrix explain \(shellWord(explanation.id)) --strategy \(CoveredArea.id)"
          + options)
    }
  }

  static func empty(_ reason: String, _ refused: RefusalCounts = RefusalCounts()) -> Failure {
    Failure(
      status: .incomplete,
      message: refused.lines.reduce("error: there is nothing to generate: \(reason)") {
        $0 + "\n  note: \($1)"
      })
  }

  /// The options that a scenario depends on, for a command in the folder that is written to.
  private var options: String {
    let choices = (try? policies.choices()) ?? PolicyChoices()
    let places = profiles.places
    let files = [("profiles", there(places.folder)), ("matrix", there(places.plan))]
    return files.compactMap { name, value in value.map { " --\(name) \(shellWord($0))" } }.joined()
      + behaviors.without.map { " --without \(shellWord($0))" }.joined()
      + behaviors.with.map { " --with \(shellWord($0))" }.joined() + choices.options
  }

  /// A path as seen from the folder that is written to.
  private func there(_ path: String?) -> String? {
    path.map { RelativePath.path($0, from: output) }
  }

  /// The command that writes the same files into the folder that it is run in.
  private var command: String {
    let own = [
      ("where", queries.query), ("scenarios", there(scenarios)), ("limit", limit.map(String.init)),
      ("strength", strength.strength), ("extend", there(strength.extend)),
    ]
    return "insetmatrix generate \(format)" + options
      + own.compactMap { name, value in value.map { " --\(name) \(shellWord($0))" } }.joined()
      + " --output ."
  }
}
