import ScenarioSpaces

extension ByteReader {
  /// Diagrams whose terminals are at most the limits.
  mutating func diagrams(
    _ limits: [Int], in table: inout DiagramTable
  ) throws(InvalidResultFile) -> [Diagram] {
    let highest = limits.max() ?? 0
    let nodes = try number(upTo: 1 << 31)
    var shapes = try part(of: try number(upTo: remaining))
    // Each takes three bytes or more, so that a wrong number cannot take memory.
    table.reserveCapacity(forNodes: min(nodes, (shapes.remaining + remaining) / 3))
    var last = [[NodeRun]](repeating: [], count: table.sizes.count)
    var children: [Diagram] = []
    for _ in 0..<nodes {
      let parameter = try shapes.number(upTo: table.sizes.count - 1)
      let (isAlike, shape) = try shapes.shape(table.sizes[parameter], after: last[parameter])
      var runs = shape
      children.removeAll(keepingCapacity: true)
      for index in runs.indices {
        runs[index].reference = try isAlike ? runs[index].reference + signed() : reference()
        let child = try table.diagram(runs[index].reference, upTo: highest)
        guard table.parameter(of: child) > parameter else {
          throw .corrupt("a node has an impossible child")
        }
        for _ in 0..<runs[index].count { children.append(child) }
      }
      last[parameter] = runs
      // Each is new, so that its number in the file is that in the table.
      let before = table.nodeCount
      _ = table.node(parameter, children)
      guard table.nodeCount > before else { throw .corrupt("a node is not needed") }
    }
    guard shapes.isAtEnd else { throw .corrupt("there are more nodes") }
    var roots: [Diagram] = []
    for limit in limits {
      let root = try table.diagram(try reference(), upTo: limit)
      guard limit == highest || table.terminals(of: root).allSatisfy({ $0 <= limit }) else {
        throw .corrupt("a diagram has an impossible value")
      }
      roots.append(root)
    }
    return roots
  }

  /// The counts of a node's runs, or the runs of the last node of its parameter where the counts are alike.
  private mutating func shape(
    _ levels: Int, after last: [NodeRun]
  ) throws(InvalidResultFile) -> (isAlike: Bool, runs: [NodeRun]) {
    var count = try number(upTo: levels)
    if count == 0 {
      if last.isEmpty { throw .corrupt("a node is like no other") }
      return (true, last)
    }
    var runs: [NodeRun] = []
    var rest = levels
    while true {
      guard count > 0 else { throw .corrupt("a node has an impossible child") }
      runs.append(NodeRun(count: count, reference: 0))
      rest -= count
      if rest == 0 { return (false, runs) }
      count = try number(upTo: rest)
    }
  }

  private mutating func reference() throws(InvalidResultFile) -> Int { try number(upTo: 1 << 32) }

  /// What ``ByteWriter`` writes of a number near zero.
  private mutating func signed() throws(InvalidResultFile) -> Int {
    let number = try number(upTo: 1 << 34)
    return number >> 1 ^ -(number & 1)
  }
}

extension DiagramTable {
  /// What a reference is to: a node of the table, or a terminal of at most a value.
  fileprivate func diagram(
    _ reference: Int, upTo highest: Int
  ) throws(InvalidResultFile) -> Diagram {
    guard reference >= 0 else { throw .corrupt("a value is out of range") }
    if reference % 2 == 1 {
      if reference / 2 > highest { throw .corrupt("a value is out of range") }
      return .terminal(reference / 2)
    }
    guard reference / 2 < nodeCount else { throw .corrupt("a node refers to a later one") }
    return node(numbered: reference / 2)
  }
}
