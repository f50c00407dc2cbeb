import DeviceProfiles
package import MatrixResults
import TextFormats

/// The figures still assumed, most needed first: an author's list of what to measure.
package struct AssumptionReport: Sendable {
  /// The figures with what each is called.
  package let assumptions: [(assumption: Assumption, name: String)]
  package let applicable: Int
  /// Maximum number of figures in the text; nil for all.
  package let limit: Int?

  package init(
    assumptions: [(assumption: Assumption, name: String)], applicable: Int, limit: Int? = nil
  ) {
    self.assumptions = assumptions
    self.applicable = applicable
    self.limit = limit
  }

  /// The report for a terminal, a line for each figure.
  package var text: String {
    let shown = assumptions.prefix(limit ?? assumptions.count)
    let rows =
      [["scenarios", "share", "devices", "figure", "how", "where"]]
      + shown.map { row in
        let figure = row.assumption
        return [
          Numbers.grouped(figure.scenarios), Numbers.percent(figure.scenarios, of: applicable),
          "\(figure.devices)", row.name.tamed, figure.rule?.rawValue ?? "as written",
          figure.place.map { "\($0.file.tamed):\($0.line)" } ?? "no file",
        ]
      }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column < 3 ? space + cell.0 : cell.0 + space
      }.joined(separator: "  ") + "  " + row[5]
    }
    let rest = assumptions.count - shown.count
    let total = "\(Numbers.grouped(applicable)) scenarios, \(assumptions.count) assumed figures"
    let more = rest > 0 ? ", \(rest) not shown" : ""
    return (assumptions.isEmpty ? [] : lines + [""]).joined(separator: "\n")
      + (assumptions.isEmpty ? "" : "\n") + total + more + "\n"
  }

  /// The report as JSON, with all figures.
  package var json: String {
    let json: JSONValue = [
      "applicable": .integer(applicable),
      "assumptions": .array(
        assumptions.map { row in
          let figure = row.assumption
          return [
            "figure": .string(row.name), "kind": .string(figure.kind.rawValue),
            "rule": figure.rule.map { .string($0.rawValue) } ?? .null,
            "file": figure.place.map { .string($0.file) } ?? .null,
            "line": figure.place.map { .integer($0.line) } ?? .null,
            "scenarios": .integer(figure.scenarios), "devices": .integer(figure.devices),
          ]
        }),
    ]
    return json.text(.filled)
  }
}
