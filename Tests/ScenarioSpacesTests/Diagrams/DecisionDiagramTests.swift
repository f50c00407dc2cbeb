import ScenarioSpaces
import TestSupport
import Testing

struct DecisionDiagramTests {
  @Test
  func `A constant is its value and asks for nothing`() {
    let table = DiagramTable(sizes: [2, 3])
    for value in [0, 1, 7, 1 << 31 - 1] {
      #expect(Diagram.terminal(value).terminal == value)
      #expect(table.parameter(of: .terminal(value)) == 2)
      #expect(table.value(of: .terminal(value), at: [1, 2]) == value)
    }
    #expect(table.nodeCount == 0)
  }

  @Test
  func `A node whose children are all the same is never made`() {
    var table = DiagramTable(sizes: [2, 3])
    #expect(table.node(1, [.terminal(4), .terminal(4), .terminal(4)]) == .terminal(4))
    #expect(table.nodeCount == 0)
  }

  @Test
  func `The same node is made once`() {
    var table = DiagramTable(sizes: [2, 3])
    let a = table.node(1, [.terminal(0), .terminal(1), .terminal(1)])
    let b = table.node(1, [.terminal(0), .terminal(1), .terminal(2)])
    #expect(a != b)
    #expect(a.terminal == nil)
    #expect(table.node(1, [.terminal(0), .terminal(1), .terminal(1)]) == a)
    #expect(table.nodeCount == 2)
    #expect(table.parameter(of: a) == 1)
    #expect((0..<3).map { table.child(of: b, parameter: 1, level: $0).terminal } == [0, 1, 2])
    // A parameter that is not asked for leaves the rest as it is.
    #expect((0..<2).map { table.child(of: b, parameter: 0, level: $0) } == [b, b])
  }

  @Test
  func `The same children under other parameters are other nodes`() {
    var table = DiagramTable(sizes: [Int](repeating: 2, count: 255))
    let nodes = table.sizes.indices.map { table.node($0, [.terminal(0), .terminal(1)]) }
    #expect(nodes.map { table.parameter(of: $0) } == Array(table.sizes.indices))
  }

  @Test
  func `More than 255 parameters end the process`() async {
    await #expect(processExitsWith: .failure) {
      _ = DiagramTable(sizes: [Int](repeating: 2, count: 256))
    }
  }

  @Test
  func `All functions of a tiny space have one diagram each`() {
    for (sizes, terminals) in [([2, 3], 2), ([2, 2, 2], 2), ([2, 2], 3), ([1, 2, 1], 3)] {
      var table = DiagramTable(sizes: sizes)
      let count = sizes.reduce(1, *)
      let functions = RandomFunction.scenarios([Int](repeating: terminals, count: count))
      let strides = sizes.indices.map { sizes[($0 + 1)...].reduce(1, *) }
      let roots = functions.map { values in
        table.diagram(over: Array(sizes.indices)) {
          values[zip($0, strides).reduce(0) { $0 + $1.0 * $1.1 }]
        }
      }
      #expect(Set(roots).count == functions.count)
      for (root, values) in zip(roots, functions) { #expect(table.values(of: root) == values) }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `A diagram is its function`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let function = RandomFunction(over: RandomFunction.sizes(using: &random), using: &random)
    var table = DiagramTable(sizes: function.sizes)
    let diagram = function.diagram(in: &table)
    #expect(table.values(of: diagram) == function.values)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `Equal functions have equal roots, whatever the way there`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let function = RandomFunction(over: RandomFunction.sizes(using: &random), using: &random)
    var table = DiagramTable(sizes: function.sizes)
    let root = function.diagramFromParts(in: &table, using: &random)
    #expect(function.diagram(in: &table) == root)
    #expect(function.diagramFromParts(in: &table, using: &random) == root)
    var other = function
    let place = Int.random(in: 0..<function.values.count, using: &random)
    other.values[place] += 1
    #expect(other.diagram(in: &table) != root)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `A diagram has a node for each different rest that asks, and no other`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let function = RandomFunction(over: RandomFunction.sizes(using: &random), using: &random)
    var table = DiagramTable(sizes: function.sizes)
    let root = function.diagramFromParts(in: &table, using: &random)
    var reached: Set<Diagram> = []
    var waiting = [root]
    while let diagram = waiting.popLast() {
      guard diagram.terminal == nil, reached.insert(diagram).inserted else { continue }
      let parameter = table.parameter(of: diagram)
      let children = (0..<table.sizes[parameter]).map {
        table.child(of: diagram, parameter: parameter, level: $0)
      }
      #expect(Set(children).count > 1, "a node without a choice")
      #expect(children.allSatisfy { table.parameter(of: $0) > parameter }, "out of order")
      waiting += children
    }
    #expect(reached.count == Self.restsThatAsk(function))
  }

  /// The number of different functions that are left after some first levels and whose value
  /// depends on the next.
  private static func restsThatAsk(_ function: RandomFunction) -> Int {
    var rests: Set<ArraySlice<Int>> = []
    var length = function.values.count
    var count = 0
    for size in function.sizes {
      rests.removeAll()
      for start in stride(from: 0, to: function.values.count, by: length) {
        let rest = function.values[start..<start + length]
        let parts = (0..<size).map { part in
          Array(rest.dropFirst(part * length / size).prefix(length / size))
        }
        if Set(parts).count > 1 { rests.insert(rest) }
      }
      count += rests.count
      length /= size
    }
    return count
  }

  @Test
  func `A table stays canonical while it grows`() {
    var random = SplitMix64(seed: 7)
    let sizes = [4, 4, 4, 4, 3]
    var table = DiagramTable(sizes: sizes)
    let functions = (0..<60).map { _ in RandomFunction(over: sizes, using: &random) }
    let roots = functions.map { $0.diagram(in: &table) }
    #expect(table.nodeCount > 1024, "the table has not grown")
    let nodes = table.nodeCount
    #expect(functions.map { $0.diagram(in: &table) } == roots)
    #expect(table.nodeCount == nodes)
    for (function, root) in zip(functions, roots) {
      #expect(table.values(of: root) == function.values)
    }
  }

  @Test
  func `A node with too few children ends the process`() async {
    await #expect(processExitsWith: .failure) {
      var table = DiagramTable(sizes: [2, 3])
      _ = table.node(1, [.terminal(0), .terminal(1)])
    }
  }

  @Test
  func `A negative terminal ends the process`() async {
    await #expect(processExitsWith: .failure) { _ = Diagram.terminal(-1) }
  }

  @Test
  func `A terminal beyond 31 bits ends the process`() async {
    await #expect(processExitsWith: .failure) { _ = Diagram.terminal(1 << 31) }
  }
}
