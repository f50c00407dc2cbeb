import MatrixResults
import TextFormats

/// A report for pull requests and repositories: tables that are readable as text.
package enum MarkdownReporter: Reporter {
  package static let id = "markdown"
  /// The most bytes of UTF-8 in a report, so that it fits a comment on a pull request.
  package static let limit = 60_000

  package static func render(_ report: Report) -> String {
    text(of: ReportDocument(report, rules: 3))
  }

  /// Renders a report whose examples are drawn in files of a folder beside it.
  package static func files(_ report: Report, named name: String) -> ReportFiles {
    let document = ReportDocument(report, rules: 3)
    let drawings = MarkdownDrawings(of: document, folder: drawings(of: name))
    let text = text(of: document, limit: limit, drawings)
    let lines = Set(text.split(separator: "\n"))
    return ReportFiles(
      text: text,
      companions: drawings.files.filter { lines.contains("  - \($0.link)") }.map(\.file))
  }

  package static func companions(named name: String, embedsAssets: Bool) -> [String] {
    [MarkdownDrawings.path(1, in: drawings(of: name))]
  }

  private static func drawings(of name: String) -> String { "\(fileStem(name)).drawings" }

  /// The text of a document, with what exceeds a number of bytes left out.
  static func text(
    of document: ReportDocument, limit: Int = limit, _ drawings: MarkdownDrawings? = nil
  ) -> String {
    let pieces = Self.pieces(of: document, drawings)
    return MarkdownTruncation.fit(pieces, into: limit).map(\.text).joined()
  }

  private static func pieces(
    of document: ReportDocument, _ drawings: MarkdownDrawings?
  ) -> [MarkdownBlock] {
    let headline = document.headline
    let counts = document.counts.map { "\($0.value) \($0.name)" }.joined(separator: ", ")
    let conditions = headline.conditions.map {
      "- \(MarkdownText.text($0.name)): \(MarkdownText.inline($0.words)).\n"
    }
    let origin = document.origin.map { "\n\(MarkdownText.inline($0)).\n" } ?? ""
    var pieces = [
      MarkdownBlock(
        head: "# Keyboard avoidance\n\n\(headline.verdict.glyph) **\(headline.verdict.words)**: "
          + "\(MarkdownText.inline(headline.reason)).\n\n\(conditions.joined())\n"
          + "Scenarios: \(counts).\n" + origin)
    ]
    for section in document.sections {
      pieces.append(MarkdownBlock(head: "\n## \(section.title)\n"))
      pieces += section.blocks.map { piece(of: $0, drawings) }
    }
    return pieces
  }

  private static func piece(
    of block: ReportDocument.Block, _ drawings: MarkdownDrawings?
  ) -> MarkdownBlock {
    switch block {
    case .paragraph(let text): MarkdownBlock(head: "\n\(MarkdownText.inline(text))\n")
    case .heading(let text): MarkdownBlock(head: "\n### \(MarkdownText.inline(text))\n")
    case .table(let table): piece(of: table)
    case .examples(let examples):
      MarkdownBlock(
        head: "\n", rows: examples.map { example($0, drawings) }, noun: "examples",
        kind: .examples)
    case .facts(let facts):
      MarkdownBlock(
        head: "\n",
        rows: facts.map { "- \($0.name): \(MarkdownText.inline($0.value))\n" }, noun: "lines",
        kind: .facts)
    }
  }

  private static func piece(of table: ReportTable) -> MarkdownBlock {
    let titles = table.columns.map {
      $0.isCode && $0.isNumber
        ? MarkdownText.code($0.title, inTable: true) : MarkdownText.text($0.title)
    }
    let head =
      "\n\(MarkdownText.text(table.caption))\n\n" + MarkdownText.row(titles)
      + MarkdownText.row(table.columns.map { $0.isNumber ? "--:" : ":--" })
    return MarkdownBlock(
      head: head, rows: table.rows.map { MarkdownText.row($0.map { cell($0) }) },
      kind: kind(of: table))
  }

  private static func kind(of table: ReportTable) -> MarkdownBlock.Kind {
    if table.isLong { return .long }
    return table.id.hasPrefix("rules-") ? .rules : table.isPivot ? .pivot : .summary
  }

  private static func cell(_ cell: ReportTable.Cell) -> String {
    switch cell {
    case .code(let text): MarkdownText.code(text, inTable: true)
    case .text, .number, .status, .share: MarkdownText.text(cell.plain)
    }
  }

  private static func example(
    _ example: WorstExample, _ drawings: MarkdownDrawings?
  ) -> String {
    let drawing = drawings?.link(to: example).map { "  - \($0)\n" } ?? ""
    let measure = example.measure
    let device = MarkdownText.text(example.example.device)
    return """
      - \(MarkdownText.code(example.explanation.id)) (\(device)) \
      \(MarkdownText.text(example.words))
        - \(measure.name): expected \(Numbers.points(measure.expected)), \
      actual \(Numbers.points(measure.actual))
        - \(MarkdownText.text(measure.breakdown))
        - \(MarkdownText.code(example.command))
      \(drawing)
      """
  }
}
