import MatrixResults
import TextFormats

/// How the runs of a history developed, as a page shows it: of the rules only those that have a row.
enum PageTrends {
  /// The most rows of a table of rules.
  private static let rows = 50

  /// The data for the page's script; nil where there are not two runs.
  static func json(_ trends: RunTrends) -> JSONValue? {
    if trends.runs.count < 2 { return nil }
    let changed = trends.changedRules
    let still = trends.rules.filter { $0.lastChange == nil }
    let shown = RunTrends(
      runs: trends.runs, strategies: trends.strategies,
      rules: Array(changed.prefix(rows) + still.prefix(rows)))
    return JSONReporter.trends(shown).adding([
      "changedRules": .integer(changed.count), "stillRules": .integer(still.count),
    ])
  }
}
