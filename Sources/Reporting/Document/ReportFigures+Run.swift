import InsetOracle
import MatrixResults
import TextFormats

/// What was asked for: policies and sub-products.
extension ReportFigures {
  var policyBlocks: [ReportDocument.Block] {
    let choices = ReportTable(
      id: "policy-table",
      caption: "Where Apple leaves a choice open. `run --policy NAME=CHOICE` makes the other one.",
      columns: [
        .init(title: "policy", isCode: true), .init(title: "chosen"), .init(title: "other"),
      ],
      rows: Policy.allCases.map { policy in
        let choices = result.model.policies
        return [
          .code(policy.rawValue), .text(choices[policy]), .text(choices.flipping(policy)[policy]),
        ]
      })
    let rows = strategies.flatMap { strategy in
      strategy.policies.filter { $0.failing + $0.exact > 0 }.map { counts -> [ReportTable.Cell] in
        [
          .text(strategy.result.name), .text(counts.policy.subject), .count(counts.failing),
          .count(counts.exact),
        ]
      }
    }
    if rows.isEmpty { return [.table(choices), .paragraph("No verdict depends on a policy.")] }
    return [
      .table(choices),
      .table(
        ReportTable(
          id: "policy-verdicts",
          caption: "Verdicts that the other choice would turn round; one that several choices "
            + "would turn counts for the first.",
          columns: [
            .init(title: "strategy"), .init(title: "choice"),
            .init(title: "fails, would be exact", isNumber: true),
            .init(title: "exact, would fail", isNumber: true),
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
          id: "run-table", caption: "A scenario runs when one of them has it.",
          columns: [.init(title: "sub-product"), .init(title: "query", isCode: true)],
          rows: result.model.runs.map {
            [.text($0.name), .code($0.query.isEmpty ? "everything" : $0.query)]
          })),
    ]
  }
}
