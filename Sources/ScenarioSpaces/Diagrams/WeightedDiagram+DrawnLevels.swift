/// Levels that are drawn from together, in rows that could weigh more or less.
package struct DrawnLevels: Sendable {
  /// The share of each row among them.
  package fileprivate(set) var shares: [Double]
  /// The probability of each row's scenarios with a value of each bin, in the order of the bins.
  package fileprivate(set) var amounts: [[Double]]

  fileprivate init(rows: Int, bins: Int) {
    self.init([Double](repeating: 0, count: rows), bins: bins)
  }

  fileprivate init(_ shares: [Double], bins: Int) {
    self.shares = shares
    amounts = [[Double]](repeating: shares.map { _ in 0 }, count: bins)
  }

  /// The same for the same shares, as far as sums are exact.
  fileprivate var key: Int {
    let mixed = shares.enumerated().reduce(0.0) {
      $0 + $1.element * Double($1.offset + 2).squareRoot()
    }
    return Int((mixed * 1e12).rounded())
  }

  fileprivate mutating func add(_ values: some Sequence<Double>, times share: Double, to row: Int) {
    for (bin, value) in values.enumerated() { amounts[bin][row] += value * share }
  }

  fileprivate mutating func merge(_ other: Self) {
    for bin in amounts.indices {
      for row in shares.indices { amounts[bin][row] += other.amounts[bin][row] }
    }
  }
}

extension WeightedDiagram {
  /// The probabilities of bins by rows of levels, apart for each set of levels that is drawn from.
  ///
  /// - Parameters:
  ///   - parameters: The parameters; for each class the row of every level, and how many rows there are.
  ///   - bins: How many kinds of values there are.
  ///   - bin: The kind of a value; nil for none.
  /// - Returns: For each of the parameters the sets.
  /// - Complexity: O(*e* · *b*) for *e* edges and *b* bins.
  package func rows(
    of parameters: [(parameter: Int, rowOf: [[Int]], count: Int)], bins: Int, bin: (Int) -> Int?
  ) -> [[DrawnLevels]] {
    let values = values(WeightSpans(weights, sizes, nil), nil, bins, bin)
    func below(_ edge: Edge) -> ArraySlice<Double> {
      values[(edge.target * bins)..<(edge.target * bins + bins)]
    }
    var reach = [Double](repeating: 0, count: states.count)
    var total = [[Double]](
      repeating: [Double](repeating: 0, count: bins), count: weights.classCount)
    for root in roots {
      reach[root.target] += root.probability
      let deviceClass = states[root.target].deviceClass
      for (bin, value) in below(root).enumerated() {
        total[deviceClass][bin] += value * root.probability
      }
    }
    let placeOf = sizes.indices.map { size in parameters.firstIndex { $0.parameter == size } }
    var sets = parameters.map { _ in [Int: DrawnLevels]() }
    // What of each class branches on the parameter.
    var branching = parameters.map { _ in total.map { $0.map { _ in 0.0 } } }
    for (place, (parameter, rowOf, count)) in parameters.enumerated() where parameter == 0 {
      var set = DrawnLevels(rows: count, bins: bins)
      for root in roots {
        let row = rowOf[states[root.target].deviceClass][root.level]
        set.shares[row] += root.probability
        set.add(below(root), times: root.probability, to: row)
      }
      sets[place][0] = set
    }
    for index in states.indices.reversed() where reach[index] > 0 {
      let (state, probability) = (states[index], reach[index])
      for edge in edges[state.edges] { reach[edge.target] += probability * edge.probability }
      guard state.parameter > 0, state.parameter < sizes.count, let place = placeOf[state.parameter]
      else { continue }
      var set = DrawnLevels(rows: parameters[place].count, bins: bins)
      for edge in edges[state.edges] {
        let row = parameters[place].rowOf[state.deviceClass][edge.level]
        set.shares[row] += edge.probability
        set.add(below(edge), times: probability * edge.probability, to: row)
      }
      for bin in 0..<bins {
        branching[place][state.deviceClass][bin] += set.amounts[bin].reduce(0, +)
      }
      sets[place][set.key, default: DrawnLevels(set.shares, bins: bins)].merge(set)
    }
    for (place, (parameter, rowOf, count)) in parameters.enumerated() where parameter > 0 {
      for deviceClass in total.indices {
        var set = DrawnLevels(rows: count, bins: bins)
        let all = weights.vectors[parameter][deviceClass]
        let whole = all.reduce(0, +)
        for (level, weight) in all.enumerated() where weight > 0 {
          set.shares[rowOf[deviceClass][level]] += weight / whole
        }
        let rest = zip(total[deviceClass], branching[place][deviceClass]).map { max(0, $0 - $1) }
        for (row, share) in set.shares.enumerated() { set.add(rest, times: share, to: row) }
        sets[place][set.key, default: DrawnLevels(set.shares, bins: bins)].merge(set)
      }
    }
    return sets.map { $0.sorted { $0.key < $1.key }.map(\.value) }
  }
}
