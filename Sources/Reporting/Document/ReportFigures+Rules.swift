import MatrixResults
import ScenarioSpaces
import TextFormats

extension ReportFigures {
  /// How much the rules of each strategy explain, then the rules themselves.
  ///
  /// - Parameter limit: Maximum number of rules for each strategy.
  /// - Returns: The section's blocks.
  func ruleBlocks(limit: Int) -> [ReportDocument.Block] {
    let failing = strategies.filter { $0.total.failing > 0 }
    if failing.isEmpty { return [.paragraph("No strategy fails.")] }
    return [
      .paragraph(
        """
        A rule is a condition on levels. Every judged scenario that matches it fails in the same \
        way.
        """), .table(explainedTable(failing)),
    ]
      + failing.enumerated().compactMap { number, strategy in
        strategy.rules.map { .table(ruleTable(number + 1, strategy, $0, limit: limit)) }
      }
  }

  private func explainedTable(_ failing: [Strategy]) -> ReportTable {
    ReportTable(
      id: "explained-table", caption: "How many of a strategy's failures its first rules explain.",
      columns: [.init(title: "strategy")]
        + ["failing", "12 rules", "40 rules"].map { .init(title: $0, isNumber: true) },
      rows: failing.compactMap { strategy in
        strategy.rules.map { rules in
          [
            .text(strategy.result.name), .count(strategy.total.failing),
            .number(Numbers.percent(rules.explained(by: 12), of: rules.failing)),
            .number(Numbers.percent(rules.explained(by: 40), of: rules.failing)),
          ]
        }
      })
  }

  private func ruleTable(
    _ number: Int, _ strategy: Strategy, _ rules: FailureRules, limit: Int
  ) -> ReportTable {
    let (id, name) = (strategy.result.id, strategy.result.name)
    return ReportTable(
      id: "rules-\(number)", caption: "Failure rules for \(name), largest first.",
      columns: [
        .init(title: "rule"), .init(title: "off by"), .init(title: "scenarios", isNumber: true),
        .init(title: "of all failures", isNumber: true), .init(title: "see one"),
      ],
      rows: rules.rules.prefix(limit).map { rule in
        [
          .text(rule.words), .text(rule.amount), .count(rule.scenarios),
          .number(Numbers.percent(rule.scenarios, of: rules.failing)),
          .code(
            files.completing(
              result.explainCommand(result.space.id(of: rule.representative), strategy: id))),
        ]
      }, folds: limit > 5 ? .closed : .never)
  }
}
