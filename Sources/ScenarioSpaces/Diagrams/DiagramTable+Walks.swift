extension DiagramTable {
  /// The children of a node, in level order; empty for a constant.
  package func children(of diagram: Diagram) -> [Diagram] {
    diagram.terminal == nil ? Array(branches(of: diagram)) : []
  }

  /// All nodes behind some roots, each once, children before parents, in the order in which a walk
  /// first leaves them.
  ///
  /// - Complexity: O(*e*) for *e* edges behind the roots.
  package func visit(_ roots: [Diagram]) -> [Diagram] {
    var order: [Diagram] = []
    var seen: Set<Diagram> = []
    func visit(_ diagram: Diagram) {
      guard diagram.terminal == nil, seen.insert(diagram).inserted else { return }
      for child in branches(of: diagram) { visit(child) }
      order.append(diagram)
    }
    for root in roots { visit(root) }
    return order
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
