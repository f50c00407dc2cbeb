package import DeviceProfiles
package import MatrixResults
package import TextFormats

/// How the figures of profiles agree with what was read, and the figures still assumed, most needed
/// first: an author's list of what to measure next.
package struct AssumptionReport: Sendable {
  /// The figures with what each is called.
  package let assumptions: [(assumption: Assumption, name: String)]
  package let agreement: Agreement
  package let applicable: Int
  /// Maximum number of figures in the text; nil for all.
  package let limit: Int?

  package init(
    assumptions: [(assumption: Assumption, name: String)], agreement: Agreement, applicable: Int,
    limit: Int? = nil
  ) {
    self.assumptions = assumptions
    self.agreement = agreement
    self.applicable = applicable
    self.limit = limit
  }

  /// The report for a terminal: the agreement, and a line for each figure.
  package var text: String {
    let shown = assumptions.prefix(limit ?? assumptions.count)
    let rows =
      [["of use", "devices", "keyboard", "figure to measure next", "how", "where"]]
      + shown.map { row in
        let figure = row.assumption
        return [
          Numbers.percent(ofUse: figure.share), "\(figure.devices)",
          figure.keyboard?.label ?? "any", row.name.tamed, figure.rule?.rawValue ?? "as written",
          figure.place.map { "\($0.file.tamed):\($0.line)" } ?? "no file",
        ]
      }
    let table = TextColumns.lines(rows, numbers: 0..<2)
    let rest = assumptions.count - shown.count
    let total = "\(Numbers.grouped(applicable)) scenarios, \(assumptions.count) assumed figures"
    let more = rest > 0 ? ", \(rest) not shown" : ""
    return agreement.lines.map { $0 + "\n" }.joined()
      + (assumptions.isEmpty ? "" : table.joined(separator: "\n") + "\n\n")
      + total + more + "\n"
  }

  /// The report for programs, with all figures.
  package var json: JSONValue {
    [
      "applicable": .integer(applicable), "readings": agreement.json,
      "assumptions": .array(
        assumptions.map { row in
          let figure = row.assumption
          return [
            "figure": .string(row.name), "kind": .string(figure.kind.rawValue),
            "keyboard": figure.keyboard.map { .string($0.rawValue) } ?? .null,
            "rule": figure.rule.map { .string($0.rawValue) } ?? .null,
            "file": figure.place.map { .string($0.file) } ?? .null,
            "line": figure.place.map { .integer($0.line) } ?? .null,
            "use": .share(figure.share), "devices": .integer(figure.devices),
          ]
        }),
    ]
  }
}

extension Agreement {
  /// How many readings the profiles reproduce, of each major version and of each kind.
  private struct Count {
    var name: String
    var readings = 0
    var agreeing = 0
  }

  private func counts(_ name: (Comparison) -> String?) -> [Count] {
    var counts: [Count] = []
    for comparison in comparisons {
      guard let name = name(comparison) else { continue }
      let index = counts.firstIndex { $0.name == name } ?? counts.count
      if index == counts.count { counts.append(Count(name: name)) }
      counts[index].readings += 1
      counts[index].agreeing += comparison.agrees ? 1 : 0
    }
    return counts
  }

  /// By the newest version of each reading, the newest first.
  private var byVersion: [Count] {
    let versions = Set(comparisons.compactMap { $0.reading.system?.last.major }).sorted(by: >)
    let counts = counts { comparison in
      comparison.reading.system.map { "iOS \($0.last.major)" } ?? "no version stated"
    }
    let order = versions.map { "iOS \($0)" } + ["no version stated"]
    return order.compactMap { name in counts.first { $0.name == name } }
  }

  /// By how well the profile's figure is known.
  private var byGrade: [Count] {
    let counts = counts { $0.figure?.provenance.rawValue ?? "no figure" }
    return (Provenance.allCases.map(\.rawValue) + ["no figure"]).compactMap { name in
      counts.first { $0.name == name }
    }
  }

  /// The agreement in lines; empty without readings.
  fileprivate var lines: [String] {
    if comparisons.isEmpty { return [] }
    let sources = Set(comparisons.map(\.reading.reader)).count
    let agreeing = comparisons.count(where: \.agrees)
    func row(_ count: Count) -> [String] {
      [
        Numbers.grouped(count.readings), Numbers.percent(count.agreeing, of: count.readings),
        count.name,
      ]
    }
    let differing = comparisons.filter { !$0.agrees }.map { comparison in
      let reading = comparison.reading
      let what = [reading.device, reading.field.rawValue, reading.mode?.rawValue]
        .compactMap(\.self).joined(separator: " ")
      let figure = comparison.figure.map { "the profile has \(Numbers.points($0.value))" }
      return "  \(what), \(reading.orientation.rawValue)"
        + (reading.system.map { ", iOS \($0)" } ?? "")
        + ": \(Numbers.points(reading.value)) (\(reading.source.tamed)), \(figure ?? "no profile has it")"
    }
    return [
      "\(Numbers.grouped(comparisons.count)) readings of \(sources) sources; the profiles agree with "
        + "\(Numbers.grouped(agreeing)) of them (\(Numbers.percent(agreeing, of: comparisons.count)))",
      "",
    ]
      + TextColumns.lines(
        [["readings", "agree", "read on"]] + byVersion.map(row)
          + [["", "", "by how the figure is known"]] + byGrade.map(row), numbers: 0..<2)
      + (differing.isEmpty ? [] : ["", "not as read:"] + differing) + [""]
  }

  fileprivate var json: JSONValue {
    func values(_ counts: [Count]) -> JSONValue {
      .array(
        counts.map {
          [
            "name": .string($0.name), "readings": .integer($0.readings),
            "agreeing": .integer($0.agreeing),
          ]
        })
    }
    return [
      "readings": .integer(comparisons.count),
      "agreeing": .integer(comparisons.count(where: \.agrees)), "byVersion": values(byVersion),
      "byGrade": values(byGrade),
      "differing": .array(
        comparisons.filter { !$0.agrees }.map { comparison in
          let reading = comparison.reading
          return [
            "device": .string(reading.device), "field": .string(reading.field.rawValue),
            "mode": reading.mode.map { .string($0.rawValue) } ?? .null,
            "orientation": .string(reading.orientation.rawValue),
            "system": reading.system.map { .string("\($0)") } ?? .null,
            "value": .points(reading.value), "source": .string(reading.source),
            "profile": comparison.figure.map { .points($0.value) } ?? .null,
          ]
        }),
    ]
  }
}
