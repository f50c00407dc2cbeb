extension DiagramTable {
  /// The children of a node, in level order; empty for a constant.
  package func children(of diagram: Diagram) -> [Diagram] {
    diagram.terminal == nil ? Array(branches(of: diagram)) : []
  }

  /// The nodes of another table of the same parameters that this one has, too, as a cache for
  /// ``transfer(_:from:cache:_:)`` from it.
  ///
  /// - Complexity: O(*e*) for the edges of both; far less than to look each node up where the tables
  ///   have them mostly in the same order.
  package func common(with other: DiagramTable) -> NodeMap<Diagram> {
    var common = NodeMap<Diagram>()
    var next = 0
    var branches: [Diagram] = []
    for number in 0..<other.nodeCount {
      let parameter = Int(other.parameters[number])
      let (offset, count) = (Int(other.offsets[number]), sizes[parameter])
      branches.removeAll(keepingCapacity: true)
      for index in offset..<offset + count {
        let child = other.children[index]
        guard let own = child.isTerminal ? child : common[child] else { break }
        branches.append(own)
      }
      guard branches.count == count else { continue }
      let isExpected =
        next < nodeCount && parameters[next] == other.parameters[number]
        && holds(next, branches[...])
      let expected = node(numbered: next)
      guard let own = isExpected ? expected : existingNode(parameter, branches) else { continue }
      common[node(numbered: number)] = own
      next = own.node + 1
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

  /// For each node of the table up to the last of some roots, whether it is behind one of them.
  ///
  /// - Complexity: O(*n* + *e*) for *n* nodes of the table and *e* edges behind the roots.
  func reached(from roots: [Diagram]) -> [Bool] {
    let roots = roots.filter { !$0.isTerminal }
    var reached = [Bool](repeating: false, count: roots.reduce(0) { max($0, $1.node + 1) })
    for root in roots { reached[root.node] = true }
    for node in reached.indices.reversed() where reached[node] {
      let offset = Int(offsets[node])
      for index in offset..<offset + sizes[Int(parameters[node])] {
        let child = children[index]
        if !child.isTerminal { reached[child.node] = true }
      }
    }
    return reached
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
