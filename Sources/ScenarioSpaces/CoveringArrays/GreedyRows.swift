/// Builds rows one at a time, each with as many new tuples as a climb over its cells finds.
struct GreedyRows {
  let constraints: RowConstraints
  /// For each parameter the weight of each level: decides between equal levels.
  let weights: [[Int]]
  /// The finished rows, one after the other.
  var cells: [UInt16] = []
  var counts: TupleCounts
  var random: SplitMix
  /// Whether the last of equal levels is taken, and none by chance.
  private var isSteady = false
  private var gains: [Int]

  init(
    constraints: RowConstraints, weights: [[Int]], counts: TupleCounts, random: SplitMix
  ) {
    self.constraints = constraints
    self.weights = weights
    self.counts = counts
    self.random = random
    gains = [Int](repeating: 0, count: constraints.sizes.max() ?? 0)
  }

  private var width: Int { constraints.sizes.count }

  /// Covers all tuples in the way that needs the fewest rows: one candidate for each row, as many as the
  /// work allows, or an orthogonal array.
  mutating func coverFew(work: Int, orthogonal: OrthogonalArray?) {
    var empty = self
    cover(candidates: 1)
    // The first array showed how much work one candidate for each row is.
    let candidates = work / max(counts.work - empty.counts.work, 1)
    empty.random = random
    if candidates >= 2 {
      var more = empty
      more.cover(candidates: min(candidates, 50))
      if more.cells.count < cells.count { self = more }
    }
    // Levels that parameters do not have leave an array with fewer rows than it has.
    if let orthogonal, orthogonal.rowCount / 2 < cells.count / width {
      empty.append(orthogonal.rows)
      empty.cover(candidates: 1)
      if empty.cells.count < cells.count { self = empty }
    }
  }

  /// Adds those of some rows that hold new tuples; levels that a parameter does not have represent any.
  private mutating func append(_ rows: [[Int]]) {
    let sizes = constraints.sizes
    let fixed = rows.map { row in sizes.indices.map { row[$0] < sizes[$0] ? row[$0] : -1 } }
    let free = fixed.map { $0.count { $0 < 0 } }
    // Free cells of many rows that are filled in alike make some of the rows superfluous.
    isSteady = true
    for number in fixed.indices.sorted(by: { (free[$0], $0) < (free[$1], $1) }) {
      let (row, gain) = row(keeping: fixed[number])
      if gain > 0 { append(row) }
    }
    isSteady = false
  }

  /// Adds rows until each wanted tuple has one, each the best of some candidates.
  private mutating func cover(candidates: Int) {
    let anything = [Int](repeating: -1, count: width)
    var rest = counts.uncoveredBySet()
    while !counts.uncovered.isEmpty {
      var (best, bestGain): ([UInt16], Int) = ([], -1)
      for _ in 0..<candidates {
        var fixed = anything
        let cells = counts.index.cells(of: tuple(ofFullest: rest))
        for cell in cells { fixed[cell.parameter] = cell.level }
        let (row, gain) = row(keeping: fixed)
        if gain > bestGain { (best, bestGain) = (row, gain) }
      }
      for set in rest.indices
      where counts.counts[counts.index.tuple(of: set, in: best, from: 0)] == 0 {
        rest[set] -= 1
      }
      append(best)
    }
  }

  /// A tuple without a row, of a set with the most of them.
  private mutating func tuple(ofFullest rest: [Int]) -> Int {
    let most = rest.max() ?? 0
    let sets = rest.indices.filter { rest[$0] == most }
    let set = sets[random.next(below: sets.count)]
    let tuples = counts.index.offsets[set]..<counts.index.offsets[set + 1]
    let skipped = random.next(below: tuples.count)
    for step in tuples.indices {
      let tuple = tuples.lowerBound + (step - tuples.lowerBound + skipped) % tuples.count
      if counts.counts[tuple] == 0 { return tuple }
    }
    return tuples.lowerBound
  }

  /// Adds a row as it is.
  mutating func append(_ row: [UInt16]) {
    let start = cells.count
    cells += row
    counts.add(cells, from: start)
  }

  /// The best row found with the given cells; -1 represents any level.
  ///
  /// - Precondition: Some allowed row has the given cells.
  mutating func row(keeping fixed: [Int]) -> (row: [UInt16], gain: Int) {
    var free = fixed.indices.filter { fixed[$0] < 0 }
    if !isSteady { random.shuffle(&free) }
    var levels = fixed
    var row = fixed.map { UInt16(max($0, 0)) }
    for parameter in free { choose(parameter, &levels, &row) }
    var gain = -1
    // A climb ends by itself, as each round gains; the bound keeps the worst case short.
    for _ in 0..<10 {
      if !isSteady { random.shuffle(&free) }
      for parameter in free { climb(&row, parameter) }
      let now = newTuples(row)
      if now <= gain { break }
      gain = now
    }
    return (row, gain)
  }

  /// Gives a parameter the level with the most new tuples among the cells that have a level.
  private mutating func choose(_ parameter: Int, _ levels: inout [Int], _ row: inout [UInt16]) {
    counts.gains(row, among: levels, parameter: parameter, into: &gains)
    let allowed = constraints.levels(of: parameter, in: levels)
    if allowed != nil { counts.work += constraints.edgeCount }
    var choice = Choice()
    for level in 0..<constraints.sizes[parameter] where allowed?[level] ?? true {
      consider(level, of: parameter, &choice)
    }
    levels[parameter] = choice.level
    row[parameter] = UInt16(choice.level)
  }

  /// Gives a parameter the level with the most new tuples.
  private mutating func climb(_ row: inout [UInt16], _ parameter: Int) {
    counts.gains(row, from: 0, parameter: parameter, into: &gains)
    var choice = Choice()
    consider(Int(row[parameter]), of: parameter, &choice)
    for level in 0..<constraints.sizes[parameter] where level != Int(row[parameter]) {
      if gains[level] >= choice.gain,
        constraints.allows(row, from: 0, parameter: parameter, level: level)
      {
        consider(level, of: parameter, &choice)
      }
    }
    row[parameter] = UInt16(choice.level)
  }

  /// The best level so far.
  private struct Choice {
    var level = 0
    var gain = -1
    /// The sum of the weights of the levels with this gain.
    var weight = 0
  }

  /// Takes a level if it gains more; among equal ones each is taken as often as its weight says.
  private mutating func consider(_ level: Int, of parameter: Int, _ choice: inout Choice) {
    let weight = weights[parameter][level]
    if gains[level] > choice.gain {
      choice = Choice(level: level, gain: gains[level], weight: weight)
    } else if gains[level] == choice.gain {
      choice.weight += weight
      if isSteady || random.next(below: choice.weight) < weight { choice.level = level }
    }
  }

  private mutating func newTuples(_ row: [UInt16]) -> Int {
    counts.work += counts.index.sets.count
    return counts.index.sets.indices.reduce(0) {
      $0 + (counts.counts[counts.index.tuple(of: $1, in: row, from: 0)] == 0 ? 1 : 0)
    }
  }
}

extension GreedyRows {
  /// Gives cells whose level covers nothing alone the level that is rarest for its weight.
  ///
  /// - Parameter kept: How many rows at the start stay as they are.
  mutating func spreadFreeCells(from kept: Int) {
    guard weights.contains(where: { Set($0).count > 1 }) else { return }
    let width = weights.count
    var uses = constraints.sizes.map { [Int](repeating: 0, count: $0) }
    for start in stride(from: 0, to: cells.count, by: width) {
      for parameter in 0..<width { uses[parameter][Int(cells[start + parameter])] += 1 }
    }
    for start in stride(from: kept * width, to: cells.count, by: width) {
      for parameter in 0..<width where Set(weights[parameter]).count > 1 {
        let old = Int(cells[start + parameter])
        uses[parameter][old] -= 1
        let level = rarest(parameter, uses[parameter], in: start)
        uses[parameter][level] += 1
        if level != old { counts.change(&cells, from: start, parameter: parameter, to: level) }
      }
    }
  }

  /// The level with the largest quotient of weight and uses, among those that lose no tuple.
  private mutating func rarest(_ parameter: Int, _ uses: [Int], in start: Int) -> Int {
    let weights = weights[parameter]
    var best = Int(cells[start + parameter])
    for level in weights.indices
    where weights[level] * (uses[best] + 1) > weights[best] * (uses[level] + 1) {
      if constraints.allows(cells, from: start, parameter: parameter, level: level),
        counts.loss(cells, from: start, parameter: parameter, to: level) <= 0
      {
        best = level
      }
    }
    return best
  }
}
