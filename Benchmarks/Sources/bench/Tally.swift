import CTwin
import InsetOracle

/// How one strategy did in all scenes.
struct Tally: Equatable {
  var exact = 0
  var hidden = 0
  var gap = 0
  var edges = 0
  var indicators = 0
  var notRestored = 0
  /// The sum of the numbers of the first wrong steps.
  var firstWrongSteps = 0

  /// Counts a verdict.
  mutating func count(_ verdict: Verdict) {
    if verdict.isExact { exact += 1 }
    if verdict.bottom == .hidden { hidden += 1 }
    if verdict.bottom == .gap { gap += 1 }
    if verdict.hasWrongEdge { edges += 1 }
    if verdict.hasWrongIndicator { indicators += 1 }
    if verdict.isNotRestored { notRestored += 1 }
    firstWrongSteps += verdict.firstWrongStep
  }
}

extension Tally {
  /// What C counted.
  init(_ tally: CTwinTally) {
    exact = Int(tally.exact)
    hidden = Int(tally.hidden)
    gap = Int(tally.gap)
    edges = Int(tally.edges)
    indicators = Int(tally.indicators)
    notRestored = Int(tally.not_restored)
    firstWrongSteps = Int(tally.first_wrong_steps)
  }
}
