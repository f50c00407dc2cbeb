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
