import MatrixEngine
package import MatrixResults
import Reporting
import TextFormats

/// What a run prints when no report was asked for.
package enum SummaryText {
  /// One line for the run, one for each strategy.
  package static func render(_ result: RunResult) -> String {
    let counts = result.counts
    let verdict = result.verdict
    if verdict == .empty { return "empty: no scenario was selected\n" }
    var lines = [
      (verdict.isWhole ? "" : "\(verdict.words): ")
        + "\(Numbers.grouped(counts.applicable)) scenarios, "
        + "\(Numbers.grouped(counts.distinctScenes)) distinct scenes, "
        + "\(Numbers.grouped(counts.ambiguous)) ambiguous"
    ]
    let width = result.strategies.map(\.id.count).max() ?? 0
    for strategy in result.strategies {
      let counts = result.counts(of: strategy)[0]
      let name = strategy.id.padding(toLength: width)
      lines.append(
        counts.judged == 0
          ? "\(name)  judged in no scenario"
          : counts.failing == 0
            ? "\(name)  exact everywhere"
            : "\(name)  exact in \(Numbers.percent(counts.exact, of: counts.judged)), "
              + "hides content in \(Numbers.grouped(counts.hidden)), "
              + "leaves a gap in \(Numbers.grouped(counts.gap))"
              + (counts.unanswered == 0
                ? "" : ", unanswered in \(Numbers.grouped(counts.unanswered))"))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The text with spaces after it up to a width.
  package func padding(toLength width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
