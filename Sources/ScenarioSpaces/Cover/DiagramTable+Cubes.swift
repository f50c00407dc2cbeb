extension DiagramTable {
  /// The values that a function takes in a cube, each once.
  ///
  /// - Precondition: The cube allows a level of every parameter.
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  package func values(of diagram: Diagram, in cube: Query) -> [Int] {
    var seen = NodeMap<Bool>()
    var seenValues: Set<Int> = []
    var values: [Int] = []
    func visit(_ diagram: Diagram) {
      if let value = diagram.terminal {
        if seenValues.insert(value).inserted { values.append(value) }
        return
      }
      guard seen[diagram] == nil else { return }
      seen[diagram] = true
      let parameter = parameter(of: diagram)
      for (level, child) in branches(of: diagram).enumerated()
      where cube.allowed[parameter][level] {
        visit(child)
      }
    }
    visit(diagram)
    return values
  }
}
