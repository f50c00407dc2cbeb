import InsetOracle
import MatrixResults
import TextFormats

/// What was asked for: policies and sub-products.
extension ReportFigures {
  var policyBlocks: [ReportDocument.Block] {
    let choices = ReportTable(
      id: "policy-table",
      caption: "Cases that Apple doesn't document. The option decides one the other way.",
      columns: [
        .init(title: "case"), .init(title: "decided"), .init(title: "the other way"),
        .init(title: "option", isCode: true),
      ],
      rows: Policy.allCases.map { policy in
        let (choice, other) = (
          result.model.policies[policy], result.model.policies.flipping(policy)[policy]
        )
        return [
          .text(policy.subject), .text(policy.words(of: choice)), .text(policy.words(of: other)),
          .code("--policy \(policy.rawValue)=\(other)"),
        ]
      })
    let rows = strategies.indices.flatMap { number in
      let strategy = strategies[number]
      return strategy.policies.filter { $0.failing + $0.exact > 0 }
        .map { counts -> [ReportTable.Cell] in
          let use = shares.map {
            Numbers.percent(ofUse: $0.strategies[number].policies[counts.policy.number])
          }
          return [
            .text(strategy.result.name), .text(counts.policy.subject), .number(use ?? "-"),
            .count(counts.failing), .count(counts.exact),
          ]
        }
    }
    if rows.isEmpty { return [.table(choices), .paragraph("No verdict depends on them.")] }
    return [
      .table(choices),
      .table(
        ReportTable(
          id: "policy-verdicts",
          caption:
            "What changes if a case is decided the other way: whether content is hidden, a gap "
            + "is left, padding is used up, something else is off, or nothing. A scenario counts for "
            + "every case that changes it.",
          columns: [
            .init(title: "strategy"), .init(title: "case"),
            .init(title: "share of use", isNumber: true),
            .init(title: "of those that fail", isNumber: true),
            .init(title: "of those that are exact", isNumber: true),
          ], rows: rows)),
    ]
  }

  var coverageBlocks: [ReportDocument.Block] {
    let possible = Numbers.grouped(pairs.possible)
    return [
      .paragraph(
        """
        The sub-products below run in full. Of \(possible) pairs of levels that can occur \
        together, \(strong: Numbers.grouped(pairs.covered)) occur in a scenario that was run \
        (\(Numbers.percent(pairs.covered, of: pairs.possible))).
        """),
      .table(
        ReportTable(
          id: "run-table", caption: "A scenario runs if any of these queries selects it.",
          columns: [.init(title: "sub-product"), .init(title: "query", isCode: true)],
          rows: result.model.runs.map {
            [.text($0.name), .code($0.query.isEmpty ? "everything" : $0.query)]
          })),
    ]
  }
}
