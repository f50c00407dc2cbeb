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

  private mutating func apply(
    _ a: Diagram, _ b: Diagram, _ value: (Int, Int) -> Int, _ cache: inout [UInt64: Diagram]
  ) -> Diagram {
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
          child(of: b, parameter: parameter, level: level), value, &cache))
    }
    let result = node(parameter, branches)
    cache[key] = result
    return result
  }

  /// The function with its values replaced.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  package mutating func map(_ diagram: Diagram, _ value: (Int) -> Int) -> Diagram {
    var cache: [Diagram: Diagram] = [:]
    return rebuild(diagram, in: self, value, &cache)
  }

  /// The same function as a diagram of this table, with its values replaced.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  package mutating func transfer(
    _ diagram: Diagram, from other: DiagramTable, cache: inout [Diagram: Diagram],
    _ value: (Int) -> Int = { $0 }
  ) -> Diagram {
    precondition(other.sizes == sizes, "the tables have other parameters")
    return rebuild(diagram, in: other, value, &cache)
  }

  private mutating func rebuild(
    _ diagram: Diagram, in other: DiagramTable, _ value: (Int) -> Int,
    _ cache: inout [Diagram: Diagram]
  ) -> Diagram {
    if let terminal = diagram.terminal { return .terminal(value(terminal)) }
    if let found = cache[diagram] { return found }
    let branches = other.branches(of: diagram).map { rebuild($0, in: other, value, &cache) }
    let result = node(other.parameter(of: diagram), branches)
    cache[diagram] = result
    return result
  }

  /// Counts scenarios by what their values are sorted into, for every combination of levels of some
  /// parameters.
  ///
  /// - Parameters:
  ///   - diagram: The function.
  ///   - parameters: The parameters to count by, ascending; none for totals.
  ///   - query: The scenarios to count; nil for all.
  ///   - bins: How many kinds of values there are.
  ///   - bin: The kinds that a value counts for; it may be several or none.
  /// - Returns: Counts in the order of the parameters' levels, then of the bins.
  /// - Complexity: O(*e* · *k*) for *e* edges and *k* counts in the answer, usually far less: a
  ///   node carries only the parameters below it.
  package func tally(
    _ diagram: Diagram, by parameters: [Int] = [], where query: Query? = nil, bins: Int,
    bin: @escaping (Int) -> [Int]
  ) -> [Int] {
    var tally = Tally(
      table: self, parameters: Set(parameters), query: query, bins: bins, bin: bin)
    return tally.counts(diagram, from: 0)
  }

  /// The lowest scenario whose value passes a test, in parameter order; nil when none does.
  ///
  /// - Complexity: O(*e*) for a diagram of *e* edges.
  package func first(_ diagram: Diagram, where passes: (Int) -> Bool) -> [Int]? {
    var failed: Set<Diagram> = []
    var scenario = [Int](repeating: 0, count: sizes.count)
    func find(_ rest: Diagram) -> Bool {
      if let terminal = rest.terminal { return passes(terminal) }
      if failed.contains(rest) { return false }
      let parameter = parameter(of: rest)
      for level in 0..<sizes[parameter] {
        scenario[parameter] = level
        if find(child(of: rest, parameter: parameter, level: level)) { return true }
      }
      scenario[parameter] = 0
      failed.insert(rest)
      return false
    }
    return find(diagram) ? scenario : nil
  }
}

private struct Tally {
  let table: DiagramTable
  let parameters: Set<Int>
  let query: Query?
  let bins: Int
  let bin: (Int) -> [Int]
  var cache: [Diagram: [Int]] = [:]

  /// The counts over the parameters from `parameter` on.
  mutating func counts(_ diagram: Diagram, from parameter: Int) -> [Int] {
    var counts = ownCounts(diagram)
    for skipped in (parameter..<table.parameter(of: diagram)).reversed() {
      let allowed = (0..<table.sizes[skipped]).map { query?.allowed[skipped][$0] ?? true }
      if parameters.contains(skipped) {
        let nothing = [Int](repeating: 0, count: counts.count)
        counts = allowed.flatMap { $0 ? counts : nothing }
      } else {
        let factor = allowed.count { $0 }
        for index in counts.indices { counts[index] = times(counts[index], factor) }
      }
    }
    return counts
  }

  private mutating func ownCounts(_ diagram: Diagram) -> [Int] {
    if let terminal = diagram.terminal {
      var counts = [Int](repeating: 0, count: bins)
      for bin in bin(terminal) { counts[bin] = 1 }
      return counts
    }
    if let found = cache[diagram] { return found }
    let parameter = table.parameter(of: diagram)
    var counts: [Int] = []
    for level in 0..<table.sizes[parameter] {
      var part = self.counts(
        table.child(of: diagram, parameter: parameter, level: level), from: parameter + 1)
      if let query, !query.allowed[parameter][level] {
        part = [Int](repeating: 0, count: part.count)
      }
      if parameters.contains(parameter) {
        counts += part
      } else if counts.isEmpty {
        counts = part
      } else {
        for index in part.indices { counts[index] = plus(counts[index], part[index]) }
      }
    }
    cache[diagram] = counts
    return counts
  }

  private func times(_ a: Int, _ b: Int) -> Int {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    precondition(!overflow, "a count does not fit an Int")
    return product
  }

  private func plus(_ a: Int, _ b: Int) -> Int {
    let (sum, overflow) = a.addingReportingOverflow(b)
    precondition(!overflow, "a count does not fit an Int")
    return sum
  }
}
