extension DiagramTable {
  /// The children of a node, in level order; empty for a constant.
  package func children(of diagram: Diagram) -> [Diagram] {
    diagram.terminal == nil ? Array(branches(of: diagram)) : []
  }

  /// The nodes that another table of the same parameters has under the same numbers from the first on,
  /// as a cache for ``transfer(_:from:cache:_:)`` from it.
  ///
  /// - Complexity: O(*e*) for the edges of these nodes; far less than to look each one up.
  package func common(with other: DiagramTable) -> NodeMap<Diagram> {
    var common = NodeMap<Diagram>()
    for number in 0..<min(nodeCount, other.nodeCount) {
      let node = node(numbered: number)
      guard parameters[number] == other.parameters[number],
        offsets[number] == other.offsets[number],
        branches(of: node) == other.branches(of: node)
      else { break }
      common[node] = node
    }
    return common
  }

  /// All nodes behind some roots, each once, children before parents, in the order in which a walk
  /// first leaves them.
  ///
  /// - Complexity: O(*e*) for *e* edges behind the roots.
  package func visit(_ roots: [Diagram]) -> [Diagram] {
    var order: [Diagram] = []
    var seen = NodeMap<Bool>()
    func visit(_ diagram: Diagram) {
      guard diagram.terminal == nil, seen[diagram] == nil else { return }
      seen[diagram] = true
      for child in branches(of: diagram) { visit(child) }
      order.append(diagram)
    }
    for root in roots { visit(root) }
    return order
  }

  /// For each level of a parameter, whether the function has a value of some kind there.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  package func levels(
    of parameter: Int, in diagram: Diagram, where isWanted: (Int) -> Bool
  ) -> [Bool] {
    var found = [Bool](repeating: false, count: sizes[parameter])
    var seen = NodeMap<Bool>()
    var answers = NodeMap<Bool>()
    func has(_ diagram: Diagram) -> Bool {
      if let value = diagram.terminal { return isWanted(value) }
      if let known = answers[diagram] { return known }
      let answer = branches(of: diagram).contains { has($0) }
      answers[diagram] = answer
      return answer
    }
    func visit(_ diagram: Diagram) {
      let next = self.parameter(of: diagram)
      if next > parameter {
        if has(diagram) { found = found.map { _ in true } }
        return
      }
      guard seen[diagram] == nil else { return }
      seen[diagram] = true
      for (level, child) in branches(of: diagram).enumerated() {
        if next < parameter { visit(child) } else if !found[level] { found[level] = has(child) }
      }
    }
    visit(diagram)
    return found
  }

  /// The values that a function takes, ascending.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  package func terminals(of diagram: Diagram) -> [Int] {
    var values: Set<Int> = []
    if let value = diagram.terminal { values.insert(value) }
    for node in visit([diagram]) { values.formUnion(branches(of: node).compactMap(\.terminal)) }
    return values.sorted()
  }
}
