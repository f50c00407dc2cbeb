package import DeviceProfiles
package import ScenarioSpaces

/// Something that a version of iOS changed, and the scenarios of a space in which it can show.
package struct OSChange: Hashable, Sendable {
  package let fact: OSFact
  /// The space's levels of the OS that have it, ascending and at least one.
  package let levels: [Int]
  /// The scenarios in which it can show, as queries without a common scenario.
  package let queries: [Query]
  /// How many of them were run.
  package let scenarios: Int

  /// Counts the scenarios of a result.
  ///
  /// - Complexity: O(*n* · *e*) for *n* queries and a diagram of *e* edges.
  package init(_ fact: OSFact, levels: [Int], queries: [Query], in result: RunResult) {
    self.fact = fact
    self.levels = levels
    self.queries = queries
    scenarios = queries.reduce(0) {
      $0 + result.table.tally(result.scope, where: $1, bins: 1) { $0 == 0 ? [0] : [] }[0]
    }
  }
}
