import InsetCore
import MatrixResults
import ScenarioSpaces
import TextFormats

/// What a strategy does to people, in a few lines.
struct MarkdownHarm {
  /// The name, as Markdown.
  let name: String
  let words: String
  /// Its main causes, as Markdown, each with a command.
  let causes: [String]
  /// A picture of the worst; nil where it is not drawn.
  let drawing: SceneDrawing?

  /// The most that have a picture, and the most causes of each.
  private static let (mostDrawn, mostCauses) = (2, 2)

  /// What hurts: the failing strategies of the gate, then those that hide content most often, without
  /// controls.
  static func all(in report: Report, limit: Int) -> [MarkdownHarm] {
    let figures = report.figures
    func hidden(_ number: Int) -> Double {
      figures.shares?.strategies[number].hidden ?? Double(figures.strategies[number].total.hidden)
    }
    let failing = figures.orderByHarm.filter { figures.strategies[$0].total.failing > 0 }
    let gated = failing.filter { figures.strategies[$0].isGated }
    let others = failing.filter { number in
      let strategy = figures.strategies[number]
      return !strategy.isGated && strategy.result.about.group != .control && hidden(number) > 0
    }.sorted { hidden($0) > hidden($1) }
    let shown = (gated + others).prefix(limit)
    return shown.enumerated().map { place, number in
      MarkdownHarm(number, figures, isDrawn: place < mostDrawn)
    }
  }

  private init(_ number: Int, _ figures: ReportFigures, isDrawn: Bool) {
    let strategy = figures.strategies[number]
    name = MarkdownText.inline("\(strategy.result.name, link: strategy.result.about.link)")
    words = Self.words(number, figures)
    causes = Self.causes(number, figures)
    drawing =
      isDrawn
      ? strategy.examples.first.map { SceneDrawing($0, id: "scene-\(number + 1)") } : nil
  }

  private static func words(_ number: Int, _ figures: ReportFigures) -> String {
    let row = StrategyTiers.Row(number, figures)
    let what = figures.shares == nil ? "scenarios" : "keyboard appearances"
    // Parts that the table says, too, and that are next to nothing.
    let reach = row.notAvailable > 0.01 ? " where it is available" : ""
    let gap = row.gap > 0.01 ? ", and leaves a gap in \(Numbers.percent(ofUse: row.gap))" : ""
    return MarkdownText.text("hides content in \(row.hiddenWords) of \(what)\(reach)\(gap)")
  }

  /// The sentences that say when it fails, the most used first; its rules where it has none.
  private static func causes(_ number: Int, _ figures: ReportFigures) -> [String] {
    let strategy = figures.strategies[number]
    let (id, shares) = (strategy.result.id, figures.shares?.strategies[number])
    func line(_ words: String, _ share: Double?, _ command: String) -> String {
      let share = share.map { " (\(Numbers.percent(ofUse: $0)))" } ?? ""
      return MarkdownText.text(words + share) + ": " + MarkdownText.code(command)
    }
    let known = strategy.result.about.weaknesses.enumerated().compactMap { index, weakness in
      weakness.query.flatMap { query -> (line: String, share: Double)? in
        let failing = strategy.weaknesses.counts[index]?.failing ?? 0
        let share = shares.map { ($0.weaknesses[index] ?? 0) / max($0.known, 1e-12) }
        if failing == 0 { return nil }
        // Within what was run.
        let run = figures.result.model.query
        let words = run.isEmpty || run == "*" ? query : "\(run) \(query)"
        let command = figures.files.completing(
          "insetmatrix explain \(shellWord(words)) --strategy \(id)")
        return (line(weakness.sentence, share, command), share ?? Double(failing))
      }
    }.sorted { $0.share > $1.share }
    if !known.isEmpty { return known.prefix(mostCauses).map(\.line) }
    return (strategy.rules?.rules ?? []).enumerated().map { index, rule in
      let share = shares.map { $0.rules[index] / max($0.known, 1e-12) }
      let command = figures.files.completing(
        figures.result.explainCommand(
          figures.result.space.id(of: rule.representative), strategy: id))
      return (line: line(rule.title, share, command), share: share ?? Double(rule.scenarios))
    }.sorted { $0.share > $1.share }.prefix(mostCauses).map(\.line)
  }
}
