import ScenarioSpaces
import TestSupport
import Testing

@Suite struct DiagramTableSetsTests {
  @Test func `The scenarios that pass are listed all, in order, and lazily`() throws {
    for seed in 0..<60 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let sizes = RandomFunction.sizes(using: &random)
      let function = RandomFunction(over: sizes, using: &random)
      var table = DiagramTable(sizes: sizes)
      let diagram = function.diagram(in: &table)
      let query = try Query.random(over: sizes, using: &random)
      let wanted = Int.random(in: 0..<function.terminals, using: &random)
      let all = RandomFunction.scenarios(sizes).filter { function($0) == wanted }
      #expect(Array(table.scenarios(of: diagram) { $0 == wanted }) == all, "seed \(seed)")
      #expect(
        Array(table.scenarios(of: diagram, where: query) { $0 == wanted })
          == all.filter(query.allows), "seed \(seed)")
      #expect(
        Array(table.scenarios(of: diagram) { $0 == wanted }.prefix(3)) == Array(all.prefix(3)),
        "seed \(seed)")
    }
  }

  @Test func `A constant lists everything or nothing`() {
    let table = DiagramTable(sizes: [2, 3])
    #expect(table.scenarios(of: .terminal(1)) { $0 == 1 }.map(\.self).count == 6)
    #expect(table.scenarios(of: .terminal(1)) { $0 == 0 }.map(\.self) == [])
  }

  @Test func `The first scenarios of a space of trillions are found at once`() {
    var table = DiagramTable(sizes: [Int](repeating: 16, count: 10))
    let diagram = table.diagram(over: [0, 9]) { $0 == [15, 7] ? 1 : 0 }
    let first = Array(table.scenarios(of: diagram) { $0 == 1 }.prefix(2))
    #expect(first == [[15, 0, 0, 0, 0, 0, 0, 0, 0, 7], [15, 0, 0, 0, 0, 0, 0, 0, 1, 7]])
  }

  @Test func `That nothing of a query passes is found at once among trillions that do`() {
    let count = 40
    var table = DiagramTable(sizes: [Int](repeating: 2, count: count))
    let bits = (0..<count).map { parameter in table.diagram(over: [parameter]) { $0[0] } }
    // Whether the bits are an odd number: no branch alone decides it.
    let parity = bits.dropLast().reduce(.terminal(0)) { table.apply($0, $1) { ($0 + $1) % 2 } }
    let diagram = table.apply(parity, bits[count - 1]) { 2 * $1 + $0 }
    let query = Query(
      allowed: (0..<count).map { $0 == count - 1 ? [true, false] : [true, true] })
    #expect(Array(table.scenarios(of: diagram, where: query) { $0 > 1 }) == [])
    #expect(
      table.scenarios(of: diagram, where: query) { $0 == 1 }.first { _ in true }
        == (0..<count).map { $0 == count - 2 ? 1 : 0 })
  }

  @Test func `Parts of a function in any order unite to it, and overlaps are refused`() throws {
    for seed in 0..<60 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let sizes = RandomFunction.sizes(using: &random)
      var function = RandomFunction(over: sizes, using: &random)
      function.values = function.values.map { $0 + 1 }
      var table = DiagramTable(sizes: sizes)
      let whole = function.diagram(in: &table)
      let owner = function.values.map { _ in Int.random(in: 0..<3, using: &random) }
      var union = Diagram.terminal(0)
      for part in [0, 1, 2].shuffled(using: &random) {
        var masked = function
        masked.values = zip(function.values, owner).map { $1 == part ? $0 : 0 }
        let diagram = masked.diagram(in: &table)
        let next = table.disjointUnion(union, diagram)
        union = try #require(next, "seed \(seed)")
      }
      #expect(union == whole, "seed \(seed)")
      let overlap = table.disjointUnion(whole, whole)
      #expect(overlap == nil, "seed \(seed)")
    }
  }
}
