import MatrixResults
import TextFormats

/// How the runs of a history developed.
extension ReportFigures {
  /// What the section says.
  ///
  /// - Parameters:
  ///   - trends: The trends.
  ///   - limit: The maximum number of rules.
  /// - Returns: The section's blocks; nil where there are not two runs.
  static func trendBlocks(_ trends: RunTrends?, limit: Int = 40) -> [ReportDocument.Block]? {
    guard let trends, trends.runs.count > 1 else { return nil }
    let tables = [runTable(trends), strategyTable(trends), ruleTable(trends, limit)]
    return [.paragraph(trends.span)] + trends.alerts.map { .paragraph($0.words) }
      + tables.compactMap { $0.map { .table($0) } }
  }

  private static func runTable(_ trends: RunTrends) -> ReportTable {
    let rows: [(String, [Double?], (Double) -> String)] = [
      ("scenarios", trends.runs.map { Double($0.applicable) }, { Numbers.grouped(Int($0)) }),
      ("wall time", trends.runs.map(\.wallSeconds), { "\(Numbers.points($0)) s" }),
      (
        "peak memory", trends.runs.map { $0.peakRSSBytes.map { Double($0) / 1e6 } },
        { "\(Numbers.points($0.rounded())) MB" }
      ),
    ]
    return ReportTable(
      id: "run-trend-table", caption: "Size, speed and memory of the runs, the last on the right.",
      columns: [
        .init(title: "figure"), .init(title: "runs"), .init(title: "first", isNumber: true),
        .init(title: "last", isNumber: true),
      ],
      rows: rows.filter { $0.1.contains { $0 != nil } }.map { name, values, words in
        let known = values.compactMap(\.self)
        return [
          .text(name), .text(TrendBars.text(values)),
          .number(known.first.map(words) ?? Numbers.missing),
          .number(known.last.map(words) ?? Numbers.missing),
        ]
      })
  }

  private static func strategyTable(_ trends: RunTrends) -> ReportTable? {
    let changed = trends.strategies.filter { Set($0.counts).count > 1 }
    if changed.isEmpty { return nil }
    let rest = trends.strategies.count - changed.count
    return ReportTable(
      id: "strategy-trend-table",
      caption: "Failing scenarios, run by run, of strategies that changed."
        + (rest > 0 ? " \(Numbers.grouped(rest)) did not." : ""),
      columns: [.init(title: "strategy", isCode: true), .init(title: "runs")]
        + ["first", "last"].map { .init(title: $0, isNumber: true) },
      rows: changed.map { strategy in
        let failing = strategy.counts.map { $0.map(\.failing) }
        let known = failing.compactMap(\.self)
        return [
          .code(strategy.id), .text(TrendBars.text(failing.map { $0.map(Double.init) })),
          .count(known.first ?? 0), .count(known.last ?? 0),
        ]
      })
  }

  private static func ruleTable(_ trends: RunTrends, _ limit: Int) -> ReportTable? {
    let rules = trends.changedRules
    if rules.isEmpty { return nil }
    let rest = rules.count - min(rules.count, limit)
    return ReportTable(
      id: "rule-trend-table",
      caption: "Rules that came, went or changed, the latest first."
        + (rest > 0 ? " \(Numbers.grouped(rest)) more left out." : ""),
      columns: [
        .init(title: "strategy", isCode: true), .init(title: "rule"), .init(title: "runs"),
        .init(title: "scenarios", isNumber: true), .init(title: "first seen"),
        .init(title: "fixed"),
      ],
      rows: rules.prefix(limit).map { rule in
        [
          .code(rule.strategy), .text(rule.words.isEmpty ? "always" : rule.words),
          .text(TrendBars.text(rule.scenarios.map { $0.map(Double.init) })),
          .count(rule.scenarios.lazy.compactMap(\.self).last ?? 0),
          .text(rule.firstSeen),
          .text(rule.fixed.map { trends.runs[$0].name } ?? Numbers.missing),
        ]
      })
  }
}

extension RunTrends {
  /// The rules whose scenarios changed in one of the runs, the latest change first.
  var changedRules: [Rule] {
    rules.enumerated().compactMap { number, rule in rule.lastChange.map { (number, $0, rule) } }
      .sorted { (-$0.1, $0.0) < (-$1.1, $1.0) }
      .map(\.2)
  }

  fileprivate var span: InlineText {
    "\(Numbers.grouped(runs.count)) runs, from \(runs.first?.name ?? "") to \(runs.last?.name ?? "")."
  }
}

extension TrendAlert {
  fileprivate var words: InlineText {
    """
    \(strong: "\(name.prefix(1).uppercased())\(name.dropFirst()) grew"): in each of the last three \
    runs alike it was more than a quarter above the usual, now \(Numbers.points(growth)) times.
    """
  }
}

/// A line of bars in letters, where nothing can be drawn.
enum TrendBars {
  /// The maximum number of bars: a bar has the last value of as many runs as that takes.
  static let most = 30
  private static let bars = Array("▁▂▃▄▅▆▇█")

  /// The bars of values from 0 up to the largest; a dot where there is none.
  static func text(_ values: [Double?]) -> String {
    let group = (values.count + most - 1) / most
    let shown = stride(from: values.count - 1, through: 0, by: -max(group, 1)).map { values[$0] }
    let largest = values.lazy.compactMap(\.self).max() ?? 0
    return String(
      shown.reversed().map { value in
        guard let value else { return "·" }
        return largest > 0 ? bars[Int((value / largest * 7).rounded(.up))] : bars[0]
      })
  }
}
