import ScenarioSpaces
import TestSupport
import Testing

struct DiagramTableConstructionTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `A function of some parameters does not ask for the others`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sizes = RandomFunction.sizes(using: &random)
    let parameters = sizes.indices.filter { _ in Bool.random(using: &random) }
    let function = RandomFunction(over: parameters.map { sizes[$0] }, using: &random)
    var table = DiagramTable(sizes: sizes)
    var calls = 0
    let diagram = table.diagram(over: parameters) { levels in
      calls += 1
      return function(levels)
    }
    #expect(calls == function.values.count)
    #expect(
      table.values(of: diagram)
        == RandomFunction.scenarios(sizes).map { scenario in
          function(parameters.map { scenario[$0] })
        })
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `A query chooses between two functions`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let sizes = RandomFunction.sizes(using: &random)
    let query = try Query.random(over: sizes, using: &random)
    let inside = RandomFunction(over: sizes, using: &random)
    let outside = RandomFunction(over: sizes, using: &random)
    var table = DiagramTable(sizes: sizes)
    var expected = inside
    expected.values = RandomFunction.scenarios(sizes).map {
      query.allows($0) ? inside($0) : outside($0)
    }
    let roots = (inside.diagram(in: &table), outside.diagram(in: &table))
    let diagram = table.diagram(of: query, inside: roots.0, outside: roots.1)
    #expect(table.values(of: diagram) == expected.values)
    #expect(diagram == expected.diagram(in: &table))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `Queries one over the other allow their union`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let sizes = RandomFunction.sizes(using: &random)
    let queries = try (0..<3).map { _ in try Query.random(over: sizes, using: &random) }
    var table = DiagramTable(sizes: sizes)
    let union = queries.reduce(Diagram.terminal(0)) {
      table.diagram(of: $1, inside: .terminal(1), outside: $0)
    }
    let expected = RandomFunction.scenarios(sizes).map { scenario in
      queries.contains { $0.allows(scenario) } ? 1 : 0
    }
    #expect(table.values(of: union) == expected)
    #expect(
      table.tally(union, bins: 2) { [$0] }
        == [0, 1].map { value in
          expected.count { $0 == value }
        })
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `A scenario is charged to the first constraint that it violates`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sizes = RandomFunction.sizes(using: &random)
    let constraints = (0..<4).map { index in
      let conditions = (0...index % 2).map { _ in
        let parameters = sizes.indices.filter { _ in Bool.random(using: &random) }
        var function = RandomFunction(over: parameters.map { sizes[$0] }, using: &random)
        function.values = function.values.map { $0 % 2 }
        return Constraint.Condition(on: parameters) { [function] in function($0) == 1 }
      }
      return Constraint("constraint \(index)", conditions)
    }
    var table = DiagramTable(sizes: sizes)
    let expected = RandomFunction.scenarios(sizes).map { scenario in
      let first = constraints.firstIndex { constraint in
        constraint.isViolated(by: scenario)
      }
      return first.map { $0 + 1 } ?? 0
    }
    let diagram = table.diagram(of: constraints)
    #expect(table.values(of: diagram) == expected)
    #expect(
      table.tally(diagram, bins: 5) { [$0] }
        == (0..<5).map { value in
          expected.count { $0 == value }
        })
  }

  @Test
  func `Without constraints nothing is excluded`() {
    var table = DiagramTable(sizes: [2, 3])
    #expect(table.diagram(of: [Constraint]()) == .terminal(0))
  }
}
