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
  /// An array of few rows.
  ///
  /// - Returns: The rows; none where the conditions allow none.
  package func array(effort: SearchEffort = .default) -> CoveringArray {
    let constraints = RowConstraints(sizes: sizes, conditions: conditions)
    let index = TupleIndex(sizes: sizes, sets: sets)
    var coverable = CoverableTuples(constraints)
    let counts = TupleCounts(index, isWanted: coverable.coverable(index))
    var start = GreedyRows(
      constraints: constraints, counts: counts, random: SplitMix(seed: seed))
    start.coverFew(work: effort.start, construction: construction)
    var reduction = RowReduction(
      start.cells, kept: 0, constraints: constraints, counts: start.counts, random: start.random)
    reduction.run(work: effort.search)
    let width = sizes.count
    return CoveringArray(
      rows: stride(from: 0, to: reduction.best.count, by: width).map { start in
        reduction.best[start..<start + width].map { Int($0) }
      })
  }

  /// The smallest known form of array that fits the parameters; nil where conditions forbid any.
  private var construction: Construction? {
    guard conditions.isEmpty, let levels = sizes.max() else { return nil }
    let largest = groups.reduce(strength) { Swift.max($0, $1.strength) }
    return Construction.smallest(levels: levels, columns: sizes.count, strength: largest)
  }
}

extension GreedyRows {
  /// Covers all tuples in the way that needs the fewest rows: one candidate for each row, as many
  /// as the work allows, or a construction.
  mutating func coverFew(work: Int, construction: Construction?) {
    var empty = self
    let limit = construction?.rowCount ?? .max
    var best: GreedyRows?
    if cover(candidates: 1, limit: limit) { best = self }
    // The first array told how much work one candidate for each row is.
    let candidates = work / max(counts.work - empty.counts.work, 1)
    if best != nil, candidates >= 2 {
      empty.random = random
      var more = empty
      if more.cover(candidates: min(candidates, 50), limit: limit), more.cells.count < cells.count {
        best = more
      }
    }
    if best == nil, let construction {
      empty.append(construction.rows())
      if empty.cover(candidates: 1) { best = empty }
    }
    if let best { self = best }
  }

  /// Adds the rows of a construction that hold new tuples; levels that a parameter does not have
  /// stand for any.
  private mutating func append(_ rows: [[Int]]) {
    let sizes = constraints.sizes
    let fixed = rows.map { row in sizes.indices.map { row[$0] < sizes[$0] ? row[$0] : -1 } }
    let free = fixed.map { $0.count { $0 < 0 } }
    for number in fixed.indices.sorted(by: { (free[$0], $0) < (free[$1], $1) }) {
      let (row, gain) = row(keeping: fixed[number])
      if gain > 0 { append(row) }
    }
  }
}
