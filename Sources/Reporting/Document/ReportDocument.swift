import DeviceProfiles
import InsetCore
import MatrixResults
import TextFormats

/// What the page says without its scripts, in its order.
struct ReportDocument {
  /// A piece of a section.
  enum Block {
    case paragraph(InlineText)
    case table(ReportTable)
    case heading(InlineText)
    case facts([(name: String, value: InlineText)])
  }

  /// A heading with its content.
  struct Section {
    var id: String
    var title: String
    var blocks: [Block]
  }

  /// Whether the gate lets the run through, or why nobody can say; and what that depends on.
  var headline: Headline
  /// Where the result comes from, as a sentence without its full stop; nil where nobody said.
  var origin: InlineText?
  var sections: [Section]

  /// Says what there is to say.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - rules: Maximum number of failure rules for each strategy.
  init(_ report: Report, rules: Int) {
    let figures = report.figures
    headline = figures.headline
    origin = report.context.words
    let changes = figures.changeBlocks(report.comparison, limit: rules).map {
      Section(id: "changes", title: "What changed", blocks: $0)
    }
    let trends = ReportFigures.trendBlocks(report.trends).map {
      Section(id: "trends", title: "Night by night", blocks: $0)
    }
    sections = [
      changes, trends,
      Section(
        id: "strategies", title: "Strategies", blocks: figures.strategyTables.map { .table($0) }),
      Section(
        id: "matrix", title: "Where they fail",
        blocks: figures.pivotTables.map { .table($0) } + [.table(figures.deviceTable)]),
      Section(id: "rules", title: "Why they fail", blocks: figures.ruleBlocks(limit: rules)),
      figures.osChanges.isEmpty
        ? nil
        : Section(id: "ios", title: "What each iOS changed", blocks: figures.osChangeBlocks),
      Section(
        id: "trust", title: "How sure is this?",
        blocks: figures.provenanceBlocks + figures.dependenceBlocks + figures.policyBlocks),
      Section(
        id: "run", title: "What was run",
        blocks: report.reachBlocks + figures.coverageBlocks + figures.leftOutBlocks),
      Section(id: "words", title: "The strategies in words", blocks: figures.wordBlocks),
      Section(id: "about", title: "About and limits", blocks: figures.aboutBlocks),
    ].compactMap(\.self)
  }
}

extension Report {
  /// What chosen scenarios show; empty where the plan was run.
  fileprivate var reachBlocks: [ReportDocument.Block] {
    reach.map { [.paragraph("\($0.words)")] } ?? []
  }
}

extension ReportFigures {
  /// The strategies by shares of use where there are any, then by scenarios.
  fileprivate var strategyTables: [ReportTable] {
    guard let shareTable else { return [strategyTable] }
    var counts = strategyTable
    counts.folds = .closed
    return [shareTable, ownInsetsTable, counts].compactMap(\.self)
  }

  var strategyTable: ReportTable {
    let titles = [
      "exact %", "fails", "hides content", "leaves a gap", "padding lost", "another inset",
      "scroll bar's inset",
      "scroll position", "stays wrong", "not available",
    ]
    return ReportTable(
      id: "strategy-table",
      caption: "Scenarios by what is wrong in them; some are in several columns. "
        + "Exact % is of the judged ones: ambiguous scenarios are judged for no strategy, and "
        + "those in which a strategy is not met are not available to it.",
      columns: [.init(title: "strategy"), .init(title: "status")]
        + titles.map { .init(title: $0, isNumber: true) },
      rows: strategies.map { strategy in
        let total = strategy.total
        return [
          .text(strategy.result.name), .status(total.status),
          .number(Numbers.percent(total.exact, of: total.judged)),
        ]
          + [
            total.failing, total.hidden, total.gap, total.paddingLost, total.otherEdges,
            total.indicators,
            total.offset, total.notRestored, total.notAvailable,
          ].map { .count($0) }
      })
  }

  var leftOutBlocks: [ReportDocument.Block] {
    let nominal = counts.nominal
    func row(_ name: ReportTable.Cell, _ scenarios: Int, of whole: Int) -> [ReportTable.Cell] {
      [name, .count(scenarios), .number(Numbers.percent(scenarios, of: whole))]
    }
    let excluded = ReportTable(
      id: "excluded-table",
      caption:
        "The whole product of \(Numbers.grouped(nominal)) scenarios. Scenarios excluded by several "
        + "constraints count under the first.",
      columns: Self.shareColumns("why not", "of the product"),
      rows: counts.excluded.map {
        row(.text(ConstraintWords.words(of: $0.name)), $0.scenarios, of: nominal)
      }
        + [
          row(.text("not run"), counts.notRun, of: nominal),
          row(.text("run"), counts.applicable, of: nominal),
        ])
    if counts.ambiguous == 0 {
      return [.table(excluded), .paragraph("No scenario was ambiguous.")]
    }
    let ambiguous = ReportTable(
      id: "ambiguous-table",
      caption: "Ambiguous scenarios by what happens: the app has been shown the same as in another "
        + "possible scenario that needs another layout. They are judged for no strategy.",
      columns: Self.shareColumns("what happens", "of all"),
      rows: zip(result.model.labels[MatrixParameter.script.rawValue], ambiguousByScript)
        .filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
        .map { row(.text($0.0), $0.1, of: counts.applicable) })
    return [.table(excluded), .table(ambiguous)]
  }

  var provenanceBlocks: [ReportDocument.Block] {
    let total = provenance.reduce(0) { $0 + $1.scenarios }
    let assumed = provenance.last?.scenarios ?? 0
    return [
      .paragraph(
        """
        \(strong: Numbers.percent(assumed, of: total)) of the scenarios rest on an assumed figure.
        """),
      .table(
        ReportTable(
          id: "provenance-table",
          caption: "Scenarios by the weakest figure behind them.",
          columns: Self.shareColumns("weakest figure", "of all"),
          rows: provenance.map {
            [
              .text($0.name), .count($0.scenarios),
              .number(Numbers.percent($0.scenarios, of: total)),
            ]
          })),
    ]
  }

  static func shareColumns(_ name: String, _ share: String) -> [ReportTable.Column] {
    [
      .init(title: name), .init(title: "scenarios", isNumber: true),
      .init(title: share, isNumber: true),
    ]
  }
}

extension StrategyCounts {
  /// The strategy's result in these scenarios.
  var status: ReportTable.Status {
    if judged == 0 { return .notJudged }
    if failing == 0 { return .exact }
    return failing <= judged / 100 ? .almost : .failing
  }
}
