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
