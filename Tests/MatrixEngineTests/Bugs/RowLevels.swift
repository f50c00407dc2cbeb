import Foundation
import TestSupport
import Testing

/// The levels that the values of the catalogue's columns stand for.
///
/// An OS means the levels of its major version, or those from its minor version on where the row
/// has one. A version that has no level means the nearest one that behaves alike. `any` and `-` mean
/// every level.
struct RowLevels: Decodable {
  /// For each column, the query of each value.
  private let columns: [String: [String: String]]
  /// Events that no shipped script has, as steps.
  let scripts: [String]
  /// What is off where the row has words, see ``RowDifference``.
  private let differences: [Difference]

  private struct Difference: Decodable {
    var wrong: String
    var right: String
    var off: String
  }

  static func load() throws -> RowLevels {
    try JSONDecoder().decode(
      RowLevels.self, from: Data(Repository.text("Tests/Fixtures/facts/bug-levels.json").utf8))
  }

  /// The query of all scenarios that are of a row, or would be with its events.
  func query(of row: CatalogueRow, isOfOtherEvents: Bool = false) throws -> String {
    try columns.keys.sorted().filter { !isOfOtherEvents || $0 != "event_sequence" }
      .map { column in
        try #require(columns[column]?[row[column]], "\(row.id): \(column) \(row[column])")
      }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// How a row's wrong result differs from the right one.
  func difference(of row: CatalogueRow) throws -> RowDifference {
    let (wrong, right) = (row["wrong_pt"], row["right_pt"])
    if let words = differences.first(where: { ($0.wrong, $0.right) == (wrong, right) }) {
      return try #require(RowDifference(words.off), "\(row.id): \(words.off)")
    }
    return try #require(RowDifference(wrong: wrong, right: right), "\(row.id): \(wrong) | \(right)")
  }
}
