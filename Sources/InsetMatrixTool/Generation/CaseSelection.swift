package import MatrixResults
import ScenarioSpaces

/// The scenarios that become cases.
package struct CaseSelection: Sendable {
  /// The scenarios, as a level's number for each parameter, in the order of the space.
  package let scenarios: [[Int]]
  /// The number of scenarios that were to choose from.
  package let candidates: Int
  /// The number of scenarios among those judged that are ambiguous.
  package let ambiguous: Int

  /// Chooses from what a run has judged.
  ///
  /// With a limit, scenarios are taken in turn from all candidates and from each failure rule of the
  /// run's strategies; of each, the one whose levels, the device first, were taken least often.
  ///
  /// - Parameters:
  ///   - result: A run of scenarios that can be built, for at least one strategy; the first one must
  ///     be available on every OS.
  ///   - limit: The maximum number of scenarios; nil for all.
  package init(_ result: RunResult, limit: Int?) {
    var table = result.table
    let outcomes = result.strategies[0].outcomes
    let judged = table.map(outcomes) { Outcome(terminal: $0)?.verdict == nil ? 0 : 1 }
    let counts = table.tally(outcomes, bins: 2) {
      switch Outcome(terminal: $0) {
      case .judged: [0]
      case .ambiguous: [1]
      default: []
      }
    }
    (candidates, ambiguous) = (counts[0], counts[1])
    let limit = limit ?? candidates
    if candidates <= limit {
      scenarios = Array(table.scenarios(of: judged) { $0 == 1 })
      return
    }
    let rules = Self.interleaved(result.failureRules().map { $0.rules.map(\.cube) })
    let sets = rules.map { table.diagram(of: $0, inside: judged, outside: .terminal(0)) }
    var walk = SpreadWalk(table)
    scenarios = walk.scenarios(of: [judged] + sets, limit: limit)
  }

  /// The most scenarios to choose from without a limit: compilers take long for more cases.
  package static let most = 1000

  /// The first elements of all lists, then the second ones, and so on.
  static func interleaved<Element>(_ lists: [[Element]]) -> [Element] {
    (0..<(lists.map(\.count).max() ?? 0)).flatMap { index in
      lists.compactMap { index < $0.count ? $0[index] : nil }
    }
  }
}
