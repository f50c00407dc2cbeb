import InsetOracle
import MatrixResults
import TextFormats

/// What was asked for: policies and sub-products.
extension ReportFigures {
  /// How much was judged, in a sentence.
  var extent: InlineText {
    let parameters: [(MatrixParameter, String)] = [
      (.device, "devices"), (.os, "versions of iOS"), (.locale, "languages"),
      (.keyboard, "keyboards"), (.window, "windows"), (.script, "scripts"),
    ]
    let run = RunLevels(of: result.scope, in: result.table) { $0 == 0 }.all
    let levels = parameters.compactMap { parameter, noun -> String? in
      let count = run[parameter.rawValue].count { $0 }
      return count > 1 ? "\(count) \(noun)" : nil
    }
    let what = levels.isEmpty ? "" : ": \(levels.joined(separator: ", "))"
    return "\(Numbers.grouped(counts.applicable)) scenarios\(what)."
  }

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
    return [.table(choices)]
  }

  var coverageBlocks: [ReportDocument.Block] {
    let possible = Numbers.grouped(pairs.possible)
    return [
      .paragraph(
        """
        The runs below are whole. Of \(possible) pairs of levels that can occur \
        together, \(strong: Numbers.grouped(pairs.covered)) occur in a scenario that was run \
        (\(Numbers.percent(pairs.covered, of: pairs.possible))).
        """),
      .table(
        ReportTable(
          id: "run-table", caption: "A scenario runs if any of these queries selects it.",
          columns: [.init(title: "run"), .init(title: "query", isCode: true)],
          rows: result.model.runs.map {
            [.text($0.name), .code($0.query.isEmpty ? "everything" : $0.query)]
          })),
    ]
  }
}
