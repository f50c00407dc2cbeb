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

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `Pairs are those of the scenarios that pass`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sizes = RandomFunction.sizes(using: &random)
    let function = RandomFunction(over: sizes, using: &random)
    var table = DiagramTable(sizes: sizes)
    let diagram = function.diagram(in: &table)
    for wanted in [[0], [1], [0, 2], [9]] {
      var pairs: Set<[Int]> = []
      for scenario in RandomFunction.scenarios(sizes) where wanted.contains(function(scenario)) {
        for first in sizes.indices {
          for second in sizes.indices.dropFirst(first + 1) {
            pairs.insert([first, scenario[first], second, scenario[second]])
          }
        }
      }
      #expect(table.pairCount(of: diagram) { wanted.contains($0) } == pairs.count)
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `Values count for the levels of some parameters, where a query holds`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let sizes = RandomFunction.sizes(using: &random)
    let function = RandomFunction(over: sizes, using: &random)
    var table = DiagramTable(sizes: sizes)
    let diagram = function.diagram(in: &table)
    let parameters = sizes.indices.filter { _ in Bool.random(using: &random) }
    let query = try Query.random(over: sizes, using: &random)
    let combinations = parameters.reduce(1) { $0 * sizes[$1] }
    var expected = [Int](repeating: 0, count: combinations * function.terminals)
    for scenario in RandomFunction.scenarios(sizes) where query.allows(scenario) {
      let place = parameters.reduce(0) { $0 * sizes[$1] + scenario[$1] }
      expected[place * function.terminals + function(scenario)] += 1
    }
    let counts = table.tally(diagram, by: parameters, where: query, bins: function.terminals) {
      [$0]
    }
    #expect(counts == expected)
  }
}
