extension DiagramTable {
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
}

private struct Tally {
  let table: DiagramTable
  let parameters: Set<Int>
  let query: Query?
  let bins: Int
  let bin: (Int) -> [Int]
  var cache = NodeMap<[Int]>()
  var terminals: [Int: [Int]] = [:]

  /// The counts over the parameters from `parameter` on.
  mutating func counts(_ diagram: Diagram, from parameter: Int) -> [Int] {
    var counts = ownCounts(diagram)
    for skipped in (parameter..<table.parameter(of: diagram)).reversed() {
      let size = table.sizes[skipped]
      if parameters.contains(skipped) {
        let nothing = [Int](repeating: 0, count: counts.count)
        counts = (0..<size).flatMap { isAllowed(skipped, $0) ? counts : nothing }
      } else {
        let factor = query.map { $0.allowed[skipped].count { $0 } } ?? size
        if factor == 1 { continue }
        for index in counts.indices { counts[index] = times(counts[index], factor) }
      }
    }
    return counts
  }

  private func isAllowed(_ parameter: Int, _ level: Int) -> Bool {
    query?.allowed[parameter][level] ?? true
  }

  private mutating func ownCounts(_ diagram: Diagram) -> [Int] {
    if let terminal = diagram.terminal { return ownCounts(ofTerminal: terminal) }
    if let found = cache[diagram] { return found }
    let parameter = table.parameter(of: diagram)
    let isCounted = parameters.contains(parameter)
    let branches = table.branches(of: diagram)
    var counts: [Int] = []
    var first = branches.startIndex
    while first < branches.endIndex {
      // Neighbours mostly have the same child.
      let child = branches[first]
      var next = first + 1
      while next < branches.endIndex, branches[next] == child { next += 1 }
      let levels = (first - branches.startIndex)..<(next - branches.startIndex)
      let ways = levels.count { isAllowed(parameter, $0) }
      first = next
      // Of what is not asked for, the length alone is needed.
      if ways == 0, !isCounted, !counts.isEmpty { continue }
      let part = self.counts(child, from: parameter + 1)
      if isCounted {
        let nothing = [Int](repeating: 0, count: part.count)
        for level in levels { counts += isAllowed(parameter, level) ? part : nothing }
      } else {
        if counts.isEmpty { counts = [Int](repeating: 0, count: part.count) }
        for index in part.indices where part[index] != 0 {
          counts[index] = plus(counts[index], times(part[index], ways))
        }
      }
    }
    cache[diagram] = counts
    return counts
  }

  private mutating func ownCounts(ofTerminal terminal: Int) -> [Int] {
    if let found = terminals[terminal] { return found }
    var counts = [Int](repeating: 0, count: bins)
    for bin in bin(terminal) { counts[bin] = 1 }
    terminals[terminal] = counts
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
