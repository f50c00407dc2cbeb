extension DiagramTable {
  /// Counts scenarios by what their values are sorted into, where that depends on the queries that
  /// hold, too.
  ///
  /// - Parameters:
  ///   - diagram: The function.
  ///   - queries: The queries, at most 32.
  ///   - bins: How many kinds there are.
  ///   - bin: The kinds that a value counts for where the queries of a bit set hold, the first in the
  ///     lowest bit; it may be several or none.
  /// - Returns: The counts in the order of the bins.
  /// - Complexity: O(*e* · *b* · *s*) for *e* edges, *b* bins and the *s* sets of queries that can
  ///   still hold at a node, usually few.
  package func tally(
    _ diagram: Diagram, among queries: [Query], bins: Int, bin: (Int, UInt32) -> [Int]
  ) -> [Int] {
    precondition(queries.count <= 32, "there are more queries than bits")
    return withoutActuallyEscaping(bin) { bin in
      var tally = QueryTally(table: self, queries: queries, bins: bins, bin: bin)
      return tally.counts(diagram)
    }
  }
}

private struct QueryTally {
  /// A node, or a span of skipped parameters, below the queries that can still hold.
  private struct Key: Hashable {
    var node: UInt64
    var holding: UInt32
  }

  let table: DiagramTable
  let bins: Int
  let bin: (Int, UInt32) -> [Int]
  /// For each parameter and level, the queries that allow it.
  let allowing: [[UInt32]]
  let all: UInt32
  /// The first count of each node's row in `counts`.
  private var rows: [Key: Int] = [:]
  private var counts: [Int] = []
  private var spans: [Key: [(holding: UInt32, ways: Int)]] = [:]

  init(
    table: DiagramTable, queries: [Query], bins: Int, bin: @escaping (Int, UInt32) -> [Int]
  ) {
    (self.table, self.bins, self.bin) = (table, bins, bin)
    allowing = table.sizes.indices.map { parameter in
      (0..<table.sizes[parameter]).map { level in
        queries.enumerated().reduce(0) { set, query in
          query.element.allowed[parameter][level] ? set | 1 << UInt32(query.offset) : set
        }
      }
    }
    all = queries.indices.reduce(0) { $0 | 1 << UInt32($1) }
  }

  mutating func counts(_ diagram: Diagram) -> [Int] {
    var sum = [Int](repeating: 0, count: bins)
    add(diagram, from: 0, all, to: &sum)
    return sum
  }

  /// Adds the counts over the parameters from `parameter` on.
  private mutating func add(
    _ diagram: Diagram, from parameter: Int, _ holding: UInt32, to sum: inout [Int]
  ) {
    for (holding, ways) in span(parameter, table.parameter(of: diagram), holding) {
      let row = row(diagram, holding)
      for bin in 0..<bins { sum[bin] += counts[row + bin] * ways }
    }
  }

  private mutating func row(_ diagram: Diagram, _ holding: UInt32) -> Int {
    let key = Key(node: UInt64(diagram.bits), holding: holding)
    if let row = rows[key] { return row }
    var sum = [Int](repeating: 0, count: bins)
    if let terminal = diagram.terminal {
      for bin in bin(terminal, holding) { sum[bin] = 1 }
    } else {
      let parameter = table.parameter(of: diagram)
      for (level, child) in table.children(of: diagram).enumerated() {
        add(child, from: parameter + 1, holding & allowing[parameter][level], to: &sum)
      }
    }
    let row = counts.count
    counts += sum
    rows[key] = row
    return row
  }

  /// The sets of queries that still hold behind skipped parameters, each with its number of
  /// combinations of their levels.
  private mutating func span(
    _ first: Int, _ end: Int, _ holding: UInt32
  ) -> [(holding: UInt32, ways: Int)] {
    if first == end { return [(holding, 1)] }
    let key = Key(node: UInt64(first) << 32 | UInt64(end), holding: holding)
    if let span = spans[key] { return span }
    var ways = [holding: 1]
    for parameter in first..<end {
      var next: [UInt32: Int] = [:]
      for (set, count) in ways {
        for allowing in allowing[parameter] { next[set & allowing, default: 0] += count }
      }
      ways = next
    }
    let span = ways.map { (holding: $0.key, ways: $0.value) }
    spans[key] = span
    return span
  }
}
