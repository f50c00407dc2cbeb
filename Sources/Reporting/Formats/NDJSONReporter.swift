import DeviceProfiles
import InsetOracle
import MatrixResults
import ScenarioSpaces
import TextFormats

/// One JSON object on each line: failing scenarios one by one, then a line that counts them.
///
/// A nightly has billions of failing scenarios. What the extent leaves out is counted in the last
/// line; strategies share the room evenly, and each is listed from its lowest scenario on.
package enum NDJSONReporter: StreamingReporter {
  package static let id = "ndjson"

  /// Writes a report, a few lines at a time.
  ///
  /// - Complexity: O(*n* · *l*) for *n* lines and *l* levels of all parameters.
  package static func write(
    _ report: Report, _ extent: ReportExtent, to write: (String) throws -> Void
  ) rethrows {
    let result = report.result
    let totals = result.strategies.map { strategy in
      let counts = result.counts(of: strategy)[0]
      return extent.isEverything
        ? counts.judged + counts.ambiguous + counts.notAvailable : counts.failing
    }
    let shares = extent.limit.map { fairShares(of: totals, limit: $0) } ?? totals
    for (strategy, share) in zip(result.strategies, shares) where share > 0 {
      try writeLines(of: strategy, share, in: result, extent, to: write)
    }
    try write(summary(report, totals, shares, extent))
  }

  private static func writeLines(
    of strategy: StrategyResult, _ share: Int, in result: RunResult, _ extent: ReportExtent,
    to write: (String) throws -> Void
  ) rethrows {
    let space = result.space
    let head = "{\"strategy\":\(JSONValue.quoted(strategy.id)),\"scenario\":"
    // Scenarios share few outcomes.
    var tails: [Int: String] = [:]
    var lines = ""
    let scenarios = result.table.scenarios(of: strategy.outcomes) {
      let verdict = Outcome(terminal: $0)?.verdict
      return extent.isEverything ? $0 != 0 : verdict?.isExact == false
    }
    for scenario in scenarios.prefix(share) {
      let terminal = result.table.value(of: strategy.outcomes, at: scenario)
      let tail = tails[terminal] ?? Self.tail(Outcome(terminal: terminal))
      tails[terminal] = tail
      lines += "\(head)\(JSONValue.quoted(space.id(of: scenario)))\(tail)"
      if lines.utf8.count > 1 << 16 {
        try write(lines)
        lines = ""
      }
    }
    if !lines.isEmpty { try write(lines) }
  }

  /// The members after the scenario's name.
  private static func tail(_ outcome: Outcome?) -> String {
    var members: [(String, JSONValue)] = []
    switch outcome {
    case .ambiguous: members = [("outcome", "ambiguous")]
    case .notAvailable: members = [("outcome", "notAvailable")]
    case .judged(let verdict, let amount, _, let choices):
      members = [("outcome", .string(verdict.isExact ? "exact" : "failing"))]
      if let signature = outcome?.signature {
        members += [
          ("aspect", .string(signature.aspect.rawValue)),
          ("firstWrongStep", .integer(signature.step)), ("amount", .string(amount.words)),
          ("otherEdges", .bool(verdict.hasWrongEdge)),
          ("indicators", .bool(verdict.hasWrongIndicator)),
          ("offset", .bool(verdict.hasWrongOffset)),
          ("notRestored", .bool(verdict.isNotRestored)),
        ]
      }
      let policies = Policy.allCases.filter { choices.contains(PolicyChoices($0)) }
      if !policies.isEmpty { members.append(("dependsOn", .strings(policies.map(\.rawValue)))) }
    case .notJudged, nil: break
    }
    return members.map { ",\(JSONValue.quoted($0.0)):\($0.1.compact)" }.joined() + "}\n"
  }

  private static func summary(
    _ report: Report, _ totals: [Int], _ shares: [Int], _ extent: ReportExtent
  ) -> String {
    let strategies = zip(report.result.strategies, zip(totals, shares)).map {
      strategy, counts -> JSONValue in
      [
        "id": .string(strategy.id), "listed": .integer(counts.1),
        "leftOut": .integer(counts.0 - counts.1),
      ]
    }
    let (total, listed) = (totals.reduce(0, +), shares.reduce(0, +))
    let members: JSONValue = [
      "of": extent.isEverything ? "applicable" : "failing", "listed": .integer(listed),
      "leftOut": .integer(total - listed), "strategies": .array(strategies),
    ]
    let summary: JSONValue = [
      "summary": members.adding([
        "run": report.notice.map { .string($0.words) }, "choice": report.reach?.json,
      ])
    ]
    return summary.compact + "\n"
  }

  /// How many of each total there is room for: small ones whole, the rest in equal parts.
  static func fairShares(of totals: [Int], limit: Int) -> [Int] {
    var shares = [Int](repeating: 0, count: totals.count)
    var room = limit
    let order = totals.indices.sorted { (totals[$0], $0) < (totals[$1], $1) }
    for (done, index) in order.enumerated() {
      shares[index] = min(totals[index], room / (order.count - done))
      room -= shares[index]
    }
    return shares
  }
}
