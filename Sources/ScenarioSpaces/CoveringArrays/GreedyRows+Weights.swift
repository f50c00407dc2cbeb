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
