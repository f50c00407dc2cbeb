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
    case facts([(name: String, value: InlineText)])
  }

  /// A heading with its content.
  struct Section {
    var id: String
    var title: String
    var blocks: [Block]
    var form = Form.folded

    /// How a section is shown.
    enum Form {
      /// In place of the blocks, what the scripts show.
      case live
      /// What the scripts show, with the blocks folded below under a title.
      case appended(title: String)
      /// All of it, folded under its title.
      case folded
    }
  }

  /// Whether the gate lets the run through, or why nobody can say; and what that depends on.
  var headline: Headline
  /// Where the result comes from, as a sentence without its full stop; nil where nobody said.
  var origin: InlineText?
  /// What was judged, and what changed since the earlier result.
  var news: [InlineText]
  var sections: [Section]

  /// Says what there is to say.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - rules: Maximum number of new rules for each strategy.
  init(_ report: Report, rules: Int) {
    let figures = report.figures
    headline = figures.headline
    origin = report.context.words
    news = [figures.extent, figures.change(report.comparison)]
    let changes = figures.changeBlocks(report.comparison, limit: rules).map {
      Section(
        id: "changes", title: "What changed", blocks: $0,
        form: .appended(title: "The whole comparison, without a filter"))
    }
    let trends = ReportFigures.trendBlocks(report.trends).map {
      Section(id: "trends", title: "Night by night", blocks: $0)
    }
    let tiers = StrategyTiers(figures)
    sections = [
      Section(id: "answer", title: "The answer", blocks: [], form: .live),
      changes,
      Section(
        id: "strategies", title: "Strategies",
        blocks: [.paragraph("\(tiers.caption)")] + tiers.tables.map { .table($0) },
        form: .live),
      Section(id: "causes", title: "Why it fails", blocks: [], form: .live),
      Section(id: "matrix", title: "Where it fails", blocks: [], form: .live),
      Section(id: "gallery", title: "Scenarios", blocks: []), trends,
      figures.osChanges.isEmpty
        ? nil : Section(id: "ios", title: "What each iOS changed", blocks: []),
      Section(
        id: "trust", title: "How sure is this?",
        blocks: figures.policyBlocks + figures.dependenceBlocks),
      Section(
        id: "run", title: "What was run, and how it is judged",
        blocks: report.reachBlocks + figures.coverageBlocks + figures.leftOutBlocks
          + figures.aboutBlocks),
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
  /// What changed since the earlier result, in a sentence.
  fileprivate func change(_ comparison: ReportComparison) -> InlineText {
    switch comparison {
    case .none: "No earlier run to compare with: \(code: "--against FILE") names one."
    case .impossible(let why): "\(why)"
    case .changes(let diff): news(diff.changes)
    }
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

  static func shareColumns(_ name: String, _ share: String) -> [ReportTable.Column] {
    [
      .init(title: name), .init(title: "scenarios", isNumber: true),
      .init(title: share, isNumber: true),
    ]
  }
}
