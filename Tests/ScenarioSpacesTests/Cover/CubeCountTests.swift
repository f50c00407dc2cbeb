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
}
