import ScenarioSpaces
import TextFormats

/// The rows of a file as PICT prints them: a header of names, then values, with tabs between.
///
/// Results are left free: they follow from the other cells.
struct RowFile: Sendable {
  /// For each row a level for each parameter; nil for a cell that is empty or not of the model.
  var rows: [[Int?]] = []
  /// The line of each row.
  var lines: [Int] = []
  /// Columns and values that the model does not have.
  var warnings: [TextFinding] = []

  /// Reads rows for a model; columns may be in any order and missing.
  ///
  /// - Throws: The first location that cannot be read.
  init(_ bytes: [UInt8], for model: NamedModel) throws(TextFinding) {
    let lines = try ModelLimits.lines(bytes)
    let numbers = model.numbers
    let levels = model.parameters.map(Self.levels)
    guard let header = lines.first, !header.trimmed.isEmpty else {
      throw TextFinding(
        "no-header", "the first line must name the parameters", TextLocation(1, 1))
    }
    var columns: [Int?] = []
    for name in header.parts(separatedBy: "\t") {
      let found = numbers[Name(name.text)]
      if found == nil { warn("the model has no such parameter: its column is left out", name) }
      if let found, columns.contains(found) {
        throw TextFinding(
          "duplicate-column", "the parameter has a column before this one", name.place)
      }
      columns.append(found)
    }
    if columns.allSatisfy({ $0 == nil }) {
      throw TextFinding(
        "no-column", "the first line names no parameter of the model", TextLocation(1, 1))
    }
    for (number, line) in lines.enumerated().dropFirst() where !line.trimmed.isEmpty {
      if rows.count * model.parameters.count > ModelLimits.cells {
        throw TextFinding("too-many-rows", "there are too many rows to read", line.place)
      }
      var row = [Int?](repeating: nil, count: model.parameters.count)
      let cells = line.parts(separatedBy: "\t")
      if cells.count > columns.count {
        throw TextFinding(
          "surplus-cell", "the first line names no parameter for this cell",
          cells[columns.count].place)
      }
      if cells.count < columns.count {
        warnings.append(
          TextFinding(
            "short-row", "this row has fewer cells than the first line: the others are left free",
            line.place))
      }
      for (column, cell) in zip(columns, cells) {
        guard let column else { continue }
        if model.parameters[column].isResult { continue }
        row[column] = levels[column][Self.key(cell.text)]
        if row[column] == nil, !cell.isEmpty {
          warn("the parameter has no such value: the cell is left free", cell)
        }
      }
      rows.append(row)
      self.lines.append(number + 1)
    }
  }

  private mutating func warn(_ words: String, _ part: PlacedText) {
    warnings.append(TextFinding("unknown-name", words, part.place))
  }

  /// The levels by all their names; of equal names the first.
  private static func levels(of parameter: NamedModel.Parameter) -> [Name: Int] {
    Dictionary(
      parameter.values.enumerated().flatMap { level, value in
        value.names.map { (Name($0), level) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// A value's name without the sign of negative ones.
  private static func key(_ text: String) -> Name {
    var scalars = text.unicodeScalars[...]
    if scalars.first == NamedModel.negativePrefix { scalars.removeFirst() }
    return Name(String(String.UnicodeScalarView(scalars.drop { $0.properties.isWhitespace })))
  }
}

extension NamedModel {
  /// What rows have in place of a result that the constraints do not determine.
  static let openCell = "?"
  /// What precedes the name of a negative value.
  static let negativePrefix: Unicode.Scalar = "~"

  /// Rows as PICT prints them; the names of a value take turns.
  ///
  /// - Parameter rows: A level for each parameter, or nil for a result that is not determined.
  /// - Returns: The lines, each with its end.
  func text(of rows: [[Int?]]) -> String {
    var turns = parameters.map { [Int](repeating: 0, count: $0.values.count) }
    var text = parameters.map(\.name).joined(separator: "\t") + "\n"
    for row in rows {
      for (parameter, level) in row.enumerated() {
        if parameter > 0 { text += "\t" }
        guard let level else {
          text += Self.openCell
          continue
        }
        text += name(of: ParameterLevel(parameter, level), turn: turns[parameter][level])
        turns[parameter][level] += 1
      }
      text += "\n"
    }
    return text
  }

  /// What rows call a value.
  ///
  /// - Parameters:
  ///   - level: The value.
  ///   - turn: How many cells above have it: names take turns.
  /// - Returns: Its name, with the sign of negative ones.
  func name(of level: ParameterLevel, turn: Int = 0) -> String {
    let value = parameters[level.parameter].values[level.level]
    let sign = value.isNegative ? String(Character(Self.negativePrefix)) : ""
    return sign + value.names[turn % value.names.count]
  }
}
