import ArgumentParser
import InsetMatrix
import ProfileFiles
import ScenarioSpaces
import TextFormats

/// Covering arrays of models that are no matrix.
struct CoverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cover",
    abstract: "Finds few rows that hold every combination of a model's values.",
    discussion: """
      Reads a model of Microsoft's PICT and prints rows as PICT does: the names of the parameters, \
      then a row on each line, separated by tabs. The same model and options give the same rows on \
      every machine.
      """)

  @Argument(
    help: ArgumentHelp("The model; - is standard input.", valueName: "model"), completion: .file())
  var model: String

  @Option(
    help: ArgumentHelp(
      "The number of values in a combination: 1 to 6, or max for all parameters (PICT: /o).",
      valueName: "n"))
  var strength = "2"

  @Option(
    help: ArgumentHelp(
      "Rows to keep, as this command prints them; empty cells are filled (PICT: /e).",
      valueName: "file"),
    completion: .file())
  var extend: String?

  func validate() throws {
    if strength != "max", Int(strength).map({ !(1...6).contains($0) }) ?? true {
      throw ValidationError(
        "--strength must be 1 to 6, or max: all parameters of a model of at most 6")
    }
    if model == "-", extend == "-" {
      throw ValidationError("only one file can be standard input")
    }
  }

  mutating func run() throws {
    Interruption.end()
    let source = try orFailure(ProfileSource(reading: model))
    let named = try source.orFailure { bytes throws(TextFinding) in try PICTFormat.model(bytes) }
    source.warn(named.warnings)
    try requireStrength(of: named)
    let given = try extend.map { path throws(Failure) in
      try orFailure(ProfileSource(reading: path))
    }
    let rows = try given?.orFailure { bytes throws(TextFinding) in
      try RowFile(bytes, for: named)
    }
    given?.warn(rows?.warnings ?? [])
    let array = try source.orFailure { _ throws(CoveringError) in
      try named.coveringModel(strength: Int(strength)).array(extending: rows?.rows ?? [])
    }
    given?.warn(
      array.forbiddenRows.map { number in
        TextFinding(
          "forbidden-row", "the constraints do not allow this row: it is left out",
          TextLocation(rows?.lines[number] ?? 1, 1))
      })
    if array.rows.isEmpty {
      throw source.failure(
        TextFinding(
          "no-rows", "this and the constraints before it allow no row",
          named.contradiction ?? TextLocation(1, 1)))
    }
    source.warn(named.warnings(ofImpossible: array.impossibleLevels))
    try Output.print(named.text(of: array.determinedRows))
  }

  private func requireStrength(of model: NamedModel) throws(Failure) {
    let count = model.parameters.count { !$0.isResult }
    guard strength == "max", count > 6 else { return }
    throw Failure(
      status: .usage,
      message: "error: --strength max combines all \(count) parameters of the model, and at most 6 "
        + "can be combined")
  }
}
