import ScenarioSpaces

@testable import InsetMatrixTool

extension LevelCondition {
  /// Whether it holds of a row: an evaluation that shares nothing with decision diagrams.
  func holds(_ row: [Int]) -> Bool {
    switch self {
    case .level(let parameter, let isIn): isIn[row[parameter]]
    case .pair(let a, let b, let isIn): isIn[row[a]][row[b]]
    case .holds(let condition): condition.holds(condition.parameters.map { row[$0] })
    case .isIn(let set): set.contains(row)
    case .one(let cells): cells.count { $0.isIn[row[$0.parameter]] } == 1
    case .not(let condition): !condition.holds(row)
    case .all(let conditions): conditions.allSatisfy { $0.holds(row) }
    case .any(let conditions): conditions.contains { $0.holds(row) }
    }
  }
}

extension NamedModel {
  /// All rows that the conditions allow, as the first names of their values with blanks between.
  var allowedRows: [String] {
    var rows: [[Int]] = [[]]
    for parameter in parameters {
      rows = rows.flatMap { row in parameter.values.indices.map { row + [$0] } }
    }
    return rows.filter { row in conditions.allSatisfy { $0.holds(row) } }.map { row in
      zip(parameters, row).map { $0.values[$1].names[0] }.joined(separator: " ")
    }
  }
}

/// Reads a model in PICT's format.
func pict(_ text: String) throws -> NamedModel { try PICTFormat.model(Array(text.utf8)) }
