extension DiagramTable {
  /// Two functions that have values at different scenarios, put together.
  ///
  /// - Parameters:
  ///   - a: A function that is `nothing` where it has no value.
  ///   - b: Another one.
  ///   - nothing: The terminal that represents no value.
  /// - Returns: The union; nil where both have a value at the same scenario.
  package mutating func disjointUnion(_ a: Diagram, _ b: Diagram, nothing: Int = 0) -> Diagram? {
    var isDisjoint = true
    let union = apply(a, b) { x, y in
      if x != nothing && y != nothing { isDisjoint = false }
      return x == nothing ? y : x
    }
    return isDisjoint ? union : nil
  }

  /// The scenarios whose value passes a test, lowest first.
  ///
  /// - Parameters:
  ///   - diagram: The function.
  ///   - query: The scenarios to look at; nil for all.
  ///   - passes: The test of a value.
  /// - Returns: A sequence that finds each scenario when it is asked for; take a prefix for the
  ///   first few.
  package func scenarios(
    of diagram: Diagram, where query: Query? = nil, passes: @escaping (Int) -> Bool
  ) -> DiagramScenarios {
    DiagramScenarios(table: self, root: diagram, query: query, passes: passes)
  }
}

/// The scenarios of a diagram that pass a test, lowest first.
package struct DiagramScenarios: Sequence, IteratorProtocol {
  private let table: DiagramTable
  private let root: Diagram
  private let query: Query?
  private let passes: (Int) -> Bool
  /// Nodes below which nothing of the query passes.
  private var barren: Set<Diagram> = []
  private var last: [Int]?
  private var isAtEnd = false

  init(table: DiagramTable, root: Diagram, query: Query?, passes: @escaping (Int) -> Bool) {
    self.table = table
    self.root = root
    self.query = query
    self.passes = passes
  }

  /// The next scenario; nil after the last.
  ///
  /// - Complexity: O(*l*) for *l* levels of all parameters together, once the nodes without a
  ///   passing scenario are known.
  package mutating func next() -> [Int]? {
    if isAtEnd { return nil }
    var scenario = [Int](repeating: 0, count: table.sizes.count)
    guard find(0, root, &scenario, isBound: last != nil) else {
      isAtEnd = true
      return nil
    }
    last = scenario
    return scenario
  }

  /// Fills in the lowest passing levels from a parameter on; above the last scenario where bound.
  private mutating func find(
    _ parameter: Int, _ rest: Diagram, _ scenario: inout [Int], isBound: Bool
  ) -> Bool {
    if barren.contains(rest) { return false }
    if let value = rest.terminal, !passes(value) { return false }
    if parameter == table.sizes.count { return !isBound }
    let start = isBound ? last?[parameter] ?? 0 : 0
    for level in start..<table.sizes[parameter] where query?.allowed[parameter][level] ?? true {
      scenario[parameter] = level
      let child = table.child(of: rest, parameter: parameter, level: level)
      if find(parameter + 1, child, &scenario, isBound: isBound && level == start) { return true }
    }
    // Only a search of the whole node shows that it is barren.
    if !isBound && table.parameter(of: rest) == parameter { barren.insert(rest) }
    return false
  }
}
