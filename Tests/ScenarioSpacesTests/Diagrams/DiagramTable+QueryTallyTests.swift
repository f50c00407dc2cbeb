import ScenarioSpaces
import TestSupport
import Testing

struct DiagramTableQueryTallyTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `Each value counts where the queries hold that hold`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let sizes = RandomFunction.sizes(using: &random)
    let function = RandomFunction(over: sizes, using: &random)
    var table = DiagramTable(sizes: sizes)
    let diagram = function.diagram(in: &table)
    let queries = try (0..<Int(seed % 4)).map { _ in
      try Query.random(over: sizes, using: &random)
    }
    // A bin for each value and set of queries.
    let sets = 1 << queries.count
    var expected = [Int](repeating: 0, count: function.terminals * sets)
    for scenario in RandomFunction.scenarios(sizes) {
      let set = queries.enumerated().reduce(0) {
        $1.element.allows(scenario) ? $0 | 1 << $1.offset : $0
      }
      expected[function(scenario) * sets + set] += 1
    }
    let counts = table.tally(diagram, among: queries, bins: expected.count) {
      [$0 * sets + Int($1)]
    }
    #expect(counts == expected)
  }
}
