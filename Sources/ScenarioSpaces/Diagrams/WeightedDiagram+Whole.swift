extension DiagramTable {
  /// Prepares a function for expectations under weights where what is present is a part of a whole.
  ///
  /// Scenarios are drawn from the whole, level by level as in ``weighted(_:by:where:)``, and those that
  /// are not present are drawn again: probabilities are those of the whole, given that a scenario is
  /// present.
  ///
  /// - Parameters:
  ///   - diagram: The function.
  ///   - whole: A function that is 0 where nothing can be drawn.
  ///   - other: The whole's table, of the same parameters.
  ///   - weights: The weights of the levels.
  ///   - isPresent: Whether scenarios with a value are present.
  /// - Returns: The function; nil where no scenario of the whole that is present has a weight.
  /// - Complexity: O(*a* · *b* · *c*) for the edges of both diagrams and *c* classes of the first
  ///   parameter's levels at worst; near their sum for each class where they branch alike.
  package func weighted(
    _ diagram: Diagram, of whole: Diagram, in other: DiagramTable, by weights: LevelWeights,
    where isPresent: (Int) -> Bool
  ) -> WeightedDiagram? {
    precondition(other.sizes == sizes, "tables of other parameters")
    var builder = PartBuilder(table: self, whole: other, weights: weights)
    var roots: [WeightedDiagram.Edge] = []
    var all = 0.0
    for (level, deviceClass) in weights.classes.enumerated() {
      let weight = weights.vectors[0][deviceClass][level]
      guard weight > 0,
        let drawn = builder.drawn(
          child(of: diagram, parameter: 0, level: level),
          other.child(of: whole, parameter: 0, level: level), deviceClass, isPresent)
      else { continue }
      all += weight
      guard let target = drawn.target else { continue }
      roots.append(.init(level: level, target: target, probability: weight * drawn.part))
    }
    if roots.isEmpty { return nil }
    let part = roots.reduce(0) { $0 + $1.probability } / all
    roots.normalize()
    return WeightedDiagram(
      weights: weights, sizes: sizes, states: builder.made.states, edges: builder.made.edges,
      roots: roots, part: part)
  }
}

/// Collects the states of all classes, each of a diagram beside the whole.
private struct PartBuilder {
  /// What can be drawn from the whole below a pair of diagrams.
  struct Drawn {
    /// The state with what is present; nil where nothing is.
    var target: Int?
    /// The probability that what is drawn is present.
    var part: Double
  }

  /// A diagram beside one of the whole, in a class.
  private struct Pair: Hashable {
    var diagram: Diagram
    var whole: Diagram
    var deviceClass: Int
  }

  let table: DiagramTable
  let whole: DiagramTable
  let weights: LevelWeights
  private(set) var made = StateList()
  private var known: [Pair: Drawn?] = [:]
  /// For each class, whether something can be drawn below each node of the whole.
  private var drawable: [NodeMap<Bool>]

  init(table: DiagramTable, whole: DiagramTable, weights: LevelWeights) {
    (self.table, self.whole, self.weights) = (table, whole, weights)
    drawable = [NodeMap<Bool>](repeating: NodeMap(), count: weights.classCount)
  }

  /// What can be drawn below two diagrams; nil where that is nothing.
  mutating func drawn(
    _ diagram: Diagram, _ all: Diagram, _ deviceClass: Int, _ isPresent: (Int) -> Bool
  ) -> Drawn? {
    if let value = diagram.terminal, !isPresent(value) {
      return canDraw(all, deviceClass) ? Drawn(target: nil, part: 0) : nil
    }
    if all.terminal == 0 { return nil }
    let pair = Pair(diagram: diagram, whole: all, deviceClass: deviceClass)
    if let found = known[pair] { return found }
    let drawn = make(pair, isPresent)
    known[pair] = .some(drawn)
    return drawn
  }

  /// Whether something can be drawn below a diagram of the whole.
  private mutating func canDraw(_ all: Diagram, _ deviceClass: Int) -> Bool {
    if let value = all.terminal { return value != 0 }
    if let found = drawable[deviceClass][all] { return found }
    let parameter = whole.parameter(of: all)
    var isSome = false
    for level in 0..<whole.sizes[parameter]
    where !isSome && weights.vectors[parameter][deviceClass][level] > 0 {
      isSome = canDraw(whole.child(of: all, parameter: parameter, level: level), deviceClass)
    }
    drawable[deviceClass][all] = isSome
    return isSome
  }

  private mutating func make(_ pair: Pair, _ isPresent: (Int) -> Bool) -> Drawn? {
    let parameter = min(table.parameter(of: pair.diagram), whole.parameter(of: pair.whole))
    if let value = pair.diagram.terminal, pair.whole.terminal != nil {
      return Drawn(target: made.add(pair.deviceClass, table.sizes.count, [], value), part: 1)
    }
    var own: [WeightedDiagram.Edge] = []
    var sum = 0.0
    for level in 0..<table.sizes[parameter] {
      let weight = weights.vectors[parameter][pair.deviceClass][level]
      guard weight > 0,
        let below = drawn(
          table.child(of: pair.diagram, parameter: parameter, level: level),
          whole.child(of: pair.whole, parameter: parameter, level: level), pair.deviceClass,
          isPresent)
      else { continue }
      sum += weight
      guard let target = below.target else { continue }
      own.append(.init(level: level, target: target, probability: weight * below.part))
    }
    if sum == 0 { return nil }
    guard !own.isEmpty else { return Drawn(target: nil, part: 0) }
    let part = own.reduce(0) { $0 + $1.probability } / sum
    own.normalize()
    return Drawn(target: made.add(pair.deviceClass, parameter, own, 0), part: part)
  }
}
