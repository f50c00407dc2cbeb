import ScenarioSpaces

extension ByteReader {
  /// Diagrams whose terminals are at most the limits.
  mutating func diagrams(
    _ limits: [Int], in table: inout DiagramTable
  ) throws(InvalidResultFile) -> [Diagram] {
    let highest = limits.max() ?? 0
    var children: [Diagram] = []
    let nodes = try number(upTo: 1 << 31)
    // Each takes three bytes or more, so that a wrong number cannot take memory.
    table.reserveCapacity(forNodes: min(nodes, remaining / 3))
    for _ in 0..<nodes {
      let parameter = try number(upTo: table.sizes.count - 1)
      children.removeAll(keepingCapacity: true)
      while children.count < table.sizes[parameter] {
        let count = try number(upTo: table.sizes[parameter] - children.count)
        let child = table.diagram(try reference(table.nodeCount, highest))
        guard count > 0, table.parameter(of: child) > parameter else {
          throw .corrupt("a node has an impossible child")
        }
        for _ in 0..<count { children.append(child) }
      }
      // Each is new, so that its number in the file is that in the table.
      let before = table.nodeCount
      _ = table.node(parameter, children)
      guard table.nodeCount > before else { throw .corrupt("a node is not needed") }
    }
    // No value is above the highest limit; of another table's nodes that is known where both have
    // strategies.
    let isHighestKnown = limits.count > 2
    var roots: [Diagram] = []
    for limit in limits {
      let root = table.diagram(try reference(table.nodeCount, limit))
      guard
        limit == highest && isHighestKnown
          || table.terminals(of: root).allSatisfy({ $0 <= limit })
      else {
        throw .corrupt("a diagram has an impossible value")
      }
      roots.append(root)
    }
    return roots
  }

  /// A reference to a node before a number, or to a terminal of at most a value.
  private mutating func reference(
    _ nodeCount: Int, _ highest: Int
  ) throws(InvalidResultFile) -> Int {
    let code = try number(upTo: 1 << 32)
    let isTerminal = code % 2 == 1
    if isTerminal, code / 2 > highest { throw .corrupt("a value is out of range") }
    if !isTerminal, code / 2 >= nodeCount { throw .corrupt("a node refers to a later one") }
    return code
  }
}

extension DiagramTable {
  /// What a reference is to.
  fileprivate func diagram(_ reference: Int) -> Diagram {
    reference % 2 == 1 ? .terminal(reference / 2) : node(numbered: reference / 2)
  }
}
