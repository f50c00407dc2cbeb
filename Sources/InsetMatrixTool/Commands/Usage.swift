import ArgumentParser
import DeviceProfiles
import InsetMatrixProfiles
import MatrixModels
import ProfileFiles
import ScenarioSpaces
import TextFormats
import UsageImport
import YAMLDocuments

/// What can be done with shares of use.
struct UsageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "usage", abstract: "Works with shares of use.",
    subcommands: [UsageImportCommand.self])
}

/// Exports of an app's use, as a usage file.
struct UsageImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Makes a usage file of what analytics services export.",
    discussion: """
      Reads reports of App Store Connect, CSV of Firebase, BigQuery and StatCounter, JSON of \
      TelemetryDeck, Sentry, MetricKit, Mixpanel and Amplitude, and CSV of one's own: \
      `parameter,level,share`, or a column for each parameter and one with counts. Files are \
      recognized by their contents; several may give different parameters. What could not be placed \
      is reported with its share. FILL-IN is where you must write.
      """)

  @Argument(
    help: ArgumentHelp("The exports.", valueName: "file"),
    completion: .file(extensions: ["csv", "txt", "tsv", "json", "jsonl", "ndjson"]))
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write a new file, never over another; standard output without it.",
      valueName: "file"), completion: Completions.yaml)
  var output: String?

  @Option(
    help: ArgumentHelp("Whose use it is; by default the app that is exported.", valueName: "words"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "When it was so, for exports that do not say: 2026, 2026-06 or 2026-06-30.",
      valueName: "date"))
  var date: String?

  @OptionGroup var profiles: ProfileOptions

  func validate() throws {
    if let date, !UsageDraft.isDate(date) {
      throw ValidationError("--date must be such as 2026, 2026-06 or 2026-06-30")
    }
    if name?.allSatisfy(\.isWhitespace) == true { throw ValidationError("--name is empty") }
  }

  mutating func run() throws {
    let set = try profiles.files()
    let model = try orFailure(set.model(checkingQueries: false))
    let names = UsageNames(
      devices: model.profiles.devices,
      parameters: model.space.parameters.map { ($0.name, $0.levels) })
    let sources = try orFailure(ProfileSource.read(files))
    let imported = try imported(sources, names, UsageModel.shipped())
    for note in imported.notes { Output.error("\(note)") }
    if imported.draft.lacksDate {
      Output.error("note: not every export says when it was: see FILL-IN, or use --date")
    }
    try ExclusiveFile.write(yaml: imported.draft.text, to: output)
  }

  private func imported(
    _ sources: [ProfileSource], _ names: UsageNames, _ base: UsageModel?
  ) throws(Failure) -> UsageImport {
    do throws(UsageImport.Refusal) {
      return try UsageImport(
        files: sources.map { ($0.path, $0.bytes) }, names: names, base: base, name: name, date: date
      )
    } catch {
      let (finding, place) = (error.finding, error.finding.place)
      let source = sources.first { $0.path == error.path }
      // What is wrong with a file as a whole has no line to show.
      let isWhole = place.line == 1 && place.column == 1
      let diagnostic = Diagnostic(
        finding.rule, finding.message, error.path,
        YAMLMark(line: place.line, column: place.column), length: place.length)
      throw Failure(
        status: .invalidInput,
        message: MessageText(
          lines: diagnostic.render(source: isWhole ? nil : source.map { SourceText($0.bytes) })))
    }
  }
}
