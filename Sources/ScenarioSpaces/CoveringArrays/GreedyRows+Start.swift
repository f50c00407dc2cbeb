extension GreedyRows {
  /// Covers all tuples in the way that needs the fewest rows: one candidate for each row, as many
  /// as the work allows, or a construction.
  mutating func coverFew(work: Int, construction: Construction?) {
    var empty = self
    let limit = construction?.rowCount ?? .max
    var best: GreedyRows?
    if cover(candidates: 1, limit: limit) { best = self }
    // The first array showed how much work one candidate for each row is.
    let candidates = work / max(counts.work - empty.counts.work, 1)
    if best != nil, candidates >= 2 {
      empty.random = random
      var more = empty
      if more.cover(candidates: min(candidates, 50), limit: limit), more.cells.count < cells.count {
        best = more
      }
    }
    // Levels that parameters do not have leave a construction with fewer rows than it has.
    let count = (best?.cells.count ?? .max) / constraints.sizes.count
    if let construction, construction.rowCount / 2 < count {
      empty.append(construction.rows())
      if empty.cover(candidates: 1, limit: count) { best = empty }
    }
    if let best { self = best }
  }

  /// Adds the rows of a construction that hold new tuples; levels that a parameter does not have
  /// represent any.
  private mutating func append(_ rows: [[Int]]) {
    let sizes = constraints.sizes
    let fixed = rows.map { row in sizes.indices.map { row[$0] < sizes[$0] ? row[$0] : -1 } }
    let free = fixed.map { $0.count { $0 < 0 } }
    // Free cells of many rows that are filled in alike make some of the rows superfluous.
    var plain = self
    plain.isSteady = true
    for number in fixed.indices.sorted(by: { (free[$0], $0) < (free[$1], $1) }) {
      let (row, gain) = plain.row(keeping: fixed[number])
      if gain > 0 { plain.append(row) }
    }
    // Where little is left to choose, the levels' names make the variation.
    let names = sizes.map { size in
      var names = Array(0..<size)
      random.shuffle(&names)
      return names
    }
    for start in stride(from: 0, to: plain.cells.count, by: sizes.count) {
      append(sizes.indices.map { UInt16(names[$0][Int(plain.cells[start + $0])]) })
    }
  }
}
