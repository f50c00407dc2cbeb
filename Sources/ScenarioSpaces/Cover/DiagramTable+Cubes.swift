extension DiagramTable {
  /// The values that a function takes in a cube, ascending.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  public func terminals(of diagram: Diagram, in cube: Query) -> [Int] {
    var seen: Set<Diagram> = []
    var terminals: [Int] = []
    func visit(_ diagram: Diagram) {
      guard seen.insert(diagram).inserted else { return }
      if let terminal = diagram.terminal {
        terminals.append(terminal)
      } else {
        for (child, isAllowed) in zip(
          branches(of: diagram), cube.allowed[parameter(of: diagram)]) where isAllowed
        {
          visit(child)
        }
      }
    }
    visit(diagram)
    return terminals.sorted()
  }

  /// The lowest scenario of a cube whose value passes a test, in parameter order; nil when none
  /// does.
  ///
  /// - Precondition: The cube allows a level of every parameter.
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  public func first(
    _ diagram: Diagram, in cube: Query, where passes: (Int) -> Bool
  ) -> [Int]? {
    let lowest = cube.allowed.map { $0.firstIndex(of: true) ?? 0 }
    var failed: Set<Diagram> = []
    var scenario = lowest
    func find(_ rest: Diagram) -> Bool {
      if let terminal = rest.terminal { return passes(terminal) }
      if failed.contains(rest) { return false }
      let parameter = parameter(of: rest)
      for (level, child) in branches(of: rest).enumerated()
      where cube.allowed[parameter][level] {
        scenario[parameter] = level
        if find(child) { return true }
      }
      scenario[parameter] = lowest[parameter]
      failed.insert(rest)
      return false
    }
    return find(diagram) ? scenario : nil
  }
}
