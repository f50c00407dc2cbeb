import TextFormats

/// A table before any format: each row has a cell for each column, the first one names the row.
struct ReportTable: Hashable, Sendable {
  /// The result of a strategy.
  enum Status: Hashable, Sendable {
    case exact
    /// At least 99 % are exact.
    case almost
    case failing
    case notJudged

    /// A glyph and a word, so that nothing rests on color.
    var words: String {
      switch self {
      case .exact: "✓ exact"
      case .almost: "≈ almost exact"
      case .failing: "✗ failing"
      case .notJudged: "– not judged"
      }
    }
  }

  enum Cell: Hashable, Sendable {
    case text(String)
    case code(String)
    case number(String)
    case status(Status)
    /// A share of exact scenarios, with how dense the failing ones are.
    case share(String, density: Int)

    /// The text without markup.
    var plain: String {
      switch self {
      case .text(let text), .code(let text), .number(let text), .share(let text, _): text
      case .status(let status): status.words
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
  /// How a reader finds it where tables can be folded.
  var folds = Folding.never

  /// Whether a table is open before a reader has touched it.
  enum Folding: Hashable, Sendable {
    case never
    case open
    case closed
  }
}

extension ReportTable.Cell {
  static func count(_ number: Int) -> Self { .number(Numbers.grouped(number)) }

  /// The share of exact scenarios among the judged ones.
  ///
  /// The density is 0 where none fails, 6 where all or almost all do; it follows from the text, so
  /// that cells with equal text are equal.
  static func exact(_ exact: Int, failing: Int) -> Self {
    let text = Numbers.percent(exact, of: exact + failing)
    guard exact + failing > 0 else { return .number(text) }
    let failed = 1000 - (Numbers.tenths(exact, of: exact + failing) ?? 1)
    return .share(text, density: failed == 0 ? 0 : min(6, 1 + failed * 6 / 1000))
  }
}
