import MatrixEngine
package import MatrixResults
package import Reporting
import TextFormats

/// What a run prints when no report was asked for.
package enum SummaryText {
  /// The verdict with what it depends on, a line for the run and one for each strategy.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - gate: What the gate says of it; nil for what it says without a baseline.
  ///   - reach: What chosen scenarios show; nil where the plan was run.
  /// - Returns: The lines, each with its line break.
  package static func render(
    _ result: RunResult, gate: GateJudgement? = nil, reach: ChoiceReach? = nil
  ) -> String {
    let gate = gate ?? result.judgement(by: GateCriteria())
    if gate.verdict == .empty { return "empty: no scenario was selected\n" }
    let strategies = result.strategies.map { [$0.id, words(result.counts(of: $0)[0])] }
    let lines =
      verdictLines(result, gate) + [runLine(result, gate.verdict)]
      + (reach?.sentences ?? []) + TextColumns.lines(strategies)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The verdict, and below it what it depends on; nothing where none was asked for.
  private static func verdictLines(_ result: RunResult, _ gate: GateJudgement) -> [String] {
    let headline = Headline(result, gate: gate, dependence: nil)
    guard headline.verdict.isWhole, headline.verdict != .noGate else { return [] }
    return [headline.line.tamed]
      + headline.conditions.map { "  \($0.name): \($0.words.plain)".tamed }
  }

  private static func runLine(_ result: RunResult, _ verdict: RunVerdict) -> String {
    let counts = result.counts
    return (verdict.isWhole ? "" : "\(verdict.words): ")
      + "\(Numbers.grouped(counts.applicable)) scenarios, "
      + "\(Numbers.grouped(counts.distinctScenes)) distinct layouts, "
      + "\(Numbers.grouped(counts.ambiguous)) not judged"
  }

  private static func words(_ counts: StrategyCounts) -> String {
    if counts.judged == 0 { return "judged in no scenario" }
    if counts.failing == 0 { return "exact everywhere" }
    return "exact in \(Numbers.percent(counts.exact, of: counts.judged)), "
      + "hides content in \(Numbers.grouped(counts.hidden)), "
      + "leaves a gap in \(Numbers.grouped(counts.gap))"
  }
}
