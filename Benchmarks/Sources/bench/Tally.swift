import InsetOracle

/// The verdicts on one strategy in all scenes.
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
