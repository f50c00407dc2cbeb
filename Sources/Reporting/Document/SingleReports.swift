import DeviceProfiles
import MatrixResults
import TextFormats

/// How often a strategy would be right if what single reports say were decided the other way.
struct SingleReports: Hashable, Sendable {
  /// The smallest change of a share that is worth a word: two points.
  private static let least = 0.02

  /// The share of use in which the strategy is right then, about: each report is judged apart.
  let exact: Double
  /// The titles of the behaviors.
  let titles: [String]
  /// Whether the run leaves the behaviors out, as it does by default.
  let areLeftOut: Bool

  /// It in a cell, such as "84.2 % if 2 single reports are right".
  var words: String {
    let reports = titles.count == 1 ? "a single report is" : "\(titles.count) single reports are"
    return "about \(Numbers.percent(ofUse: exact)) if \(reports) \(areLeftOut ? "right" : "wrong")"
  }

  /// Sums up what was judged again.
  ///
  /// - Parameters:
  ///   - decisions: What each behavior decides; empty where it was not asked.
  ///   - shares: The shares of the run.
  ///   - result: The run.
  /// - Returns: Those of the strategies of which the share moves by two points or more.
  static func all(
    _ decisions: [VerdictChanges], of shares: UsageShares, _ result: RunResult
  ) -> [Int: SingleReports] {
    let possible = decisions.compactMap { changes in
      OSBehavior(rawValue: changes.name).flatMap { behavior in
        behavior.isPossible && !changes.right.isEmpty ? (behavior, changes.right) : nil
      }
    }
    let areLeftOut = !possible.contains { result.model.with.contains($0.0.rawValue) }
    return result.strategies.indices.reduce(into: [:]) { all, number in
      let moving = possible.filter { abs($0.1[number]) > least / 10 }
      let change = moving.reduce(0) { $0 + $1.1[number] }
      guard abs(change) >= least else { return }
      all[number] = SingleReports(
        exact: min(1, max(0, shares.strategies[number][.exact] + change)),
        titles: moving.map(\.0.title), areLeftOut: areLeftOut)
    }
  }
}
