extension DiagramTable {
  /// Counts scenarios by what their values are sorted into, in all and for every level of every
  /// parameter.
  ///
  /// - Parameters:
  ///   - diagram: The function.
  ///   - bins: How many kinds of values there are.
  ///   - bin: The kinds that a value counts for; it may be several or none.
  /// - Returns: The counts.
  /// - Complexity: O(*n* + *e* · *b*) for *n* nodes of the table, *e* edges and *b* bins.
  package func tallyByLevel(
    _ diagram: Diagram, bins: Int, bin: (Int) -> [Int]
  ) -> LevelTally {
    LevelTally(diagram, in: self, bins: bins, bin: bin)
  }

  /// Counts the scenarios of several functions by what their values are sorted into.
  ///
  /// - Parameters:
  ///   - diagrams: The functions; what they share is counted once.
  ///   - bins: How many kinds of values there are.
  ///   - bin: The kinds that a value counts for; it may be several or none.
  /// - Returns: For each function its counts.
  /// - Complexity: O(*n* + *e* · *b*) for *n* nodes of the table, *e* edges and *b* bins.
  package func totals(
    of diagrams: [Diagram], bins: Int, bin: (Int) -> [Int]
  ) -> [[Int]] {
    let spans = LevelSpans(sizes)
    var rows = countRows(below: reached(from: diagrams), spans, bins: bins, bin: bin)
    return diagrams.map { diagram in
      let (row, span) = (rows.row(of: diagram, bin), spans[0, parameter(of: diagram)])
      return (0..<bins).map { rows.counts[row + $0] * span }
    }
  }

  /// The counts of some nodes and of the terminals.
  fileprivate func countRows(
    below reached: [Bool], _ spans: LevelSpans, bins: Int, bin: (Int) -> [Int]
  ) -> CountRows {
    var rows = CountRows(nodes: reached.count, bins: bins)
    // Children come before their parents.
    for node in reached.indices where reached[node] {
      let parameter = Int(parameters[node])
      let own = rows.add(at: node)
      var first = Int(offsets[node])
      let end = first + sizes[parameter]
      while first < end {
        // Neighbours mostly have the same child.
        let child = children[first]
        var next = first + 1
        while next < end, children[next] == child { next += 1 }
        let ways = spans[parameter + 1, self.parameter(of: child)] * (next - first)
        let row = rows.row(of: child, bin)
        for bin in 0..<bins { rows.counts[own + bin] += rows.counts[row + bin] * ways }
        first = next
      }
    }
    return rows
  }
}

/// The counts of nodes and terminals, each over the parameters from its own on.
private struct CountRows {
  private let bins: Int
  /// The rows, one behind the other.
  var counts: [Int] = []
  /// Where the rows begin.
  private var ofNode: [Int]
  private var ofTerminal: [Int: Int] = [:]
  /// Where the row of the terminal that was asked for last begins: mostly the next one is the same.
  private var last = (terminal: -1, row: 0)

  init(nodes: Int, bins: Int) {
    self.bins = bins
    ofNode = [Int](repeating: 0, count: nodes)
  }

  /// Begins the row of a node.
  mutating func add(at node: Int) -> Int {
    ofNode[node] = counts.count
    counts.append(contentsOf: repeatElement(0, count: bins))
    return ofNode[node]
  }

  mutating func row(of diagram: Diagram, _ bin: (Int) -> [Int]) -> Int {
    guard let terminal = diagram.terminal else { return ofNode[diagram.node] }
    if terminal == last.terminal { return last.row }
    last = (terminal, ofTerminal[terminal] ?? add(terminal, bin))
    return last.row
  }

  private mutating func add(_ terminal: Int, _ bin: (Int) -> [Int]) -> Int {
    let row = counts.count
    counts.append(contentsOf: repeatElement(0, count: bins))
    for bin in bin(terminal) { counts[row + bin] = 1 }
    ofTerminal[terminal] = row
    return row
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
    let spans = LevelSpans(table.sizes)
    let reached = table.reached(from: [diagram])
    var rows = table.countRows(below: reached, spans, bins: bins, bin: bin)
    let (root, whole) = (rows.row(of: diagram, bin), spans[0, table.parameter(of: diagram)])
    let total = (0..<bins).map { rows.counts[root + $0] * whole }
    var byLevel = table.sizes.map { [Int](repeating: 0, count: $0 * bins) }
    // For each row, the ways that lead to it.
    var above = [Int](repeating: 0, count: rows.counts.count / bins)
    above[root / bins] = whole
    for node in reached.indices.reversed() where reached[node] {
      let (parameter, offset) = (Int(table.parameters[node]), Int(table.offsets[node]))
      let own = above[rows.row(of: table.node(numbered: node), bin) / bins]
      for level in 0..<table.sizes[parameter] {
        let child = table.children[offset + level]
        let row = rows.row(of: child, bin)
        let ways = own * spans[parameter + 1, table.parameter(of: child)]
        above[row / bins] += ways
        for bin in 0..<bins {
          byLevel[parameter][level * bins + bin] += rows.counts[row + bin] * ways
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
