extension DiagramTable {
  /// The value of a function for one scenario.
  ///
  /// - Complexity: O(*p*) for *p* parameters.
  package func value(of diagram: Diagram, at scenario: [Int]) -> Int {
    var rest = diagram
    while rest.terminal == nil {
      rest = child(of: rest, parameter: parameter(of: rest), level: scenario[parameter(of: rest)])
    }
    return rest.terminal ?? 0
  }

  /// The function that combines two functions' values.
  ///
  /// - Complexity: O(*a* · *b*) for diagrams of *a* and *b* edges at worst; near their sum where
  ///   they branch alike.
  package mutating func apply(
    _ a: Diagram, _ b: Diagram, _ value: (Int, Int) -> Int
  ) -> Diagram {
    var cache: [UInt64: Diagram] = [:]
    return apply(a, b, value, &cache)
  }

  /// The function that combines two functions' values where they differ, and has one value where they
  /// are equal.
  ///
  /// - Complexity: That of ``apply(_:_:_:)`` for the nodes that only one of the diagrams has.
  package mutating func difference(
    _ a: Diagram, _ b: Diagram, equal: Int, _ value: (Int, Int) -> Int
  ) -> Diagram {
    var cache: [UInt64: Diagram] = [:]
    return apply(a, b, value, &cache, equal: .terminal(equal))
  }

  /// The function that combines the values of functions of two other tables where the second is not
  /// 0, and is 0 elsewhere.
  ///
  /// - Parameters:
  ///   - a: A function.
  ///   - first: The table of the function.
  ///   - b: Another function.
  ///   - second: The other's table, of the same parameters.
  ///   - value: The value in place of two.
  /// - Returns: A diagram of this table.
  /// - Complexity: O(*a* · *b*) for the edges of both at worst, of the first only those where the
  ///   second is not 0.
  package mutating func combine(
    _ a: Diagram, of first: DiagramTable, _ b: Diagram, of second: DiagramTable,
    _ value: (Int, Int) -> Int
  ) -> Diagram {
    precondition(first.sizes == sizes && second.sizes == sizes, "tables of other parameters")
    var cache: [UInt64: Diagram] = [:]
    var branches: [Diagram] = []
    func combine(_ a: Diagram, _ b: Diagram, in table: inout DiagramTable) -> Diagram {
      if b == .terminal(0) { return b }
      if let x = a.terminal, let y = b.terminal { return .terminal(value(x, y)) }
      let key = UInt64(a.bits) << 32 | UInt64(b.bits)
      if let found = cache[key] { return found }
      let parameter = min(first.parameter(of: a), second.parameter(of: b))
      let start = branches.count
      for level in 0..<table.sizes[parameter] {
        let branch = combine(
          first.child(of: a, parameter: parameter, level: level),
          second.child(of: b, parameter: parameter, level: level), in: &table)
        branches.append(branch)
      }
      let result = table.node(parameter, branches[start...])
      branches.removeLast(table.sizes[parameter])
      cache[key] = result
      return result
    }
    return combine(a, b, in: &self)
  }

  private mutating func apply(
    _ a: Diagram, _ b: Diagram, _ value: (Int, Int) -> Int, _ cache: inout [UInt64: Diagram],
    equal: Diagram? = nil
  ) -> Diagram {
    if a == b, let equal { return equal }
    if let x = a.terminal, let y = b.terminal { return .terminal(value(x, y)) }
    let key = UInt64(a.bits) << 32 | UInt64(b.bits)
    if let found = cache[key] { return found }
    let parameter = min(parameter(of: a), parameter(of: b))
    var branches: [Diagram] = []
    branches.reserveCapacity(sizes[parameter])
    for level in 0..<sizes[parameter] {
      branches.append(
        apply(
          child(of: a, parameter: parameter, level: level),
          child(of: b, parameter: parameter, level: level), value, &cache, equal: equal))
    }
    let result = node(parameter, branches)
    cache[key] = result
    return result
  }

  /// The function with its values replaced.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  package mutating func map(_ diagram: Diagram, _ value: (Int) -> Int) -> Diagram {
    var (cache, branches) = (NodeMap<Diagram>(), [Diagram]())
    cache.reserve(diagram)
    return rebuild(diagram, in: self, value, &cache, &branches)
  }

  /// The function with its values replaced where a query allows the scenario.
  ///
  /// - Complexity: O(*e*) for the edges that the query allows, and the levels of the parameters that
  ///   they skip.
  package mutating func map(
    _ diagram: Diagram, where query: Query, _ value: (Int) -> Int
  ) -> Diagram {
    var cache = NodeMap<Diagram>()
    return map(diagram, from: 0, query, value, &cache)
  }

  private mutating func map(
    _ diagram: Diagram, from first: Int, _ query: Query, _ value: (Int) -> Int,
    _ cache: inout NodeMap<Diagram>
  ) -> Diagram {
    let parameter = parameter(of: diagram)
    var result: Diagram
    if let terminal = diagram.terminal {
      result = .terminal(value(terminal))
    } else if let found = cache[diagram] {
      result = found
    } else {
      var branches = Array(self.branches(of: diagram))
      for level in branches.indices where query.allowed[parameter][level] {
        branches[level] = map(branches[level], from: parameter + 1, query, value, &cache)
      }
      result = node(parameter, branches)
      cache[diagram] = result
    }
    if result == diagram { return result }
    for skipped in (first..<parameter).reversed() {
      let inside = result
      result = node(skipped, query.allowed[skipped].map { $0 ? inside : diagram })
    }
    return result
  }

  /// The same function as a diagram of this table, with its values replaced.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  package mutating func transfer(
    _ diagram: Diagram, from other: DiagramTable, cache: inout NodeMap<Diagram>,
    _ value: (Int) -> Int = { $0 }
  ) -> Diagram {
    precondition(other.sizes == sizes, "the tables have other parameters")
    var branches: [Diagram] = []
    cache.reserve(diagram)
    return rebuild(diagram, in: other, value, &cache, &branches)
  }

  // The branches are the children so far of the nodes above the diagram, the highest first.
  private mutating func rebuild(
    _ diagram: Diagram, in other: DiagramTable, _ value: (Int) -> Int,
    _ cache: inout NodeMap<Diagram>, _ branches: inout [Diagram]
  ) -> Diagram {
    if let terminal = diagram.terminal { return .terminal(value(terminal)) }
    if let found = cache[diagram] { return found }
    let (parameter, offset) = (other.parameter(of: diagram), Int(other.offsets[diagram.node]))
    let first = branches.count
    for index in offset..<offset + sizes[parameter] {
      let branch = rebuild(other.children[index], in: other, value, &cache, &branches)
      branches.append(branch)
    }
    let result = node(parameter, branches[first...])
    branches.removeLast(sizes[parameter])
    cache[diagram] = result
    return result
  }

  /// The same function as several diagrams of this table, each with its values replaced in another
  /// way.
  ///
  /// - Parameters:
  ///   - diagram: The function.
  ///   - other: Its table.
  ///   - count: The number of ways.
  ///   - value: The value in place of one, for each way.
  /// - Returns: The diagrams, in the order of the ways.
  /// - Complexity: O(*c* · *e*) for *c* ways and a diagram of *e* edges, and O(*n*) for a table of *n*
  ///   nodes.
  package mutating func transfers(
    _ diagram: Diagram, from other: DiagramTable, count: Int,
    _ value: (_ way: Int, _ value: Int) -> Int
  ) -> [Diagram] {
    precondition(other.sizes == sizes, "the tables have other parameters")
    if let terminal = diagram.terminal {
      return (0..<count).map { .terminal(value($0, terminal)) }
    }
    let reached = other.reached(from: [diagram])
    // Children come before parents.
    let nodes = reached.indices.filter { reached[$0] }
    let terminals = other.terminals(of: diagram)
    var values = [Diagram](repeating: .terminal(0), count: (terminals.last ?? 0) + 1)
    var images = [Diagram](repeating: .terminal(0), count: reached.count)
    var branches: [Diagram] = []
    return (0..<count).map { way in
      for terminal in terminals { values[terminal] = .terminal(value(way, terminal)) }
      for number in nodes {
        let (parameter, offset) = (Int(other.parameters[number]), Int(other.offsets[number]))
        branches.removeAll(keepingCapacity: true)
        for index in offset..<offset + sizes[parameter] {
          let child = other.children[index]
          branches.append(
            child.isTerminal ? values[Int(child.bits & ~(1 << 31))] : images[child.node])
        }
        images[number] = node(parameter, branches[...])
      }
      return images[diagram.node]
    }
  }

  /// The lowest scenario whose value passes a test, in parameter order; nil when none does.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  package func first(_ diagram: Diagram, where passes: (Int) -> Bool) -> [Int]? {
    var failed = NodeMap<Bool>()
    var scenario = [Int](repeating: 0, count: sizes.count)
    func find(_ rest: Diagram) -> Bool {
      if let terminal = rest.terminal { return passes(terminal) }
      if failed[rest] == true { return false }
      let parameter = parameter(of: rest)
      for level in 0..<sizes[parameter] {
        scenario[parameter] = level
        if find(child(of: rest, parameter: parameter, level: level)) { return true }
      }
      scenario[parameter] = 0
      failed[rest] = true
      return false
    }
    return find(diagram) ? scenario : nil
  }
}
