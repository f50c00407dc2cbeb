import InsetCore
import InsetOracle
import ScenarioSpaces

/// The results of a strategy in the scenarios of one of its weaknesses.
package struct WeaknessCounts: Hashable, Sendable {
  /// Those with a verdict.
  package let judged: Int
  /// Those of `judged` that fail.
  package let failing: Int
  /// Those of `failing` that fail in the way that the weakness says.
  package let asSaid: Int
  /// Those of `failing` in which no other weakness of the strategy holds.
  package let failingAlone: Int
}

/// How far a strategy's weaknesses hold its failures.
package struct StrategyWeaknesses: Hashable, Sendable {
  /// For each weakness, in its order; nil where it has no query, or one that this space lacks.
  package let counts: [WeaknessCounts?]
  /// The failing scenarios in which at least one weakness holds.
  package let held: Int
}

extension RunResult {
  /// How far the weaknesses of a strategy hold its failures.
  ///
  /// - Complexity: O(*e* · *c* · *s*) for diagrams of *e* edges, *c* weaknesses and the *s* sets of
  ///   weaknesses that can still hold at a node.
  package func weaknesses(of strategy: StrategyResult) -> StrategyWeaknesses {
    let weaknesses = strategy.about.weaknesses
    let queries = weaknesses.map { weakness in
      weakness.query.flatMap { query in try? Query(query, in: space) }
    }
    let readable = weaknesses.indices.filter { queries[$0] != nil }
    let fields = 4
    let counts = table.tally(
      strategy.outcomes, among: queries.compactMap(\.self), bins: fields * readable.count + 1
    ) { terminal, holding in
      guard holding != 0, case .judged(let verdict, _, _, _) = Outcome(terminal: terminal) else {
        return []
      }
      var bins: [Int] = []
      for (index, weakness) in readable.enumerated() where holding & 1 << UInt32(index) != 0 {
        bins.append(fields * index)
        if verdict.isExact { continue }
        bins.append(fields * index + 1)
        if weaknesses[weakness].effects.contains(where: verdict.has) {
          bins.append(fields * index + 2)
        }
        if holding.nonzeroBitCount == 1 { bins.append(fields * index + 3) }
      }
      if !verdict.isExact { bins.append(fields * readable.count) }
      return bins
    }
    var answer = [WeaknessCounts?](repeating: nil, count: weaknesses.count)
    for (index, weakness) in readable.enumerated() {
      let own = counts[(fields * index)...]
      let first = own.startIndex
      answer[weakness] = WeaknessCounts(
        judged: own[first], failing: own[first + 1], asSaid: own[first + 2],
        failingAlone: own[first + 3])
    }
    return StrategyWeaknesses(counts: answer, held: counts[fields * readable.count])
  }
}

extension Verdict {
  /// Whether it is off in some way.
  fileprivate func has(_ effect: Weakness.Effect) -> Bool {
    switch effect {
    case .hidden: bottom == .hidden
    case .gap: bottom == .gap
    case .padding: bottom == .paddingLost
    case .otherEdges: hasWrongEdge
    case .indicators: hasWrongIndicator
    case .offset: hasWrongOffset
    case .notRestored: isNotRestored
    }
  }
}
