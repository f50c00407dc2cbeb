import InsetCore
import InsetOracle
import ScenarioSpaces

/// How a strategy did in the scenarios of one of its causes.
package struct CauseCounts: Hashable, Sendable {
  /// Those with a verdict.
  package let judged: Int
  /// Those of `judged` that fail.
  package let failing: Int
  /// Those of `failing` that fail in the way that the cause says.
  package let asSaid: Int
  /// Those of `failing` in which no other cause of the strategy holds.
  package let failingAlone: Int
}

/// How far a strategy's causes hold its failures.
package struct CausesCounts: Hashable, Sendable {
  /// For each cause, in its order; nil where it has no query, or one that this space lacks.
  package let causes: [CauseCounts?]
  /// The failing scenarios in which at least one cause holds.
  package let held: Int
}

extension RunResult {
  /// How far the causes of a strategy hold its failures.
  ///
  /// - Complexity: O(*e* · *c* · *s*) for diagrams of *e* edges, *c* causes and the *s* sets of
  ///   causes that can still hold at a node.
  package func causeCounts(of strategy: StrategyResult) -> CausesCounts {
    let causes = strategy.about.causes
    let queries = causes.map { cause in
      cause.query.flatMap { query in try? Query(query, in: space) }
    }
    let readable = causes.indices.filter { queries[$0] != nil }
    let fields = 4
    let counts = table.tally(
      strategy.outcomes, among: queries.compactMap(\.self), bins: fields * readable.count + 1
    ) { terminal, holding in
      guard holding != 0, case .judged(let verdict, _, _, _) = Outcome(terminal: terminal) else {
        return []
      }
      var bins: [Int] = []
      for (index, cause) in readable.enumerated() where holding & 1 << UInt32(index) != 0 {
        bins.append(fields * index)
        if verdict.isExact { continue }
        bins.append(fields * index + 1)
        if causes[cause].effects.contains(where: verdict.has) { bins.append(fields * index + 2) }
        if holding.nonzeroBitCount == 1 { bins.append(fields * index + 3) }
      }
      if !verdict.isExact { bins.append(fields * readable.count) }
      return bins
    }
    var answer = [CauseCounts?](repeating: nil, count: causes.count)
    for (index, cause) in readable.enumerated() {
      let own = counts[(fields * index)...]
      let first = own.startIndex
      answer[cause] = CauseCounts(
        judged: own[first], failing: own[first + 1], asSaid: own[first + 2],
        failingAlone: own[first + 3])
    }
    return CausesCounts(causes: answer, held: counts[fields * readable.count])
  }
}

extension Verdict {
  /// Whether it is off in some way.
  fileprivate func has(_ effect: FailureCause.Effect) -> Bool {
    switch effect {
    case .hidden: bottom == .hidden
    case .gap: bottom == .gap
    case .otherEdges: hasWrongEdge
    case .indicators: hasWrongIndicator
    case .offset: hasWrongOffset
    case .notRestored: isNotRestored
    }
  }
}
