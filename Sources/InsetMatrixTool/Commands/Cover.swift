import ArgumentParser
import CoveringModels
import InsetMatrix
import InsetMatrixProfiles
import ProfileFiles
import ScenarioSpaces
import TextFormats

/// Covering arrays of models that are no matrix.
struct CoverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cover",
    abstract: "Finds few rows that hold every combination of a model's values.",
    discussion: """
      Reads models of Microsoft's PICT, and of ACTS, and prints rows as PICT does: the parameters' \
      names, then a row on each line, with tabs between. The same model and options give the same \
      rows on every machine. With --measure, exits with 1 if a combination is missing.
      """)

  @Argument(
    help: ArgumentHelp("The model; - is standard input.", valueName: "model"), completion: .file())
  var model: String

  @Option(
    help: ArgumentHelp(
      "How many values every combination has: 1 to 6, or max for all parameters.", valueName: "n"))
  var strength = "2"

  @Option(
    help: """
      How long to search for fewer rows: less than a second for pairs, or a minute; without it, default.
      """)
  var effort: Effort?

  @Option(
    help: ArgumentHelp(
      "Rows to keep, as this command prints them; empty cells are filled.", valueName: "file"),
    completion: .file())
  var extend: String?

  @Option(
    help: ArgumentHelp(
      "Rows to examine: prints how many combinations they hold, and those that are missing.",
      valueName: "file"), completion: .file())
  var measure: String?

  @Option(help: ArgumentHelp("Another number gives other rows; without it, 0.", valueName: "n"))
  var seed: UInt64?

  @Flag(help: "Print how many combinations and rows there are, to standard error.")
  var statistics = false

  @OptionGroup var format: ModelOptions

  enum Effort: String, ExpressibleByArgument, CaseIterable {
    case `default`, max

    fileprivate var search: SearchEffort { self == .max ? .max : .default }
  }

  func validate() throws {
    if strength != "max", Int(strength).map({ !(1...6).contains($0) }) ?? true {
      throw ValidationError(
        "--strength must be 1 to 6, or max: all parameters of a model of at most 6")
    }
    if measure != nil, extend != nil {
      throw ValidationError("--measure cannot be combined with --extend")
    }
    if measure != nil, effort != nil || seed != nil || statistics {
      throw ValidationError("--effort, --seed and --statistics do not apply to --measure")
    }
    if [model, extend, measure].count(where: { $0 == "-" }) > 1 {
      throw ValidationError("only one file can be standard input")
    }
  }

  mutating func run() throws {
    Interruption.end()
    let source = try orFailure(ProfileSource(reading: model))
    let named = try source.orFailure { bytes throws(TextFinding) in try format.model(bytes) }
    source.warn(named.warnings)
    try requireStrength(of: named)
    var covering = named.coveringModel(strength: Int(strength))
    covering.seed = seed ?? 0
    if let measure { return try examine(measure, covering, named) }
    let file = try extend.map { try rows(in: $0, of: named) }
    let array = try source.orFailure { _ throws(CoveringError) in
      try covering.array(
        effort: (effort ?? .default).search, extending: file?.rows.withoutResults(of: named) ?? [])
    }
    for number in array.forbiddenRows { file?.refuse(number) }
    if array.rows.isEmpty {
      throw source.failure(
        TextFinding(
          "no-rows", "this and the constraints before it allow no row",
          named.contradiction ?? TextLocation(1, 1)))
    }
    source.warn(named.warnings(ofImpossible: array.impossibleLevels))
    if statistics { Output.error("\(Self.summary(array))") }
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

  private static func summary(_ array: CoveringArray) -> String {
    "\(count(array.rows.count, "row")), \(count(array.tupleCount, "combination")), "
      + "\(Numbers.grouped(array.infeasibleCount)) that the constraints exclude"
      + (array.keptCount == 0 ? "" : "; \(array.additions)")
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(Numbers.grouped(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Prints what rows hold.
  private func examine(_ path: String, _ model: CoveringModel, _ named: NamedModel) throws {
    let file = try rows(in: path, of: named)
    let rows = try file.complete(butFor: model.results)
    let measured = try file.source.orFailure { _ throws(CoveringError) in
      try model.measure(rows)
    }
    for number in measured.forbiddenRows { file.refuse(number) }
    let (covered, all) = (measured.coveredCount, measured.tupleCount)
    try Output.printLine(
      "\(Numbers.grouped(covered)) of \(Self.count(all, "combination")), "
        + Numbers.percent(covered, of: all))
    for tuple in measured.missing {
      try Output.printLine(
        "missing\t"
          + tuple.map { cell in
            "\(named.parameters[cell.parameter].name): \(named.name(of: cell))"
          }.joined(separator: "\t"))
    }
    if all - covered > measured.missing.count {
      try Output.printLine("… \(Numbers.grouped(all - covered - measured.missing.count)) more")
    }
    if covered < all { throw ExitStatus.findings.code }
  }

  private func rows(in path: String, of model: NamedModel) throws(Failure) -> GivenRows {
    let source = try orFailure(ProfileSource(reading: path))
    let rows = try source.orFailure { bytes throws(TextFinding) in
      try RowFile(bytes, for: model)
    }
    source.warn(rows.warnings)
    return GivenRows(source: source, rows: rows)
  }
}

extension CoveringArray {
  /// How many rows were added to those that were given, and how few could do.
  var additions: String {
    "\(Numbers.grouped(rows.count - keptCount)) added to \(Numbers.grouped(keptCount)), "
      + "at least \(Numbers.grouped(fewestRows - keptCount)) needed"
  }
}

/// Rows that a file gives.
private struct GivenRows {
  let source: ProfileSource
  let rows: RowFile

  /// Warns of a row that the constraints forbid.
  func refuse(_ number: Int) {
    source.warn([
      TextFinding(
        "forbidden-row", "the constraints do not allow this row: it is left out",
        TextLocation(rows.lines[number], 1))
    ])
  }

  /// The rows, in which no cell may be free but those of results.
  func complete(butFor results: [Int]) throws(Failure) -> [[Int?]] {
    for (row, line) in zip(rows.rows, rows.lines)
    where row.indices.contains(where: { row[$0] == nil && !results.contains($0) }) {
      throw source.failure(
        TextFinding(
          "incomplete-row", "this row has not a value of every parameter", TextLocation(line, 1)))
    }
    return rows.rows
  }
}
