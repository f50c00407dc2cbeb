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
  /// - Complexity: O(*p*² · *e*) for *p* parameters and a diagram of *e* edges, times the levels of
  ///   a pair at worst.
  package var pairCoverage: Coverage {
    let parameters = space.parameters.indices
    let pairs = parameters.flatMap { first in
      parameters.dropFirst(first + 1).map { [first, $0] }
    }
    let notRun = notRun
    var possible = 0
    var covered = 0
    for pair in pairs {
      let counts = table.tally(scope, by: pair, bins: 2) {
        $0 == 0 ? [0] : $0 == notRun ? [1] : []
      }
      for start in stride(from: 0, to: counts.count, by: 2) {
        if counts[start] + counts[start + 1] > 0 { possible += 1 }
        if counts[start] > 0 { covered += 1 }
      }
    }
    return Coverage(possible: possible, covered: covered)
  }
}
