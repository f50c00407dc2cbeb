import ScenarioSpaces

/// How much of what is possible a run covers.
package struct Coverage: Hashable, Sendable {
  /// Combinations that no constraint excludes.
  package let possible: Int
  /// Those of them that some scenario of the run has.
  package let covered: Int
}

extension RunResult {
  /// Pairs of levels of different parameters that some scenario of the run has, of those that some
  /// scenario of the space can have.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges, times the levels of all parameters at worst.
  package var pairCoverage: Coverage {
    let notRun = notRun
    return Coverage(
      possible: table.pairCount(of: scope) { $0 == 0 || $0 == notRun },
      covered: table.pairCount(of: scope) { $0 == 0 })
  }
}
