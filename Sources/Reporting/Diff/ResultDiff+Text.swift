package import MatrixResults
import TextFormats

extension ResultChanges {
  /// That only a part is compared; nil where nothing is left out.
  package var limits: String? {
    hasSameChoice
      ? nil
      : "only the \(Numbers.grouped(scenarios.now)) scenarios that both runs judged are compared"
  }
}

extension ResultDiff {
  /// A table's cells, row by row, for a program that sets columns.
  package typealias Rows = [[String]]

  /// What the two runs have in common and what not, beside the outcomes: a line each.
  package var notes: [String] {
    var notes: [String] = []
    if let limits = changes.limits { notes.append(limits) }
    if !changes.hasSamePolicies {
      notes.append("the runs made other choices where Apple leaves one open")
    }
    if !changes.hasSameBehaviors { notes.append("the runs leave out different OS behaviors") }
    notes += changes.addedStrategies.map { "strategy \($0.tamed) came" }
    notes += changes.removedStrategies.map { "strategy \($0.tamed) went" }
    for levels in changes.levels {
      func add(_ verb: String, _ names: [String], _ counts: [StrategyChanges.Judged]) {
        for (name, judged) in zip(names, counts) {
          notes.append(
            "\(levels.parameter) \(name.tamed) \(verb): \(Numbers.grouped(judged.count)) verdicts, "
              + "\(Numbers.grouped(judged.failing)) of them failing")
        }
      }
      add("came", levels.added, levels.addedCounts)
      add("went", levels.removed, levels.removedCounts)
    }
    return notes
  }

  /// How many scenarios of each strategy became what, under a title; empty where none changed.
  package var counts: Rows {
    let changed = changes.strategies.filter { !$0.isNothing }
    if changed.isEmpty { return [] }
    let title = [
      "strategy", "newly failing", "changed", "fixed", "still failing", "still exact",
      "newly judged", "failing", "no longer generated",
    ]
    return [title]
      + changed.map { strategy in
        [strategy.id.tamed]
          + [
            strategy.newlyFailing, strategy.changed, strategy.fixed, strategy.stillFailing,
            strategy.stillExact, strategy.onlyNow.count, strategy.onlyNow.failing,
            strategy.onlyBefore.count,
          ].map(Numbers.grouped)
      }
  }

  /// The rules, by strategy and by kind, as lines.
  package var ruleLines: [String] {
    rules.enumerated().flatMap { number, strategy -> [String] in
      if strategy.changed == 0 { return [] }
      var lines = ["", strategy.strategy.tamed]
      for kind in OutcomeChange.Kind.allCases {
        let rules = self.rules(of: number).filter { $0.rule.change.kind == kind }
        if !rules.isEmpty { lines.append("  \(kind.words)") }
        for (rule, use) in rules { lines += self.lines(rule, use, of: strategy.strategy) }
      }
      if strategy.unexplained > 0 {
        lines.append("  \(Numbers.grouped(strategy.unexplained)) more that no rule above explains")
      }
      return lines
    }
  }

  private func lines(_ rule: ChangeRule, _ use: Double?, of strategy: String) -> [String] {
    let condition = rule.condition.isEmpty ? [] : ["--where \(shellWord(rule.condition))"]
    let explained =
      rule.change.kind == .onlyBefore
      ? []
      : [
        files.completing(
          result.explainCommand(rule.representative, strategy: strategy))
      ]
    let share = use.map { " (\(Numbers.percent(ofUse: $0)) of use)" } ?? ""
    return ["    \(Numbers.grouped(rule.scenarios)): \(rule.sentence.tamed)\(share)"]
      + (condition + explained).map { "      \($0)" }
  }
}
