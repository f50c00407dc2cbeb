extension DiagramTable {
  /// The values that a function takes in a cube, each with the lowest scenario that has it.
  ///
  /// - Precondition: The cube allows a level of every parameter.
  /// - Returns: The values in the order of their scenarios.
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  public func examples(
    of diagram: Diagram, in cube: Query
  ) -> [(value: Int, scenario: [Int])] {
    let lowest = cube.allowed.map { $0.firstIndex(of: true) ?? 0 }
    var seen: Set<Diagram> = []
    var scenario = lowest
    var examples: [(value: Int, scenario: [Int])] = []
    // A walk in the order of scenarios: who comes first to a diagram has the lowest ones below it.
    func visit(_ diagram: Diagram) {
      guard seen.insert(diagram).inserted else { return }
      if let value = diagram.terminal { return examples.append((value, scenario)) }
      let parameter = parameter(of: diagram)
      for (level, child) in branches(of: diagram).enumerated()
      where cube.allowed[parameter][level] {
        scenario[parameter] = level
        visit(child)
      }
      scenario[parameter] = lowest[parameter]
    }
    visit(diagram)
    return examples
  }
}
