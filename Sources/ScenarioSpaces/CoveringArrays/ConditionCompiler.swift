/// Makes diagrams of conditions, with a bound on their size.
struct ConditionCompiler {
  /// The diagrams; a terminal is 1 where a condition holds and 0 elsewhere.
  private(set) var table: DiagramTable
  /// For each parameter of the conditions, its place in branching order.
  private let numbers: [Int: Int]

  /// - Parameters:
  ///   - parameters: The parameters of the conditions in branching order.
  ///   - sizes: The numbers of levels of all parameters.
  init(_ parameters: [Int], sizes: [Int]) {
    table = DiagramTable(sizes: parameters.map { sizes[$0] })
    numbers = Dictionary(
      uniqueKeysWithValues: parameters.enumerated().map { ($0.element, $0.offset) })
  }

  /// The function that is 1 where a condition holds and 0 elsewhere.
  mutating func diagram(of condition: LevelCondition) throws(CoveringError) -> Diagram {
    switch condition {
    case .level(let parameter, let levels): return node(number(parameter), levels)
    case .pair(let first, let second, let levels):
      return try diagram(over: [first, second]) { levels[$0[0]][$0[1]] }
    case .holds(let condition): return try diagram(over: condition.parameters, condition.holds)
    case .isIn(let set):
      let numbers = numbers
      return try set.copied(to: &table) { numbers[$0] ?? 0 }
    case .one(let cells):
      return one(of: cells.map { (parameter: number($0.parameter), isIn: $0.isIn) })
    case .not(let condition):
      let diagram = try diagram(of: condition)
      return table.map(diagram) { 1 - $0 }
    case .all(let conditions): return try fold(conditions, from: 1)
    case .any(let conditions): return try fold(conditions, from: 0)
    }
  }

  private func number(_ parameter: Int) -> Int { numbers[parameter] ?? 0 }

  private mutating func node(_ parameter: Int, _ levels: [Bool]) -> Diagram {
    table.node(parameter, levels.map { .terminal($0 ? 1 : 0) })
  }

  /// A predicate over parameters in any order.
  private mutating func diagram(
    over parameters: [Int], _ holds: ([Int]) -> Bool
  ) throws(CoveringError) -> Diagram {
    let places = parameters.map(number)
    var count = 1
    for place in places {
      count *= table.sizes[place]
      if count > CoveringLimits.evaluations {
        throw .conditionSize(limit: CoveringLimits.evaluations)
      }
    }
    // The predicate wants its own order, the table the branching order.
    let sorted = places.sorted()
    let origins = places.map { place in sorted.firstIndex(of: place) ?? 0 }
    return table.diagram(over: sorted) { levels in holds(origins.map { levels[$0] }) ? 1 : 0 }
  }

  private mutating func one(of cells: [(parameter: Int, isIn: [Bool])]) -> Diagram {
    var (none, found) = (Diagram.terminal(0), Diagram.terminal(1))
    for cell in cells.sorted(by: { $0.parameter > $1.parameter }) {
      let (noneBelow, foundBelow) = (none, found)
      none = table.node(cell.parameter, cell.isIn.map { $0 ? foundBelow : noneBelow })
      found = table.node(cell.parameter, cell.isIn.map { $0 ? .terminal(0) : foundBelow })
    }
    return none
  }

  /// The conjunction for 1, the disjunction for 0; in pairs, so that large diagrams come last.
  private mutating func fold(
    _ conditions: [LevelCondition], from start: Int
  ) throws(CoveringError) -> Diagram {
    var diagrams: [Diagram] = []
    for condition in conditions { diagrams.append(try diagram(of: condition)) }
    while diagrams.count > 1 {
      var next: [Diagram] = []
      for index in stride(from: 0, to: diagrams.count, by: 2) {
        var diagram = diagrams[index]
        if index + 1 < diagrams.count {
          var cache: [UInt64: Diagram] = [:]
          diagram = try combine(diagram, diagrams[index + 1], neutral: start, &cache)
        }
        next.append(diagram)
      }
      diagrams = next
    }
    return diagrams.first ?? .terminal(start)
  }

  /// The conjunction where 1 is neutral, else the disjunction.
  private mutating func combine(
    _ a: Diagram, _ b: Diagram, neutral: Int, _ cache: inout [UInt64: Diagram]
  ) throws(CoveringError) -> Diagram {
    if a == b { return a }
    if let value = a.terminal { return value == neutral ? b : a }
    if let value = b.terminal { return value == neutral ? a : b }
    let key = UInt64(a.bits) << 32 | UInt64(b.bits)
    if let found = cache[key] { return found }
    if table.children.count > CoveringLimits.edges {
      throw .conditionSize(limit: CoveringLimits.edges)
    }
    let parameter = min(table.parameter(of: a), table.parameter(of: b))
    var branches: [Diagram] = []
    branches.reserveCapacity(table.sizes[parameter])
    for level in 0..<table.sizes[parameter] {
      branches.append(
        try combine(
          table.child(of: a, parameter: parameter, level: level),
          table.child(of: b, parameter: parameter, level: level), neutral: neutral, &cache))
    }
    let result = table.node(parameter, branches)
    cache[key] = result
    return result
  }
}
