/// A function whose scenarios are drawn level by level: each level by its weight among those that
/// still lead to a scenario that is present.
///
/// So each distribution is limited to, and renormalized over, what is possible with the levels
/// before it. A parameter that a node skips changes nothing.
package struct WeightedDiagram: Sendable {
  /// A node, or a value, as a class of the first parameter's levels sees it.
  struct State {
    var deviceClass: Int
    /// The parameter that it branches on; the number of parameters for a value.
    var parameter: Int
    var edges: Range<Int>
    var value = 0
  }

  /// The probability of a level, and the state below it.
  struct Edge {
    var level: Int
    var target: Int
    var probability: Double
  }

  let weights: LevelWeights
  let sizes: [Int]
  /// The states that can be reached, children before parents.
  let states: [State]
  let edges: [Edge]
  /// One for each level of the first parameter that can be drawn.
  let roots: [Edge]
}

extension DiagramTable {
  /// Prepares a function for expectations under weights.
  ///
  /// - Parameters:
  ///   - diagram: The function.
  ///   - weights: The weights of the levels.
  ///   - isPresent: Whether scenarios with a value can be drawn.
  /// - Returns: The function; nil where no scenario that is present has a weight.
  /// - Complexity: O(*e* · *c*) for *e* edges and *c* classes of the first parameter's levels.
  package func weighted(
    _ diagram: Diagram, by weights: LevelWeights, where isPresent: (Int) -> Bool
  ) -> WeightedDiagram? {
    var builder = StateBuilder(table: self, weights: weights, upTo: diagram)
    var roots: [WeightedDiagram.Edge] = []
    for (level, deviceClass) in weights.classes.enumerated() {
      let weight = weights.vectors[0][deviceClass][level]
      let child = child(of: diagram, parameter: 0, level: level)
      guard weight > 0, let target = builder.state(child, deviceClass, isPresent) else { continue }
      roots.append(.init(level: level, target: target, probability: weight))
    }
    if roots.isEmpty { return nil }
    roots.normalize()
    return WeightedDiagram(
      weights: weights, sizes: sizes, states: builder.states, edges: builder.edges, roots: roots)
  }
}

/// Collects the states of all classes.
private struct StateBuilder {
  let table: DiagramTable
  let weights: LevelWeights
  private(set) var states: [WeightedDiagram.State] = []
  private(set) var edges: [WeightedDiagram.Edge] = []
  /// For each class, the state of each node; -1 for one below which nothing can be drawn.
  private var nodes: [NodeMap<Int>]
  private var values: [[Int: Int]]

  init(table: DiagramTable, weights: LevelWeights, upTo diagram: Diagram) {
    (self.table, self.weights) = (table, weights)
    nodes = [NodeMap<Int>](repeating: NodeMap(), count: weights.classCount)
    for deviceClass in nodes.indices { nodes[deviceClass].reserve(diagram) }
    values = [[Int: Int]](repeating: [:], count: weights.classCount)
  }

  /// The state of a diagram in a class; nil where nothing can be drawn below it.
  mutating func state(_ diagram: Diagram, _ deviceClass: Int, _ isPresent: (Int) -> Bool) -> Int? {
    if let value = diagram.terminal {
      if let found = values[deviceClass][value] { return found }
      guard isPresent(value) else { return nil }
      values[deviceClass][value] = states.count
      return add(deviceClass, table.sizes.count, [], value)
    }
    if let found = nodes[deviceClass][diagram] { return found < 0 ? nil : found }
    let parameter = table.parameter(of: diagram)
    var own: [WeightedDiagram.Edge] = []
    for (level, child) in table.branches(of: diagram).enumerated() {
      let weight = weights.vectors[parameter][deviceClass][level]
      guard weight > 0, let target = state(child, deviceClass, isPresent) else { continue }
      own.append(.init(level: level, target: target, probability: weight))
    }
    guard !own.isEmpty else {
      nodes[deviceClass][diagram] = -1
      return nil
    }
    own.normalize()
    nodes[deviceClass][diagram] = states.count
    return add(deviceClass, parameter, own, 0)
  }

  private mutating func add(
    _ deviceClass: Int, _ parameter: Int, _ own: [WeightedDiagram.Edge], _ value: Int
  ) -> Int {
    states.append(
      .init(
        deviceClass: deviceClass, parameter: parameter,
        edges: edges.count..<edges.count + own.count, value: value))
    edges += own
    return states.count - 1
  }
}

extension [WeightedDiagram.Edge] {
  /// Turns weights into probabilities.
  fileprivate mutating func normalize() {
    let sum = reduce(0) { $0 + $1.probability }
    for index in indices { self[index].probability /= sum }
  }
}
