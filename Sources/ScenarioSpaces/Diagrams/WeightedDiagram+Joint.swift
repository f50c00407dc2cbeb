extension WeightedDiagram {
  /// Combinations of the levels of the first parameters, and what lies below each.
  package struct Beginning: Sendable {
    /// A level of each of the first parameters.
    package let levels: [Int]
    /// The probability of drawing them.
    package let probability: Double
    fileprivate let rest: Int
  }

  /// The combinations of the levels of the first parameters that can be drawn.
  ///
  /// - Parameter count: How many parameters, at least one.
  /// - Returns: The combinations, in the order of their levels.
  package func beginnings(of count: Int) -> [Beginning] {
    (1..<count).reduce(
      roots.map { Beginning(levels: [$0.level], probability: $0.probability, rest: $0.target) }
    ) { beginnings, parameter in
      beginnings.flatMap { beginning in
        next(beginning.rest, parameter).map {
          Beginning(
            levels: beginning.levels + [$0.level],
            probability: beginning.probability * $0.probability, rest: $0.target)
        }
      }
    }
  }

  /// The levels of a parameter that can be drawn below a state: all, where the state skips it.
  private func next(_ state: Int, _ parameter: Int) -> [Edge] {
    if states[state].parameter == parameter { return Array(edges[states[state].edges]) }
    let all = weights.vectors[parameter][states[state].deviceClass]
    let sum = all.reduce(0, +)
    return all.enumerated().filter { $0.element > 0 }.map {
      Edge(level: $0.offset, target: state, probability: $0.element / sum)
    }
  }

  /// Finds the probabilities of combinations of levels below beginnings, each state's once.
  package struct Joint {
    private let diagram: WeightedDiagram
    /// For each parameter that counts, the class of each level.
    private let classes: [Int: [Int]]
    private let counts: [Int: Int]
    private var known: [Int: [Double]] = [:]

    /// Prepares for some parameters.
    ///
    /// - Parameters:
    ///   - diagram: The diagram.
    ///   - classes: For each parameter that counts, the class of each of its levels, from 0 on.
    package init(_ diagram: WeightedDiagram, of classes: [Int: [Int]]) {
      self.diagram = diagram
      self.classes = classes
      counts = classes.mapValues { ($0.max() ?? -1) + 1 }
    }

    /// The probability of each combination of the parameters' classes below a beginning, which add up
    /// to 1; the last parameter's classes are next to each other.
    ///
    /// - Complexity: O(*e* · *c*) for *e* edges below the beginning and *c* combinations.
    package mutating func probabilities(below beginning: Beginning) -> [Double] {
      probabilities(beginning.rest, beginning.levels.count)
    }

    private mutating func probabilities(_ state: Int, _ parameter: Int) -> [Double] {
      if parameter == diagram.sizes.count { return [1] }
      let own = classes[parameter]
      if own == nil, diagram.states[state].parameter != parameter {
        return probabilities(state, parameter + 1)
      }
      let key = state * (diagram.sizes.count + 1) + parameter
      if let found = known[key] { return found }
      var sum: [Double] = []
      for edge in diagram.next(state, parameter) {
        let below = probabilities(edge.target, parameter + 1)
        if sum.isEmpty {
          sum = [Double](repeating: 0, count: below.count * (counts[parameter] ?? 1))
        }
        let start = (own?[edge.level] ?? 0) * below.count
        for (index, share) in below.enumerated() { sum[start + index] += edge.probability * share }
      }
      known[key] = sum
      return sum
    }
  }
}
