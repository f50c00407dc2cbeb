import TestSupport
import Testing

/// A row of the catalogue as it was collected.
struct CatalogueRow {
  /// The fields by the names of their columns.
  private let fields: [String: String]

  var id: String { self["id"] }
  var cause: String { self["cause_class"] }

  /// The field of a column.
  subscript(column: String) -> String {
    guard let field = fields[column] else {
      Issue.record("no column \(column)")
      return ""
    }
    return field
  }

  static func all() throws -> [CatalogueRow] {
    let lines = try Repository.text("Tests/Fixtures/facts/public-bugs.csv").split(separator: "\n")
    let names = fields(of: lines[0])
    return lines.dropFirst().map { line in
      CatalogueRow(fields: Dictionary(uniqueKeysWithValues: zip(names, fields(of: line))))
    }
  }

  /// The fields of a line; a comma inside quotes belongs to its field.
  private static func fields(of line: Substring) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .reduce(into: [""]) { fields, part in
        let isQuoted = part.offset % 2 == 1
        let parts =
          isQuoted
          ? [part.element] : part.element.split(separator: ",", omittingEmptySubsequences: false)
        fields[fields.count - 1] += parts[0]
        fields += parts.dropFirst().map(String.init)
      }
  }
}
