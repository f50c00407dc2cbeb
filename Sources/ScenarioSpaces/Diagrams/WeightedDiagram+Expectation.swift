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
    let spans = WeightSpans(weights, sizes, query)
    let values = values(spans, query, bins, bin)
    var sum = [Double](repeating: 0, count: bins)
    for root in roots where query?.allowed[0][root.level] ?? true {
      let share = root.probability * spans[above: states[root.target], from: 1]
      for bin in 0..<bins { sum[bin] += share * values[root.target * bins + bin] }
    }
    return sum
  }

  /// For each state, the probabilities of the bins below it.
  func values(
    _ spans: WeightSpans, _ query: Query?, _ bins: Int, _ bin: (Int) -> Int?
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
struct WeightSpans {
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
