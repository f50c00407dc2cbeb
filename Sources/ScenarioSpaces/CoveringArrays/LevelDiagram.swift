/// A set of rows as a decision diagram that branches on parameters in their order.
package struct LevelDiagram: Sendable {
  private let table: DiagramTable
  private let root: Diagram
  private let terminal: Int
  /// For each parameter, the table's number of each level; nil where they are the same.
  private var levels: [[Int]]?
  /// The parameters that it looks at.
  let parameters: Set<Int>

  /// The rows that a diagram gives a value.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  package init(_ root: Diagram, in table: DiagramTable, is terminal: Int) {
    (self.root, self.table, self.terminal) = (root, table, terminal)
    parameters = Set(table.visit([root]).map { table.parameter(of: $0) })
  }

  /// Whether a complete row is in the set.
  package func contains(_ row: [Int]) -> Bool {
    let own = levels.map { zip($0, row).map { $0[$1] } } ?? row
    return table.value(of: root, at: own) == terminal
  }

  /// The set with new numbers of levels; for each parameter, `levels` has the old ones.
  func restricted(to levels: [[Int]]) -> LevelDiagram {
    var set = self
    set.levels =
      self.levels.map { old in zip(levels, old).map { new, old in new.map { old[$0] } } }
      ?? levels
    return set
  }

  /// Makes the same set in another table: 1 for its rows, and 0 elsewhere.
  ///
  /// - Parameters:
  ///   - target: The other table.
  ///   - number: The other table's number of a parameter, in the same order.
  /// - Throws: ``CoveringError/conditionSize(limit:)`` where the table becomes too large.
  /// - Returns: The diagram.
  func copied(
    to target: inout DiagramTable, _ number: (Int) -> Int
  ) throws(CoveringError) -> Diagram {
    var copies = NodeMap<Diagram>()
    for node in table.visit([root]) {
      let parameter = table.parameter(of: node)
      let children = table.children(of: node)
      let kept = levels.map { $0[parameter].map { children[$0] } } ?? children
      copies[node] = target.node(
        number(parameter),
        kept.map { child in
          child.terminal.map { .terminal($0 == terminal ? 1 : 0) } ?? copies[child]
            ?? .terminal(0)
        })
      if target.children.count > CoveringLimits.edges {
        throw .conditionSize(limit: CoveringLimits.edges)
      }
    }
    return root.terminal.map { .terminal($0 == terminal ? 1 : 0) } ?? copies[root] ?? .terminal(0)
  }
}
