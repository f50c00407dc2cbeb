import TextFormats

/// A table before any format: each row has a cell for each column, the first one names the row.
struct ReportTable: Hashable, Sendable {
  enum Cell: Hashable, Sendable {
    case text(String)
    case code(String)
    case number(String)

    /// The text without markup.
    var plain: String {
      switch self {
      case .text(let text), .code(let text), .number(let text): text
      }
    }
  }

  struct Column: Hashable, Sendable {
    var title: String
    var isNumber = false
    var isCode = false
  }

  /// The name in links.
  var id: String
  var caption: String
  var columns: [Column]
  var rows: [[Cell]]
}

extension ReportTable.Cell {
  static func count(_ number: Int) -> Self { .number(Numbers.grouped(number)) }
}
