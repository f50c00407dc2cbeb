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

  /// Counts a verdict, without branches: verdicts are as good as random.
  mutating func count(_ verdict: Verdict) {
    exact &+= verdict.isExact ? 1 : 0
    hidden &+= verdict.bottom == .hidden ? 1 : 0
    gap &+= verdict.bottom == .gap ? 1 : 0
    edges &+= verdict.hasWrongEdge ? 1 : 0
    indicators &+= verdict.hasWrongIndicator ? 1 : 0
    notRestored &+= verdict.isNotRestored ? 1 : 0
    firstWrongSteps &+= verdict.firstWrongStep
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
