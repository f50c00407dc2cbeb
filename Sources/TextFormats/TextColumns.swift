/// Rows of cells as text whose columns are as wide as their widest cell.
package enum TextColumns {
  /// A line for each row, its cells two spaces apart.
  ///
  /// - Parameters:
  ///   - rows: The rows; all have as many cells as the first.
  ///   - numbers: The columns whose cells end below each other; those of others begin so.
  /// - Returns: The lines, without line breaks.
  package static func lines(_ rows: [[String]], numbers: Range<Int> = 0..<0) -> [String] {
    cells(rows, numbers: numbers).map { $0.joined(separator: "  ") }
  }

  /// The cells with the spaces that align them; nothing follows the last one of a row.
  package static func cells(_ rows: [[String]], numbers: Range<Int> = 0..<0) -> [[String]] {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        if numbers.contains(column) { return space + cell.0 }
        return column < widths.count - 1 ? cell.0 + space : cell.0
      }
    }
  }
}
