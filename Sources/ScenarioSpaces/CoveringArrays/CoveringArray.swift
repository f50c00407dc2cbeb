/// Rows that hold every combination of levels that a problem asks for.
package struct CoveringArray: Hashable, Sendable {
  /// For each row a level for each parameter.
  package var rows: [[Int]]
}

/// How long to search for a small array.
package struct SearchEffort: Hashable, Sendable {
  /// How many entries of tuples the greedy start may look at for the rows that it drops.
  var start: Int
  /// How many entries of tuples the search after it looks at.
  var search: Int

  package init(start: Int, search: Int) {
    self.start = start
    self.search = search
  }

  /// Less than a second for pairs.
  package static let `default` = SearchEffort(start: 20_000_000, search: 100_000_000)
  /// About a minute.
  package static let max = SearchEffort(start: 200_000_000, search: 12_000_000_000)
}

extension CoveringProblem {
  package func array(effort: SearchEffort = .default) -> CoveringArray {
    let constraints = RowConstraints(sizes: sizes, conditions: conditions)
    let index = TupleIndex(sizes: sizes, sets: sets)
    var coverable = CoverableTuples(constraints)
    let counts = TupleCounts(index, isWanted: coverable.coverable(index))
    var greedy = GreedyRows(
      constraints: constraints, counts: counts, random: SplitMix(seed: seed))
    // A first array tells how much work one candidate for each row is.
    _ = greedy.cover(candidates: 1)
    var best = (greedy.cells, greedy.counts)
    let candidates = effort.start / Swift.max(greedy.counts.work, 1)
    if candidates >= 2 {
      var more = GreedyRows(constraints: constraints, counts: counts, random: greedy.random)
      if more.cover(candidates: Swift.min(candidates, 50)), more.cells.count < best.0.count {
        best = (more.cells, more.counts)
      }
      greedy.random = more.random
    }
    var reduction = RowReduction(
      best.0, kept: 0, constraints: constraints, counts: best.1, random: greedy.random)
    reduction.run(work: effort.search)
    let width = sizes.count
    return CoveringArray(
      rows: stride(from: 0, to: reduction.best.count, by: width).map { start in
        reduction.best[start..<start + width].map { Int($0) }
      })
  }
}
