extension WeightedDiagram {
  /// The probability that a drawn scenario is allowed and has a value of each bin.
  ///
  /// - Parameters:
  ///   - query: The scenarios that count; nil for all. What can be drawn does not depend on it.
  ///   - bins: How many kinds of values there are.
  ///   - bin: The kind of a value; nil for none.
  /// - Returns: The probabilities of the bins.
  /// - Complexity: O(*e* · *b*) for *e* edges and *b* bins.
  package func expectation(
    where query: Query? = nil, bins: Int, bin: (Int) -> Int?
  ) -> [Double] {
    let spans = Spans(weights, sizes, query)
    let values = values(spans, query, bins, bin)
    var sum = [Double](repeating: 0, count: bins)
    for root in roots where query?.allowed[0][root.level] ?? true {
      let share = root.probability * spans[above: states[root.target], from: 1]
      for bin in 0..<bins { sum[bin] += share * values[root.target * bins + bin] }
    }
    return sum
  }

  /// The same, apart for every level of every parameter in each class.
  ///
  /// - Parameters:
  ///   - query: The scenarios that count; nil for all. What can be drawn does not depend on it.
  ///   - bins: How many kinds of values there are.
  ///   - bin: The kind of a value; nil for none.
  /// - Returns: The probabilities.
  /// - Complexity: O(*e* · *b*) for *e* edges and *b* bins.
  package func expectationByLevel(
    where query: Query? = nil, bins: Int, bin: (Int) -> Int?
  ) -> LevelExpectation {
    let spans = Spans(weights, sizes, query)
    let values = values(spans, query, bins, bin)
    var answer = LevelExpectation(bins: bins, sizes: sizes, classes: weights.classCount)
    // How probable it is to be in a state by allowed levels only.
    var reach = [Double](repeating: 0, count: states.count)
    func follow(_ edge: Edge, from parameter: Int, with probability: Double) {
      let target = states[edge.target]
      let share =
        probability * edge.probability * spans[above: target, from: parameter + 1]
      reach[edge.target] += share
      answer.add(
        values[(edge.target * bins)..<(edge.target * bins + bins)], times: share,
        at: target.deviceClass, parameter, edge.level)
    }
    for root in roots where query?.allowed[0][root.level] ?? true {
      follow(root, from: 0, with: 1)
    }
    for index in states.indices.reversed() where reach[index] > 0 {
      let parameter = states[index].parameter
      for edge in edges[states[index].edges] where query?.allowed[parameter][edge.level] ?? true {
        follow(edge, from: parameter, with: reach[index])
      }
    }
    answer.spread(over: weights, query)
    return answer
  }

  /// For each state, the probabilities of the bins below it.
  private func values(
    _ spans: Spans, _ query: Query?, _ bins: Int, _ bin: (Int) -> Int?
  ) -> [Double] {
    var values = [Double](repeating: 0, count: states.count * bins)
    for (index, state) in states.enumerated() {
      if state.parameter == sizes.count {
        if let bin = bin(state.value) { values[index * bins + bin] = 1 }
        continue
      }
      for edge in edges[state.edges] where query?.allowed[state.parameter][edge.level] ?? true {
        let share = edge.probability * spans[above: states[edge.target], from: state.parameter + 1]
        for bin in 0..<bins {
          values[index * bins + bin] += share * values[edge.target * bins + bin]
        }
      }
    }
    return values
  }
}

/// What a query leaves of the weights of consecutive parameters, for each class.
private struct Spans {
  private let products: [Double]
  private let width: Int

  init(_ weights: LevelWeights, _ sizes: [Int], _ query: Query?) {
    width = sizes.count + 1
    var products: [Double] = []
    for deviceClass in 0..<weights.classCount {
      let shares = sizes.indices.map { weights.share(of: $0, in: deviceClass, where: query) }
      for first in 0..<width {
        var product = 1.0
        for end in 0..<width {
          products.append(product)
          if end >= first, end < sizes.count { product *= shares[end] }
        }
      }
    }
    self.products = products
  }

  /// The share of the parameters from one on and before that of a state.
  subscript(above state: WeightedDiagram.State, from first: Int) -> Double {
    products[(state.deviceClass * width + first) * width + state.parameter]
  }
}

/// Probabilities of bins for every level of every parameter in each class of the first one's levels.
package struct LevelExpectation: Hashable, Sendable {
  package let bins: Int
  private let classes: Int
  /// For each parameter, in the order of the classes, then of the levels, then of the bins.
  private var byLevel: [[Double]]
  private let sizes: [Int]

  fileprivate init(bins: Int, sizes: [Int], classes: Int) {
    (self.bins, self.sizes, self.classes) = (bins, sizes, classes)
    byLevel = sizes.map { [Double](repeating: 0, count: classes * $0 * bins) }
  }

  /// The probabilities of the bins.
  package subscript(parameter: Int, class deviceClass: Int, level: Int) -> ArraySlice<Double> {
    let start = (deviceClass * sizes[parameter] + level) * bins
    return byLevel[parameter][start..<start + bins]
  }

  fileprivate mutating func add(
    _ values: ArraySlice<Double>, times share: Double, at deviceClass: Int, _ parameter: Int,
    _ level: Int
  ) {
    let start = (deviceClass * sizes[parameter] + level) * bins
    for (bin, value) in values.enumerated() { byLevel[parameter][start + bin] += value * share }
  }

  /// Spreads what skips a parameter over the levels that a query allows, by their weights.
  fileprivate mutating func spread(over weights: LevelWeights, _ query: Query?) {
    func sum(_ parameter: Int, _ deviceClass: Int) -> [Double] {
      (0..<sizes[parameter]).reduce(into: [Double](repeating: 0, count: bins)) { sum, level in
        for (bin, value) in self[parameter, class: deviceClass, level].enumerated() {
          sum[bin] += value
        }
      }
    }
    for deviceClass in 0..<classes {
      let total = sum(0, deviceClass)
      for parameter in sizes.indices.dropFirst() {
        let rest = zip(total, sum(parameter, deviceClass)).map { max(0, $0 - $1) }
        let allowed = weights.vectors[parameter][deviceClass].enumerated().map { level, weight in
          query?.allowed[parameter][level] ?? true ? weight : 0
        }
        let all = allowed.reduce(0, +)
        for (level, weight) in allowed.enumerated() where weight > 0 {
          add(rest[...], times: weight / all, at: deviceClass, parameter, level)
        }
      }
    }
  }
}
