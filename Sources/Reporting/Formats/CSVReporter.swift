import DeviceProfiles
import MatrixResults
import TextFormats

/// A table for spreadsheets: a row for each failure rule, and one for a strategy that has none.
package enum CSVReporter: Reporter {
  package static let id = "csv"

  private static let titles = [
    "strategy", "gated", "exact", "failing", "ambiguous", "not_available", "aspect",
    "first_wrong_step", "rule", "condition", "off_by", "scenarios", "newly_explained",
    "share_of_failures", "representative", "command",
  ]

  package static func render(_ report: Report) -> String {
    let findings = report.findings
    let rows = report.result.strategies.flatMap { strategy -> [[String]] in
      let counts = report.result.counts(of: strategy)[0]
      let isGated = report.result.model.gate.exact.contains(strategy.id)
      let head =
        [strategy.id, isGated ? "yes" : "no"]
        + [counts.exact, counts.failing, counts.ambiguous, counts.notAvailable].map { "\($0)" }
      let own = findings.filter { $0.strategy == strategy.id }
      if own.isEmpty { return [head + [String](repeating: "", count: titles.count - head.count)] }
      return own.map { head + cells($0) }
    }
    let notice = report.noticeWithChoice.map { notice in
      titles.map { $0 == "rule" ? notice.words : "" }
    }
    return ([titles, notice].compactMap(\.self) + rows).map { row in
      row.map { field($0) }.joined(separator: ",") + "\r\n"
    }.joined()
  }

  private static func cells(_ finding: Finding) -> [String] {
    let rule = finding.rule
    return [
      finding.aspect, "\(rule.signature.step)", rule.words, rule.condition,
      rule.amount, "\(rule.scenarios)", "\(rule.newlyExplained)",
      Numbers.percent(rule.scenarios, of: finding.failing), finding.scenario, finding.command,
    ]
  }

  /// A cell: quoted where it has to be, and never a formula.
  ///
  /// A text that a spreadsheet would take for a formula begins with an apostrophe.
  static func field(_ text: String) -> String {
    var text = text
    if let first = text.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) {
      text = "'" + text
    }
    let isPlain = !text.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    return isPlain ? text : "\"\(text.replacingOccurrences(of: "\"", by: "\"\""))\""
  }
}
