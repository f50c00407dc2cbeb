import ArgumentParser
import DeviceProfiles
import InsetMatrix
import MatrixResults
import ProfileFiles
import ScenarioSpaces
import TextFormats

struct UsageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "usage", abstract: "Manages usage data.", subcommands: [UsageImportCommand.self])
}

/// An export of an app's use as a usage file.
struct UsageImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Creates a usage file from an analytics export.",
    discussion: """
      The export is a table separated by commas, tabs or semicolons, or JSON: a list, or a value on \
      each line. Known exports are recognized by their columns; name the columns of others with \
      --column. Rows without a place in the matrix are listed with their lines and share. FILL-IN \
      marks what you have to write.
      """)

  @Argument(
    help: ArgumentHelp("The export; - is standard input.", valueName: "file"),
    completion: .file(extensions: ["csv", "txt", "tsv", "json", "jsonl", "ndjson"]))
  var file: String

  @Option(
    help: ArgumentHelp(
      "The column of a parameter, or of `share`; in JSON a path of keys such as device.model. May be "
        + "given several times.", valueName: "parameter=name"))
  var column: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The new file; standard output without it. An existing file is never replaced.",
      valueName: "file"), completion: Completions.yaml)
  var output: String?

  @Option(help: ArgumentHelp("The name of the figures.", valueName: "words"))
  var name = "own figures"

  @Option(
    help: ArgumentHelp(
      "The date of the figures: 2026, 2026-06 or 2026-06-30.", valueName: "date"))
  var date: String?

  @OptionGroup(title: "Profiles") var profiles: ProfileOptions

  func validate() throws {
    let isDate = date?.wholeMatch(of: /\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?/) != nil
    if date != nil, !isDate {
      throw ValidationError("--date must be such as 2026, 2026-06 or 2026-06-30")
    }
    if name.allSatisfy(\.isWhitespace) { throw ValidationError("--name is empty") }
    let names = column.compactMap { UsageExport.column($0)?.parameter }
    if names.count < column.count || Set(names).count < names.count || names == ["share"] {
      throw ValidationError("--column must be such as device=NAME, once for each parameter")
    }
  }

  mutating func run() throws {
    let files = try profiles.files()
    let model = try orFailure(files.model(checkingQueries: false))
    let columns = column.compactMap(UsageExport.column)
    let known = model.space.parameters.map(\.name) + ["share"]
    if let name = columns.map(\.parameter).first(where: { !known.contains($0) }) {
      throw UnknownName(kind: "parameter", name: name, known: known).failure
    }
    let source = try orFailure(ProfileSource(reading: file))
    let base = UsageModel.shipped
    let imported = try source.orFailure { bytes throws(TextFinding) in
      try UsageImport(
        bytes, columns: columns,
        names: UsageNames(model.profiles.devices, model.space.parameters), base: base)
    }
    for note in imported.notes { Output.error("\(note)") }
    if date == nil { Output.error("note: write the date in the place of FILL-IN, or use --date") }
    var usage = imported.file
    (usage.name, usage.date) = (name, date)
    try ExclusiveFile.write(yaml: usage.text, to: output)
  }
}
