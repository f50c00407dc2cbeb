import MatrixResults
import ScenarioSpaces
import TextFormats

/// What changed since an earlier result.
extension ReportFigures {
  /// What the section says.
  ///
  /// - Parameters:
  ///   - comparison: The result of the comparison.
  ///   - limit: Maximum number of new rules for each strategy.
  /// - Returns: The section's blocks; nil where there is no earlier result.
  func changeBlocks(_ comparison: ReportComparison, limit: Int) -> [ReportDocument.Block]? {
    if case .impossible(let why) = comparison { return [.paragraph("\(why)")] }
    guard let diff = comparison.diff else { return nil }
    let changes = diff.changes
    if changes.isNothing {
      let limits = changes.limits.map { "; \($0)" } ?? ""
      return [.paragraph("Nothing changed since the earlier result\(limits).")]
    }
    let tables = [
      changeTable(changes), ruleTable(diff, limit: limit), Self.levelTable(changes),
    ]
    return [.paragraph(Self.summary(changes))] + notes(changes).map { .paragraph($0) }
      + tables.compactMap { $0.map { .table($0) } }
  }

  static func summary(_ changes: ResultChanges) -> InlineText {
    func total(_ count: (StrategyChanges) -> Int) -> String {
      Numbers.grouped(changes.strategies.reduce(0) { $0 + count($1) })
    }
    let count = changes.strategies.reduce(0) { $0 + $1.newRules.count }
    let newRules = count == 1 ? "1 rule is new" : "\(Numbers.grouped(count)) rules are new"
    return """
      Since the earlier result, over all strategies: \(strong: total(\.newlyFailing)) scenarios \
      newly fail, \(strong: total(\.fixed)) are fixed, \(total(\.changed)) fail differently, \
      \(total(\.stillFailing)) still fail. \(total { $0.onlyNow.count }) were judged only now, \
      \(total { $0.onlyBefore.count }) only before. \(newRules).
      """
  }

  /// What changed, in one sentence: the strategies with the most scenarios that newly fail.
  func news(_ changes: ResultChanges) -> InlineText {
    if changes.isNothing { return "Nothing changed since the earlier run." }
    func most(_ count: (StrategyChanges) -> Int) -> [StrategyChanges] {
      Array(changes.strategies.filter { count($0) > 0 }.sorted { count($0) > count($1) }.prefix(2))
    }
    let new = most(\.newlyFailing)
    let fixed = changes.strategies.reduce(0) { $0 + $1.fixed }
    let failing = new.map { strategy in
      "\(strong: Numbers.grouped(strategy.newlyFailing)) in \(name(of: strategy.id))" as InlineText
    }
    let shrinkage = changes.shrinkage.map { " \($0)." } ?? ""
    return "Since the earlier run "
      + (failing.isEmpty
        ? "no scenario newly fails" : "scenarios newly fail: " + failing.joined(", "))
      + (fixed > 0 ? "; \(Numbers.grouped(fixed)) are fixed." : ".") + "\(shrinkage)"
  }

  private func notes(_ changes: ResultChanges) -> [InlineText] {
    func list(_ ids: [String]) -> InlineText {
      InlineText(stringLiteral: ids.map(name).joined(separator: ", "))
    }
    var notes = changes.shrinkage.map { ["\(strong: $0)."] } ?? [] as [InlineText]
    if let limits = changes.limits {
      notes.append("\(limits.prefix(1).uppercased() + limits.dropFirst()).")
    }
    if !changes.hasSamePolicies {
      notes.append("The earlier run made other choices where Apple leaves one open.")
    }
    if !changes.hasSameBehaviors { notes.append("The two runs leave out different OS behaviors.") }
    if !changes.addedStrategies.isEmpty {
      notes.append("Strategies only now: " + list(changes.addedStrategies) + ".")
    }
    if !changes.removedStrategies.isEmpty {
      notes.append("Strategies only before: " + list(changes.removedStrategies) + ".")
    }
    let unchanged = changes.strategies.filter(\.isNothing).map(\.id)
    if !unchanged.isEmpty { notes.append("Without a change: " + list(unchanged) + ".") }
    return notes
  }

  private func changeTable(_ changes: ResultChanges) -> ReportTable? {
    let changed = changes.strategies.filter { !$0.isNothing }
    if changed.isEmpty { return nil }
    let titles = [
      "newly failing", "fixed", "changed", "still failing", "still exact", "only now",
      "of these failing", "only before", "new rules",
    ]
    return ReportTable(
      id: "change-table",
      caption: "Scenarios by change of outcome. Only now and only before: judged in one of the "
        + "two runs, since the other lacks the scenario, did not run it or cannot judge it.",
      columns: [.init(title: "strategy")]
        + titles.map { .init(title: $0, isNumber: true) }
        + [.init(title: "see one that newly fails")],
      rows: changed.map { strategy -> [ReportTable.Cell] in
        [.text(name(of: strategy.id))]
          + [
            strategy.newlyFailing, strategy.fixed, strategy.changed, strategy.stillFailing,
            strategy.stillExact, strategy.onlyNow.count, strategy.onlyNow.failing,
            strategy.onlyBefore.count, strategy.newRules.count,
          ].map { .count($0) }
          + [
            strategy.examples.newlyFailing.map {
              .code(
                files.completing(
                  result.explainCommand($0, strategy: strategy.id)))
            } ?? .text(Numbers.missing)
          ]
      })
  }

  private func ruleTable(_ diff: ResultDiff, limit: Int) -> ReportTable? {
    let rules = diff.rules.enumerated().flatMap { number, strategy in
      diff.rules(of: number).prefix(limit).map { (strategy.strategy, $0.rule, $0.use) }
    }
    if rules.isEmpty { return nil }
    let rest = diff.rules.reduce(0) { $0 + $1.rules.count } - rules.count
    let isWeighed = diff.shares != nil
    return ReportTable(
      id: "change-rule-table",
      caption: "Conditions under which every judged scenario changed in one way."
        + (rest > 0 ? " \(Numbers.grouped(rest)) more left out." : ""),
      columns: [
        .init(title: "strategy"), .init(title: "change"), .init(title: "rule"),
      ] + (isWeighed ? [.init(title: "of use", isNumber: true)] : []) + [
        .init(title: "scenarios", isNumber: true), .init(title: "see one"),
      ],
      rows: rules.map { strategy, rule, use in
        let names: [ReportTable.Cell] = [
          .text(name(of: strategy)), .text(rule.change.kind.words), .text(rule.sentence),
        ]
        return names + (use.map { [.number(Numbers.percent(ofUse: $0))] } ?? []) + [
          .count(rule.scenarios),
          rule.change.kind == .onlyBefore
            ? .text(Numbers.missing)
            : .code(
              files.completing(
                result.explainCommand(rule.representative, strategy: strategy))),
        ]
      })
  }

  private static func levelTable(_ changes: ResultChanges) -> ReportTable? {
    if changes.levels.isEmpty { return nil }
    return ReportTable(
      id: "level-table", caption: "Levels of which only one of the two runs ran scenarios.",
      columns: [
        .init(title: "parameter"), .init(title: "only now", isCode: true),
        .init(title: "only before", isCode: true),
      ],
      rows: changes.levels.map {
        [
          .text($0.parameter), names($0.added), names($0.removed),
        ]
      })
  }

  private static func names(_ names: [String]) -> ReportTable.Cell {
    names.isEmpty ? .text(Numbers.missing) : .code(compactNames(names))
  }
}

extension ResultChanges {
  /// That the matrix lost more than a tenth of its scenarios, as a sentence without its full stop.
  var shrinkage: String? {
    guard scenarios.now < scenarios.before - scenarios.before / 10 else { return nil }
    return "The matrix shrank from \(Numbers.grouped(scenarios.before)) to "
      + "\(Numbers.grouped(scenarios.now)) scenarios"
  }
}
