import DeviceProfiles
import InsetCore
import MatrixResults
import TextFormats

/// A report for pull requests and repositories: one or two pages, readable as text.
///
/// Verdict, what changed, what hurts, how strategies do, and how sure that is. Everything else is on
/// the page.
package enum MarkdownReporter: Reporter {
  package static let id = "markdown"
  /// The most strategies whose harm is described.
  private static let mostHarmful = 5

  package static func render(_ report: Report) -> String { text(of: report, folder: nil) }

  /// Renders a report with pictures in a folder beside it.
  package static func files(_ report: Report, named name: String) -> ReportFiles {
    let folder = drawings(of: name)
    return ReportFiles(
      text: text(of: report, folder: folder),
      companions: MarkdownHarm.all(in: report, limit: mostHarmful).compactMap(\.drawing)
        .enumerated().map {
          .init(path: path($0.offset + 1, in: folder), text: $0.element.svg + "\n")
        }
    )
  }

  package static func companions(named name: String, embedsAssets: Bool) -> [String] {
    [path(1, in: drawings(of: name))]
  }

  private static func drawings(of name: String) -> String { "\(fileStem(name)).drawings" }

  /// The path of a drawing.
  private static func path(_ number: Int, in folder: String) -> String { "\(folder)/\(number).svg" }

  private static func text(of report: Report, folder: String?) -> String {
    let figures = report.figures
    let sections: [(title: String, lines: [String])] = [
      ("What changed", MarkdownSummaryReporter.changes(report)),
      ("Night by night", nights(report.trends)),
      ("What hurts", harms(report, folder)),
      ("Strategies", tiers(StrategyTiers(figures))),
      ("How sure is this?", conditions(report)),
    ]
    return
      (head(report)
      + sections.filter { !$0.lines.isEmpty }.flatMap { ["", "## \($0.title)", ""] + $0.lines } + [
        "",
        "Every scenario, cause and device is on the page that `--reporter html:FILE` writes.",
      ]).joined(separator: "\n") + "\n"
  }

  /// The verdict in a line, where the result comes from, and what was judged.
  private static func head(_ report: Report) -> [String] {
    let figures = report.figures
    let headline = figures.headline
    return [
      "# Keyboard avoidance", "",
      "\(headline.verdict.glyph) **\(headline.verdict.words)**: "
        + "\(MarkdownText.inline(headline.reason)).", "", MarkdownText.inline(figures.extent),
    ] + (report.context.words.map { ["", "\(MarkdownText.inline($0))."] } ?? [])
  }

  /// What the verdict depends on.
  private static func conditions(_ report: Report) -> [String] {
    let reach = report.reach.map { ["- \(MarkdownText.text($0.words))"] } ?? []
    let figures = report.figures
    let possible = figures.orderByHarm.compactMap { number in
      figures.singleReports[number].map {
        "- \(MarkdownText.text(figures.strategies[number].result.name)): right in "
          + "\(MarkdownText.text($0.words))."
      }
    }
    return reach
      + figures.headline.conditions.map { "- \($0.name): \(MarkdownText.inline($0.words))." }
      + possible.prefix(mostHarmful)
  }

  /// A table for each tier.
  static func tiers(_ tiers: StrategyTiers) -> [String] {
    if tiers.tiers.isEmpty { return [] }
    let tables = tiers.tables.map { ["**\($0.caption)**", ""] + rows(of: $0) }
    let controls = tiers.tiers.first { $0.tier == .control }?.rows.count ?? 0
    return [MarkdownText.text(tiers.caption), ""] + Array(tables.joined(separator: [""]))
      + (controls > 0 ? ["", "\(controls) controls, wrong on purpose, are on the page."] : [])
  }

  /// The alerts of a history, and how the runs developed.
  private static func nights(_ trends: RunTrends?) -> [String] {
    guard let blocks = ReportFigures.trendBlocks(trends, limit: 5) else { return [] }
    let lines = blocks.map { block -> [String] in
      switch block {
      case .paragraph(let text): [MarkdownText.inline(text)]
      case .table(let table): self.lines(of: table)
      default: []
      }
    }
    return Array(lines.joined(separator: [""]))
  }

  /// A table with its caption.
  static func lines(of table: ReportTable) -> [String] {
    let rest = table.rows.count - 10
    return [MarkdownText.text(table.caption), ""] + rows(of: table, limit: 10)
      + (rest > 0 ? ["", "\(Numbers.grouped(rest)) more on the page."] : [])
  }

  private static func rows(of table: ReportTable, limit: Int = .max) -> [String] {
    let rows =
      [
        table.columns.map { MarkdownText.text($0.title) },
        table.columns.map { $0.isNumber ? "--:" : ":--" },
      ] + table.rows.prefix(limit).map { $0.map(cell) }
    return rows.map { String(MarkdownText.row($0).dropLast()) }
  }

  private static func cell(_ cell: ReportTable.Cell) -> String {
    switch cell {
    case .code(let text): MarkdownText.code(text, inTable: true)
    case .text, .number: MarkdownText.text(cell.plain)
    }
  }

  private static func harms(_ report: Report, _ folder: String?) -> [String] {
    var drawn = 0
    return MarkdownHarm.all(in: report, limit: mostHarmful).flatMap { harm in
      var lines = ["- **\(harm.name)** \(harm.words)"]
      lines += harm.causes.map { "  - \($0)" }
      if let folder, let drawing = harm.drawing {
        drawn += 1
        let link = URIText.reference(path(drawn, in: folder))
        lines.append("  - ![\(MarkdownText.text(drawing.title))](\(link))")
      }
      return lines
    }
  }
}
