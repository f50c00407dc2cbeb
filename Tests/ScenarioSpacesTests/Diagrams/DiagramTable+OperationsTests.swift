import ScenarioSpaces
import TestSupport
import Testing

struct DiagramTableOperationsTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `Combining takes the values together`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sizes = RandomFunction.sizes(using: &random)
    let a = RandomFunction(over: sizes, using: &random)
    let b = RandomFunction(over: sizes, using: &random)
    var table = DiagramTable(sizes: sizes)
    let (first, second) = (a.diagram(in: &table), b.diagram(in: &table))
    // None of them is commutative, so that a swap shows.
    let operations: [(Int, Int) -> Int] = [
      { 10 * $0 + $1 }, { max(0, $0 - $1) }, { $0 == 0 ? $1 + 3 : $0 }, { x, _ in x },
    ]
    for operation in operations {
      var expected = a
      expected.values = zip(a.values, b.values).map(operation)
      let combined = table.apply(first, second, operation)
      #expect(table.values(of: combined) == expected.values)
      #expect(combined == expected.diagram(in: &table))
    }
    #expect(table.apply(first, second) { x, _ in x } == first)
  }

  @Test
  func `Any two functions of a tiny space combine`() {
    var table = DiagramTable(sizes: [2, 2])
    let functions = RandomFunction.scenarios([3, 3, 3, 3])
    let roots = functions.map { values in
      table.diagram(over: [0, 1]) { values[2 * $0[0] + $0[1]] }
    }
    for (a, first) in zip(functions, roots) {
      for (b, second) in zip(functions, roots) {
        let combined = table.apply(first, second) { 3 * $0 + $1 }
        if table.values(of: combined) != zip(a, b).map({ 3 * $0 + $1 }) {
          Issue.record("\(a) with \(b)")
        }
      }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `Mapping replaces the values`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let function = RandomFunction(over: RandomFunction.sizes(using: &random), using: &random)
    var table = DiagramTable(sizes: function.sizes)
    let root = function.diagram(in: &table)
    for replace in [{ $0 }, { $0 + 100 }, { $0 / 2 }, { $0 == 0 ? 1 : 0 }, { _ in 4 }]
      as [(Int) -> Int]
    {
      var expected = function
      expected.values = function.values.map(replace)
      let mapped = table.map(root, replace)
      #expect(table.values(of: mapped) == expected.values)
      #expect(mapped == expected.diagram(in: &table))
    }
    #expect(table.map(root) { $0 } == root)
    #expect(table.map(root) { _ in 4 } == .terminal(4))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `A diagram of another table is the same function, adopted once or twice`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sizes = RandomFunction.sizes(using: &random)
    let functions = (0..<3).map { _ in RandomFunction(over: sizes, using: &random) }
    var other = DiagramTable(sizes: sizes)
    let others = functions.map { $0.diagram(in: &other) }
    var table = DiagramTable(sizes: sizes)
    _ = RandomFunction(over: sizes, using: &random).diagram(in: &table)
    var cache = NodeMap<Diagram>()
    let adopted = others.map { table.transfer($0, from: other, cache: &cache) }
    for (function, root) in zip(functions, adopted) {
      #expect(table.values(of: root) == function.values)
      #expect(root == function.diagram(in: &table))
    }
    let nodes = table.nodeCount
    var nothingKnown = NodeMap<Diagram>()
    #expect(others.map { table.transfer($0, from: other, cache: &cache) } == adopted)
    #expect(others.map { table.transfer($0, from: other, cache: &nothingKnown) } == adopted)
    #expect(table.nodeCount == nodes)
    var replaced = NodeMap<Diagram>()
    #expect(
      table.transfer(others[0], from: other, cache: &replaced) { 7 - $0 }
        == table.map(adopted[0]) { 7 - $0 })
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `Values are replaced where a query allows it, and nowhere else`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let sizes = RandomFunction.sizes(using: &random)
    let function = RandomFunction(over: sizes, using: &random)
    var table = DiagramTable(sizes: sizes)
    let root = function.diagram(in: &table)
    let query = try Query.random(over: sizes, using: &random)
    let replaced = table.map(root, where: query) { 9 - $0 }
    #expect(
      table.values(of: replaced)
        == RandomFunction.scenarios(sizes).map {
          query.allows($0) ? 9 - function($0) : function($0)
        })
    // A function has one diagram: what is mapped back is the same node.
    #expect(table.map(replaced, where: query) { 9 - $0 } == root)
  }

  @Test
  func `A table with other parameters is not adopted from`() async {
    await #expect(processExitsWith: .failure) {
      var table = DiagramTable(sizes: [2, 3])
      var cache = NodeMap<Diagram>()
      _ = table.transfer(.terminal(0), from: DiagramTable(sizes: [3, 2]), cache: &cache)
    }
  }

  /// The counts by going through all scenarios.
  private func counts(
    _ function: RandomFunction, by parameters: [Int], where query: Query?, bins: Int,
    bin: (Int) -> [Int]
  ) -> [Int] {
    let shape = parameters.map { function.sizes[$0] } + [bins]
    var counts = [Int](repeating: 0, count: shape.reduce(1, *))
    for scenario in RandomFunction.scenarios(function.sizes) where query?.allows(scenario) ?? true {
      for bin in bin(function(scenario)) {
        let place = zip(parameters.map { scenario[$0] } + [bin], shape)
        counts[place.reduce(0) { $0 * $1.1 + $1.0 }] += 1
      }
    }
    return counts
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `A tally counts what going through all scenarios counts`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let function = RandomFunction(over: RandomFunction.sizes(using: &random), using: &random)
    var table = DiagramTable(sizes: function.sizes)
    let root = function.diagram(in: &table)
    let query = try Query.random(over: function.sizes, using: &random)
    // A value counts for itself, for the odd ones, and the first for nothing.
    let bins = function.terminals + 1
    let bin: (Int) -> [Int] = { [bins] in $0 == 0 ? [] : $0 % 2 == 1 ? [$0, bins - 1] : [$0] }
    for subset in 0..<1 << function.sizes.count {
      let parameters = function.sizes.indices.filter { subset >> $0 & 1 == 1 }
      guard parameters.count <= 3 else { continue }
      for query in [nil, query] {
        #expect(
          table.tally(root, by: parameters, where: query, bins: bins, bin: bin)
            == counts(function, by: parameters, where: query, bins: bins, bin: bin),
          "by \(parameters), \(query.map { "where \($0.allowed)" } ?? "everywhere")")
      }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `A tally by level is the tallies by each parameter`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let function = RandomFunction(over: RandomFunction.sizes(using: &random), using: &random)
    var table = DiagramTable(sizes: function.sizes)
    let root = function.diagram(in: &table)
    let bins = function.terminals + 1
    let bin: (Int) -> [Int] = { [bins] in $0 == 0 ? [] : $0 % 2 == 1 ? [$0, bins - 1] : [$0] }
    for root in [root, .terminal(1)] {
      let tally = table.tallyByLevel(root, bins: bins, bin: bin)
      #expect(tally.total == table.tally(root, bins: bins, bin: bin))
      for parameter in function.sizes.indices {
        #expect(
          tally.byLevel[parameter] == table.tally(root, by: [parameter], bins: bins, bin: bin))
      }
    }
  }

  @Test
  func `A tally by all parameters is the function itself`() {
    var random = SplitMix64(seed: 3)
    let function = RandomFunction(over: [2, 3, 4], using: &random)
    var table = DiagramTable(sizes: function.sizes)
    let root = function.diagram(in: &table)
    let tally = table.tally(root, by: [0, 1, 2], bins: function.terminals) { [$0] }
    #expect(
      tally
        == function.values.flatMap { value in
          (0..<function.terminals).map { $0 == value ? 1 : 0 }
        })
  }

  @Test
  func `A constant is counted once for each scenario`() {
    let table = DiagramTable(sizes: [2, 3, 4])
    #expect(table.tally(.terminal(1), bins: 2) { [$0] } == [0, 24])
    #expect(table.tally(.terminal(1), by: [1], bins: 2) { [$0] } == [0, 8, 0, 8, 0, 8])
  }

  @Test
  func `Parameters that are never asked for multiply up to the largest Int`() {
    let table = DiagramTable(sizes: [Int](repeating: 2, count: 62))
    #expect(table.tally(.terminal(0), bins: 1) { [$0] } == [1 << 62])
  }

  @Test
  func `A product beyond an Int ends the process`() async {
    await #expect(processExitsWith: .failure) {
      let table = DiagramTable(sizes: [Int](repeating: 2, count: 70))
      _ = table.tally(.terminal(0), bins: 1) { [$0] }
    }
  }

  @Test
  func `A sum beyond an Int ends the process`() async {
    await #expect(processExitsWith: .failure) {
      var table = DiagramTable(sizes: [Int](repeating: 2, count: 63))
      let root = table.node(0, [.terminal(0), .terminal(1)])
      _ = table.tally(root, bins: 1) { _ in [0] }
    }
  }

  @Test
  func `Where nothing is counted, nothing overflows`() {
    let table = DiagramTable(sizes: [Int](repeating: 2, count: 70))
    #expect(table.tally(.terminal(0), bins: 1) { _ in [] } == [0])
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `The first scenario is the lowest that passes`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let function = RandomFunction(over: RandomFunction.sizes(using: &random), using: &random)
    var table = DiagramTable(sizes: function.sizes)
    let root = function.diagram(in: &table)
    let scenarios = RandomFunction.scenarios(function.sizes)
    for value in 0...function.terminals {
      #expect(
        table.first(root) { $0 == value } == scenarios.first { function($0) == value },
        "value \(value)")
      #expect(
        table.first(root) { $0 > value } == scenarios.first { function($0) > value },
        "above \(value)")
    }
  }
}
