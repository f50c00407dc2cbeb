import DeviceProfiles
import InsetCore
import MatrixResults
import TextFormats

/// A comment on a pull request: at most ``limit`` lines that need no file beside them.
package enum MarkdownSummaryReporter: Reporter {
  package static let id = "markdown-summary"
  /// The most lines of a report.
  package static let limit = 40

  package static func render(_ report: Report) -> String {
    let figures = report.figures
    let paragraphs = [
      headline(figures.headline), changes(report), table(figures), causes(report),
    ].filter { !$0.isEmpty }
    return paragraphs.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// The verdict with what it depends on.
  private static func headline(_ headline: Headline) -> [String] {
    let verdict = "\(headline.verdict.glyph) **\(headline.verdict.words)**: "
      + MarkdownText.inline(headline.reason) + "."
    let conditions = headline.conditions.map {
      "- \($0.name): \(MarkdownText.inline($0.words))."
    }
    return [verdict] + (conditions.isEmpty ? [] : [""] + conditions)
  }

  /// What is new and what is fixed, strategies of the gate first.
  private static func changes(_ report: Report) -> [String] {
    switch report.comparison {
    case .none: return []
    case .impossible:
      return ["The earlier result has other parameters: nothing of it can be compared."]
    case .changes(let changes):
      if changes.isNothing { return ["Nothing changed since the earlier result."] }
      let shrinkage = changes.shrinkage.map { ["**\($0)**."] } ?? []
      let summary = MarkdownText.inline(ReportFigures.summary(changes))
      return shrinkage + [summary] + examples(changes, report)
    }
  }

  /// A scenario that newly fails or is fixed, with its command, for some strategies.
  private static func examples(_ changes: ResultChanges, _ report: Report) -> [String] {
    let gate = report.result.model.gate.exact
    let ordered =
      changes.strategies.filter { gate.contains($0.id) }
      + changes.strategies.filter { !gate.contains($0.id) }
    func lines(_ what: String, _ count: (StrategyChanges) -> Int, _ scenario: ExamplePath)
      -> [String]
    {
      ordered.compactMap { strategy in
        guard let id = strategy.examples[keyPath: scenario] else { return nil }
        let command = report.result.model.explainCommand(id, strategy: strategy.id)
        return "- \(name(strategy.id, report)): \(Numbers.grouped(count(strategy))) \(what), "
          + "for example \(MarkdownText.code(command))"
      }
    }
    return shortened(lines("newly fail", \.newlyFailing, \.newlyFailing), to: 5)
      + shortened(lines("fixed", \.fixed, \.fixed), to: 3)
  }

  private typealias ExamplePath = KeyPath<StrategyChanges.Examples, String?>

  /// The strategies that hide content least, those of the gate among them.
  private static func table(_ figures: ReportFigures) -> [String] {
    let judged = figures.strategies.filter { $0.total.judged > 0 }
    if judged.isEmpty { return [] }
    func harm(_ strategy: ReportFigures.Strategy) -> (Double, Double, String) {
      let total = strategy.total
      func share(_ count: Int) -> Double { Double(count) / Double(total.judged) }
      return (share(total.hidden), share(total.gap), strategy.result.name)
    }
    let ordered = judged.sorted { harm($0) < harm($1) }
    let gated = Set(ordered.filter(\.isGated).prefix(8).map(\.result.id))
    let others = ordered.filter { !gated.contains($0.result.id) }.prefix(8 - gated.count)
    let shown = gated.union(others.map(\.result.id))
    let titles = ["strategy", "hides content", "leaves a gap", "exact", "not available"]
    let rows = ordered.filter { shown.contains($0.result.id) }.map { strategy -> [String] in
      let (total, about) = (strategy.total, strategy.result.about)
      let name: InlineText = "\(strategy.result.name, link: about.link)"
      return [MarkdownText.inline(name)]
        + [total.hidden, total.gap, total.exact].map { Numbers.percent($0, of: total.judged) }
        + [Numbers.percent(total.notAvailable, of: total.judged + total.notAvailable)]
    }
    let head = [titles, titles.indices.map { $0 == 0 ? ":--" : "--:" }]
    return (head + rows).map { String(MarkdownText.row($0).dropLast()) }
  }

  /// The causes of most failures, folded.
  private static func causes(_ report: Report) -> [String] {
    let findings = report.weightiestFindings
    if findings.isEmpty { return [] }
    let lines = findings.prefix(6).map { finding in
      "- \(name(finding.strategy, report)): \(MarkdownText.text(finding.rule.short)) "
        + "(\(MarkdownText.text(finding.measure))), \(MarkdownText.code(finding.command))"
    }
    let rest = findings.count - lines.count
    let more = rest > 0 ? ["- \(Numbers.grouped(rest)) more in the whole report"] : []
    return ["<details><summary>Why strategies fail</summary>", ""] + lines + more
      + ["", "</details>"]
  }

  private static func name(_ id: String, _ report: Report) -> String {
    MarkdownText.text(report.result.strategies.first { $0.id == id }?.name ?? id)
  }

  /// The first lines, the last of them a count where there are more.
  private static func shortened(_ lines: [String], to limit: Int) -> [String] {
    guard lines.count > limit else { return lines }
    let rest = Numbers.grouped(lines.count - limit + 1)
    return lines.prefix(limit - 1) + ["- and \(rest) more strategies"]
  }
}
