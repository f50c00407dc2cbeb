import DeviceProfiles
import InsetCore
import MatrixResults
import TextFormats

/// A comment on a pull request: at most ``limit`` lines that need no file beside them.
package enum MarkdownSummaryReporter: Reporter {
  package static let id = "markdown-summary"
  /// The most lines of a report.
  package static let limit = 40
  /// The most reasons of a red gate that have a line.
  private static let mostReasons = 5

  package static func render(_ report: Report) -> String {
    let figures = report.figures
    let found = report.gate.violations.prefix(mostReasons).map {
      GateMessage(
        $0, of: report.result, by: report.gateBasis.criteria, report.gateBasis.files,
        naming: { id in report.result.strategies.first { $0.id == id }?.name ?? id })
    }
    let others = [
      changes(report), conditions(report), table(figures), rules(report, beside: found),
      report.context.words.map { ["\(MarkdownText.inline($0))."] } ?? [],
    ].filter { !$0.isEmpty }
    // The verdict has a line, and an empty one is above each of the others.
    let room = limit - 1 - others.reduce(0) { $0 + $1.count + 1 }
    let paragraphs = [verdict(figures.headline) + reasons(found, report, to: max(room, 1))] + others
    return paragraphs.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private static func verdict(_ headline: Headline) -> [String] {
    [
      "\(headline.verdict.glyph) **\(headline.verdict.words)**: "
        + MarkdownText.inline(headline.reason) + "."
    ]
  }

  /// What the gate found first, and the commands that go on from there, in so many lines.
  private static func reasons(
    _ messages: [GateMessage], _ report: Report, to limit: Int
  ) -> [String] {
    let all = report.gate.violations.count
    let isWhole = all <= min(messages.count, limit)
    let shown = messages.prefix(isWhole ? limit : max(limit - 1, 1))
    return shown.map {
      "- \(MarkdownText.inline(InlineText(marked: $0.what))), \(MarkdownText.code($0.command))"
    }
      + (isWhole ? [] : ["- and \(Numbers.grouped(all - shown.count)) more"])
  }

  /// What the verdict depends on, chosen scenarios among it.
  private static func conditions(_ report: Report) -> [String] {
    let reach = report.reach.map { ["- \(MarkdownText.text($0.words))"] }
    return (reach ?? [])
      + report.figures.headline.conditions.map {
        "- \($0.name): \(MarkdownText.inline($0.words))."
      }
  }

  /// What is new and what is fixed, strategies of the gate first, and what came or went.
  static func changes(_ report: Report) -> [String] {
    switch report.comparison {
    case .none: return []
    case .impossible(let why): return [why]
    case .changes(let diff):
      let changes = diff.changes
      if changes.isNothing {
        let limits = changes.limits.map { "; \($0)" } ?? ""
        return ["Nothing changed since the earlier result\(MarkdownText.text(limits))."]
      }
      let shrinkage = changes.shrinkage.map { ["**\($0)**."] } ?? []
      let summary = MarkdownText.inline(ReportFigures.summary(changes))
      let notes = diff.notes.map { "- \(MarkdownText.text($0))" }
      return shrinkage + [summary] + examples(diff, report) + shortened(notes, to: 3)
    }
  }

  /// A scenario that newly fails or is fixed, with its command, for some strategies.
  private static func examples(_ diff: ResultDiff, _ report: Report) -> [String] {
    let changes = diff.changes
    let gate = report.result.model.gate.exact
    let ordered =
      changes.strategies.filter { gate.contains($0.id) }
      + changes.strategies.filter { !gate.contains($0.id) }
    func lines(
      _ what: String, _ kind: OutcomeChange.Kind, _ count: (StrategyChanges) -> Int,
      _ scenario: ExamplePath
    ) -> [String] {
      ordered.compactMap { strategy in
        guard let id = strategy.examples[keyPath: scenario] else { return nil }
        let command = report.gateBasis.files.completing(
          report.result.explainCommand(id, strategy: strategy.id))
        let number = diff.rules.firstIndex { $0.strategy == strategy.id }
        let rules = number.map { diff.rules(of: $0).map(\.rule) } ?? []
        let rule = rules.first { $0.change.kind == kind }.map { " (\($0.sentence))" } ?? ""
        return "- \(name(strategy.id, report)): \(Numbers.grouped(count(strategy))) \(what)"
          + "\(MarkdownText.text(rule)), for example \(MarkdownText.code(command))"
      }
    }
    return shortened(lines("newly fail", .newlyFailing, \.newlyFailing, \.newlyFailing), to: 4)
      + shortened(lines("fixed", .fixed, \.fixed, \.fixed), to: 2)
  }

  private typealias ExamplePath = KeyPath<StrategyChanges.Examples, String?>

  /// The strategies that hide content least, those of the gate among them.
  private static func table(_ figures: ReportFigures) -> [String] {
    let ordered = figures.orderByHarm.filter { figures.strategies[$0].total.judged > 0 }
    if ordered.isEmpty { return [] }
    let gated = Set(ordered.filter { figures.strategies[$0].isGated }.prefix(6))
    let others = ordered.filter { !gated.contains($0) }.prefix(6 - gated.count)
    let shown = gated.union(others)
    let titles = [
      "strategy", "hides content", "leaves a gap", "wrong otherwise", "exact", "not judged",
      "not available",
    ]
    let rows = ordered.filter(shown.contains).map { number -> [String] in
      let strategy = figures.strategies[number].result
      return [MarkdownText.inline("\(strategy.name, link: strategy.about.link)")]
        + shares(of: number, figures)
    }
    let head = [titles, titles.indices.map { $0 == 0 ? ":--" : "--:" }]
    let what =
      figures.shares.map { "Shares of keyboard appearances, by \($0.usage.model.name)." }
      ?? "Shares of scenarios, each counted once."
    return [MarkdownText.text(what), ""]
      + (head + rows).map { String(MarkdownText.row($0).dropLast()) }
  }

  /// The cells of a strategy, together all of it: of use where there are shares, else of the
  /// scenarios.
  private static func shares(of number: Int, _ figures: ReportFigures) -> [String] {
    if let shares = figures.shares?.strategies[number] {
      let (point, range) = (
        Numbers.percent(ofUse: shares.hidden), Numbers.percent(ofUse: shares.hiddenRange)
      )
      let otherwise =
        shares[.paddingLost] + shares[.otherInsets] + shares[.offset] + shares[.scrollBar]
      return [point == range ? point : "\(point) (\(range))"]
        + [shares[.gap], otherwise, shares[.exact], shares[.ambiguous], shares[.notAvailable]]
        .map { Numbers.percent(ofUse: $0) }
    }
    let total = figures.strategies[number].total
    return [
      total.hidden, total.gap, total.failing - total.hidden - total.gap, total.exact,
      total.ambiguous, total.notAvailable,
    ].map { Numbers.percent($0, of: figures.counts.applicable) }
  }

  /// The rules of the worst failures, folded, but for those that the gate found first.
  private static func rules(_ report: Report, beside found: [GateMessage]) -> [String] {
    let commands = found.map(\.command)
    let findings = report.mostHarmfulFindings.filter { !commands.contains($0.command) }
    if findings.isEmpty { return [] }
    let lines = findings.prefix(found.isEmpty ? 3 : 1).map { finding in
      "- \(name(finding.strategy, report)): \(MarkdownText.text(finding.rule.title)) "
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
    return lines.prefix(limit - 1) + ["- and \(rest) more"]
  }
}
