extension DiagramTable {
  /// The diagram of a function that looks at some parameters only.
  ///
  /// - Parameters:
  ///   - parameters: The parameters, ascending.
  ///   - value: Gets a level's number for each of them and returns a terminal.
  /// - Returns: The function's diagram.
  /// - Complexity: O(*m*) calls of `value` for *m* combinations of the parameters' levels.
  package mutating func diagram(
    over parameters: [Int], value: ([Int]) -> Int
  ) -> Diagram {
    var levels = [Int](repeating: 0, count: parameters.count)
    return build(parameters, 0, &levels, value)
  }

  private mutating func build(
    _ parameters: [Int], _ depth: Int, _ levels: inout [Int], _ value: ([Int]) -> Int
  ) -> Diagram {
    if depth == parameters.count { return .terminal(value(levels)) }
    var branches: [Diagram] = []
    branches.reserveCapacity(sizes[parameters[depth]])
    for level in 0..<sizes[parameters[depth]] {
      levels[depth] = level
      branches.append(build(parameters, depth + 1, &levels, value))
    }
    return node(parameters[depth], branches)
  }

  /// The function that is `inside` where a query allows the scenario and `outside` elsewhere.
  ///
  /// - Complexity: O(*l*) for *l* levels of all parameters together where both are constant; else
  ///   that of ``apply(_:_:_:)``.
  package mutating func diagram(of query: Query, inside: Diagram, outside: Diagram) -> Diagram {
    var allowed = Diagram.terminal(1)
    for parameter in sizes.indices.reversed() where query.allowed[parameter].contains(false) {
      allowed = node(parameter, query.allowed[parameter].map { $0 ? allowed : .terminal(0) })
    }
    // Both may branch on a parameter above one that the query restricts, so they cannot hang below.
    let chosen = apply(allowed, inside) { $0 == 1 ? $1 + 1 : 0 }
    return apply(chosen, outside) { $0 == 0 ? $1 : $0 - 1 }
  }

  /// The function that is 1 for some scenarios and 0 elsewhere.
  ///
  /// - Complexity: O(*n* · *l*) for *n* scenarios and *l* levels of all parameters together.
  package mutating func diagram(of scenarios: [[Int]]) -> Diagram {
    diagram(of: scenarios.sorted { $0.lexicographicallyPrecedes($1) }[...], from: 0)
  }

  private mutating func diagram(of sorted: ArraySlice<[Int]>, from parameter: Int) -> Diagram {
    if sorted.isEmpty { return .terminal(0) }
    if parameter == sizes.count { return .terminal(1) }
    var rest = sorted
    var branches: [Diagram] = []
    branches.reserveCapacity(sizes[parameter])
    for level in 0..<sizes[parameter] {
      let part = rest.prefix { $0[parameter] == level }
      rest = rest.dropFirst(part.count)
      branches.append(diagram(of: part, from: parameter + 1))
    }
    return node(parameter, branches)
  }

  /// Which constraint each scenario violates first: 0 for none, the constraint's number plus one
  /// otherwise.
  ///
  /// - Complexity: Each condition is evaluated once per combination of its own parameters' levels;
  ///   the rest is ``apply(_:_:_:)``.
  package mutating func diagram(of constraints: [Constraint]) -> Diagram {
    var scope = Diagram.terminal(0)
    for (index, constraint) in constraints.enumerated().reversed() {
      let violated = constraint.alternatives.reduce(Diagram.terminal(0)) { any, conditions in
        let together = conditions.reduce(Diagram.terminal(1)) { all, condition in
          let one = diagram(over: condition.parameters) { condition.holds($0) ? 1 : 0 }
          return apply(all, one) { $0 & $1 }
        }
        return apply(any, together) { $0 | $1 }
      }
      scope = apply(violated, scope) { $0 == 1 ? index + 1 : $1 }
    }
    return scope
  }
}

extension DiagramTable {
  /// Builds a diagram over consecutive parameters from the levels that another diagram allows.
  ///
  /// - Parameters:
  ///   - scope: A diagram of this table that is 0 where something is built; it branches on no
  ///     parameter before the first.
  ///   - parameters: The parameters.
  ///   - table: The table of the result; it has the same parameters.
  ///   - leaf: The diagram below some levels of the parameters and the scope that is left.
  /// - Returns: A diagram of the other table; 0 where nothing is allowed.
  /// - Complexity: O(*n*) calls for *n* combinations of levels.
  package func image(
    of scope: Diagram, over parameters: ClosedRange<Int>, in table: inout DiagramTable,
    _ leaf: (_ levels: [Int], _ scope: Diagram, _ table: inout DiagramTable) -> Diagram
  ) -> Diagram {
    if let terminal = scope.terminal, terminal != 0 { return .terminal(0) }
    var levels: [Int] = []
    var branches: [Diagram] = []
    return image(
      of: scope, from: parameters.lowerBound, through: parameters.upperBound, &levels, &branches,
      in: &table, leaf)
  }

  private func image(
    of scope: Diagram, from parameter: Int, through last: Int, _ levels: inout [Int],
    _ branches: inout [Diagram], in table: inout DiagramTable,
    _ leaf: (_ levels: [Int], _ scope: Diagram, _ table: inout DiagramTable) -> Diagram
  ) -> Diagram {
    if parameter > last { return leaf(levels, scope, &table) }
    let first = branches.count
    for level in 0..<sizes[parameter] {
      let rest = child(of: scope, parameter: parameter, level: level)
      if let terminal = rest.terminal, terminal != 0 {
        branches.append(.terminal(0))
        continue
      }
      levels.append(level)
      let branch = image(
        of: rest, from: parameter + 1, through: last, &levels, &branches, in: &table, leaf)
      branches.append(branch)
      levels.removeLast()
    }
    let result = table.node(parameter, branches[first...])
    branches.removeLast(branches.count - first)
    return result
  }
}
