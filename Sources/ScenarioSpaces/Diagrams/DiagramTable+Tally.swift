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

  /// Counts scenarios by what their values are sorted into, in all and for every level of every
  /// parameter.
  ///
  /// - Parameters:
  ///   - diagram: The function.
  ///   - bins: How many kinds of values there are.
  ///   - bin: The kinds that a value counts for; it may be several or none.
  /// - Returns: The counts.
  /// - Complexity: O(*e* · *b*) for *e* edges and *b* bins.
  package func tallyByLevel(
    _ diagram: Diagram, bins: Int, bin: (Int) -> [Int]
  ) -> LevelTally {
    LevelTally(diagram, in: self, bins: bins, bin: bin)
  }
}

extension DiagramTable {
  /// Counts the scenarios of several functions by what their values are sorted into.
  ///
  /// - Parameters:
  ///   - diagrams: The functions; what they share is counted once.
  ///   - bins: How many kinds of values there are.
  ///   - bin: The kinds that a value counts for; it may be several or none.
  /// - Returns: For each function its counts.
  /// - Complexity: O(*e* · *b*) for *e* edges and *b* bins.
  package func totals(
    of diagrams: [Diagram], bins: Int, bin: (Int) -> [Int]
  ) -> [[Int]] {
    // The scenarios of the parameters from a on and before b.
    let spans = (0...sizes.count).map { first in
      sizes[first...].reduce(into: [Int](repeating: 1, count: first + 1)) {
        let (product, overflow) = ($0.last ?? 1).multipliedReportingOverflow(by: $1)
        precondition(!overflow, "a count does not fit an Int")
        $0.append(product)
      }
    }
    let nodes = visit(diagrams)
    var rows = NodeMap<Int>()
    var rowOfTerminal: [Int: Int] = [:]
    // For each row, the counts over the parameters from its own on.
    var below: [Int] = []
    func row(of child: Diagram) -> Int {
      guard let terminal = child.terminal else { return rows[child] ?? 0 }
      if let row = rowOfTerminal[terminal] { return row }
      let row = below.count
      below.append(contentsOf: repeatElement(0, count: bins))
      for bin in bin(terminal) { below[row + bin] = 1 }
      rowOfTerminal[terminal] = row
      return row
    }
    var sum = [Int](repeating: 0, count: bins)
    for node in nodes {
      let next = parameter(of: node) + 1
      for bin in sum.indices { sum[bin] = 0 }
      var rest = branches(of: node)
      while let child = rest.first {
        // Neighbours mostly have the same child.
        let end = rest.firstIndex { $0 != child } ?? rest.endIndex
        let ways = spans[next][parameter(of: child)] * (end - rest.startIndex)
        let row = row(of: child)
        for bin in sum.indices { sum[bin] += below[row + bin] * ways }
        rest = rest[end...]
      }
      rows[node] = below.count
      below += sum
    }
    return diagrams.map { diagram in
      let (row, span) = (row(of: diagram), spans[0][parameter(of: diagram)])
      return (0..<bins).map { below[row + $0] * span }
    }
  }
}

/// How many scenarios of a function are sorted into each bin.
package struct LevelTally: Hashable, Sendable {
  /// For each bin.
  package private(set) var total: [Int]
  /// For each parameter, in the order of its levels, then of the bins.
  package private(set) var byLevel: [[Int]]

  fileprivate init(
    _ diagram: Diagram, in table: DiagramTable, bins: Int, bin: (Int) -> [Int]
  ) {
    // spans[a][b]: the scenarios of the parameters from a on and before b.
    let spans = (0...table.sizes.count).map { first in
      table.sizes[first...].reduce(into: [Int](repeating: 1, count: first + 1)) {
        let (product, overflow) = ($0.last ?? 1).multipliedReportingOverflow(by: $1)
        precondition(!overflow, "a count does not fit an Int")
        $0.append(product)
      }
    }
    let nodes = table.visit([diagram])
    var rows = NodeMap<Int>()
    var rowOfTerminal: [Int: Int] = [:]
    // For each row, the counts over the parameters from its own on.
    var below: [Int] = []
    func row(of child: Diagram) -> Int {
      guard let terminal = child.terminal else { return rows[child] ?? 0 }
      if let row = rowOfTerminal[terminal] { return row }
      let row = below.count / bins
      below.append(contentsOf: repeatElement(0, count: bins))
      for bin in bin(terminal) { below[row * bins + bin] = 1 }
      rowOfTerminal[terminal] = row
      return row
    }
    for node in nodes {
      let parameter = table.parameter(of: node)
      var sum = [Int](repeating: 0, count: bins)
      for child in table.branches(of: node) {
        let row = row(of: child)
        let span = spans[parameter + 1][table.parameter(of: child)]
        for bin in sum.indices { sum[bin] += below[row * bins + bin] * span }
      }
      rows[node] = below.count / bins
      below += sum
    }
    let (root, whole) = (row(of: diagram), spans[0][table.parameter(of: diagram)])
    let total = (0..<bins).map { below[root * bins + $0] * whole }
    var byLevel = table.sizes.map { [Int](repeating: 0, count: $0 * bins) }
    // For each row, the ways that lead to it.
    var above = [Int](repeating: 0, count: below.count / bins)
    above[root] = whole
    for node in nodes.reversed() {
      let (parameter, own) = (table.parameter(of: node), above[rows[node] ?? 0])
      for (level, child) in table.branches(of: node).enumerated() {
        let row = row(of: child)
        let ways = own * spans[parameter + 1][table.parameter(of: child)]
        above[row] += ways
        for bin in 0..<bins {
          byLevel[parameter][level * bins + bin] += below[row * bins + bin] * ways
        }
      }
    }
    // What skips a parameter is spread evenly over its levels.
    for (parameter, size) in table.sizes.enumerated() {
      for bin in 0..<bins {
        let asked = (0..<size).reduce(0) { $0 + byLevel[parameter][$1 * bins + bin] }
        let each = (total[bin] - asked) / size
        for level in 0..<size { byLevel[parameter][level * bins + bin] += each }
      }
    }
    (self.total, self.byLevel) = (total, byLevel)
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
