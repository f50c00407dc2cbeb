import ScenarioSpaces
import TestSupport
import Testing

@Suite struct CubeCountTests {
  @Test func `Counts in cubes are those of plain summation`() throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<300 {
      let sizes = RandomFunction.sizes(using: &random)
      let functions = (0..<2).map { _ in RandomFunction(over: sizes, using: &random) }
      var table = DiagramTable(sizes: sizes)
      let diagrams = functions.map { $0.diagram(in: &table) }
      var counter = SparseCubeCounter(table)
      for (function, diagram) in zip(functions + functions, diagrams + diagrams) {
        let cube = try Query.random(over: sizes, using: &random)
        let values = RandomFunction.scenarios(sizes).filter(cube.allows)
          .map(function.callAsFunction)
        let counts = counter.counts(of: diagram, in: cube) { $0 == 0 ? nil : $0 == 1 }
        #expect(counts.yes == values.count { $0 == 1 })
        #expect(counts.no == values.count { $0 > 1 })
      }
    }
  }

  @Test func `A constant function is counted without a node`() {
    let table = DiagramTable(sizes: [2, 3])
    var counter = SparseCubeCounter(table)
    let cube = Query(allowed: [[true, true], [true, false, true]])
    for (value, expected) in [(0, [0, 0]), (1, [4, 0]), (2, [0, 4])] {
      let counts = counter.counts(of: .terminal(value), in: cube) { $0 == 0 ? nil : $0 == 1 }
      #expect([counts.yes, counts.no] == expected)
    }
    let empty = Query(allowed: [[false, false], [true, true, true]])
    #expect(counter.counts(of: .terminal(1), in: empty) { $0 == 1 }.yes == 0)
  }
}
