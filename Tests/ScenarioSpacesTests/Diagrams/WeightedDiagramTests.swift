import ScenarioSpaces
import TestSupport
import Testing

struct WeightedDiagramTests {
  @Test(arguments: 0..<120 as Range<UInt64>)
  func `Expectations are sums over all scenarios`(seed: UInt64) throws {
    let draw = try Draw(seed: seed)
    let query = seed % 4 == 0 ? nil : draw.query
    guard let weighted = draw.weighted else {
      #expect(draw.probabilities.isEmpty)
      return
    }
    let bins = draw.function.terminals
    var expected = [Double](repeating: 0, count: bins)
    for (scenario, probability) in draw.probabilities where query?.allows(scenario) ?? true {
      expected[draw.function(scenario)] += probability
    }
    #expect(isClose(weighted.expectation(where: query, bins: bins) { $0 }, expected))
    #expect(isClose(draw.probabilities.values.sorted().reduce(0, +), 1))
  }

  @Test func `The share of a query is that of its levels, in each class by itself`() throws {
    let weights = LevelWeights(
      classes: [0, 0, 1],
      vectors: [[[1, 1, 2], [1, 1, 2]], [[3, 1], [1, 1]], [[1, 4], [1, 4]]])
    let space = ScenarioSpace([
      Parameter("a", levels: ["x", "y", "z"]), Parameter("b", levels: ["p", "q"]),
      Parameter("c", levels: ["s", "t"]),
    ])
    func share(_ text: String) throws -> Double { weights.share(of: try Query(text, in: space)) }
    #expect(try share("") == 1)
    #expect(try share("a:x,z b:p") == 0.25 * 0.75 + 0.5 * 0.5)
    #expect(try isClose([share("a:z c:t")], [0.5 * 0.8]))
  }

  /// Levels that weigh more do so among what was run with the levels before them.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `What levels have says the expectation under other weights`(seed: UInt64) throws {
    let draw = try Draw(seed: seed)
    guard let weighted = draw.weighted else { return }
    let bins = draw.function.terminals
    let classes = draw.weights.classCount
    let parameters = draw.sizes.enumerated().map { parameter, size in
      (parameter: parameter, rowOf: (0..<classes).map { _ in Array(0..<size) }, count: size)
    }
    let sets = weighted.rows(of: parameters, bins: bins) { $0 }
    for (parameter, size) in draw.sizes.enumerated() {
      let factors = (0..<size).map { 0.25 + Double(($0 * 7 + Int(seed)) % 5) }
      let moved = LevelWeights(
        classes: draw.weights.classes,
        vectors: draw.weights.vectors.enumerated().map { other, vectors in
          other == parameter ? vectors.map { zip($0, factors).map { $0 * $1 } } : vectors
        })
      let expected = try #require(draw.weighted(moved)).expectation(bins: bins) { $0 }
      let found = (0..<bins).map { bin in
        sets[parameter].reduce(0) { sum, set in
          let weight = zip(set.shares, factors).reduce(0) { $0 + $1.0 * $1.1 }
          return sum + zip(set.amounts[bin], factors).reduce(0) { $0 + $1.0 * $1.1 } / weight
        }
      }
      #expect(isClose(found, expected), "parameter \(parameter)")
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `Only proportions of weights count`(seed: UInt64) throws {
    let draw = try Draw(seed: seed)
    let scaled = LevelWeights(
      classes: draw.weights.classes,
      vectors: draw.weights.vectors.enumerated().map { parameter, vectors in
        vectors.map { $0.map { $0 * Double(parameter + 2) * 17 } }
      })
    let bins = draw.function.terminals
    let before = draw.weighted?.expectation(where: draw.query, bins: bins) { $0 }
    let after = draw.weighted(scaled)?.expectation(where: draw.query, bins: bins) { $0 }
    #expect(isClose(before ?? [], after ?? []))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `A level may be split in two that share its weight`(seed: UInt64) throws {
    let draw = try Draw(seed: seed)
    // The last level of each parameter comes twice.
    let sizes = draw.sizes.map { $0 + 1 }
    func old(_ level: Int, _ parameter: Int) -> Int { min(level, draw.sizes[parameter] - 1) }
    let weights = LevelWeights(
      classes: (0..<sizes[0]).map { draw.weights.classes[old($0, 0)] },
      vectors: draw.weights.vectors.map { vectors in
        vectors.map { vector in
          let half = (vector.last ?? 0) / 2
          return vector.dropLast() + [half, half]
        }
      })
    var table = DiagramTable(sizes: sizes)
    let diagram = table.diagram(over: Array(sizes.indices)) { levels in
      draw.function(levels.enumerated().map { old($1, $0) })
    }
    let split = table.weighted(diagram, by: weights) { $0 != 0 }
    let bins = draw.function.terminals
    #expect(
      isClose(
        split?.expectation(bins: bins) { $0 } ?? [],
        draw.weighted?.expectation(bins: bins) { $0 } ?? []))
  }

  @Test func `A distribution is limited to what is possible with the levels before`() throws {
    // The second device has only the second system, whatever systems' weights are.
    var table = DiagramTable(sizes: [2, 2])
    let diagram = table.diagram(over: [0, 1]) { $0 == [1, 0] ? 0 : $0 == [0, 0] ? 1 : 2 }
    let weights = LevelWeights(classes: [0, 0], vectors: [[[3, 1]], [[0.9, 0.1]]])
    let weighted = try #require(table.weighted(diagram, by: weights) { $0 != 0 })
    // 3/4 · 9/10, and 3/4 · 1/10 + 1/4.
    #expect(isClose(weighted.expectation(bins: 3) { $0 }, [0, 0.675, 0.325]))
  }
}

/// A random function with weights, and the probability of each scenario by plain recursion.
private struct Draw {
  let sizes: [Int]
  let function: RandomFunction
  let weights: LevelWeights
  let query: Query
  let table: DiagramTable
  let root: Diagram
  /// Those of the scenarios that can be drawn: value 0 cannot.
  let probabilities: [[Int]: Double]

  init(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    sizes = RandomFunction.sizes(using: &random)
    function = RandomFunction(over: sizes, using: &random)
    query = try Query.random(over: sizes, using: &random)
    weights = .random(over: sizes, using: &random)
    var table = DiagramTable(sizes: sizes)
    root = function.diagram(in: &table)
    self.table = table
    var probabilities: [[Int]: Double] = [:]
    Self.visit([], 1, function, weights, &probabilities)
    self.probabilities = probabilities
  }

  func weighted(_ weights: LevelWeights) -> WeightedDiagram? {
    table.weighted(root, by: weights) { $0 != 0 }
  }

  var weighted: WeightedDiagram? { weighted(weights) }

  private static func weight(_ scenario: [Int], _ weights: LevelWeights) -> Double {
    weights.vectors[scenario.count - 1][weights.classes[scenario[0]]][scenario[scenario.count - 1]]
  }

  /// Whether a scenario that begins with these levels can be drawn.
  private static func isPossible(
    _ prefix: [Int], _ function: RandomFunction, _ weights: LevelWeights
  ) -> Bool {
    if !prefix.isEmpty, weight(prefix, weights) == 0 { return false }
    if prefix.count == function.sizes.count { return function(prefix) != 0 }
    return (0..<function.sizes[prefix.count]).contains {
      isPossible(prefix + [$0], function, weights)
    }
  }

  private static func visit(
    _ prefix: [Int], _ probability: Double, _ function: RandomFunction, _ weights: LevelWeights,
    _ probabilities: inout [[Int]: Double]
  ) {
    if prefix.count == function.sizes.count {
      probabilities[prefix] = probability
      return
    }
    let next = (0..<function.sizes[prefix.count]).map { prefix + [$0] }.filter {
      isPossible($0, function, weights)
    }
    let sum = next.reduce(0) { $0 + weight($1, weights) }
    for scenario in next {
      visit(
        scenario, probability * weight(scenario, weights) / sum, function, weights, &probabilities)
    }
  }
}

extension LevelWeights {
  /// Weights of which some are 0, in one to three classes.
  fileprivate static func random(over sizes: [Int], using random: inout SplitMix64) -> LevelWeights
  {
    let classes = (0..<sizes[0]).map { _ in Int.random(in: 0..<3, using: &random) }
    func vector(_ size: Int) -> [Double] {
      var vector = (0..<size).map { _ in
        Double(max(0, Int.random(in: -2...9, using: &random)))
      }
      vector[Int.random(in: 0..<size, using: &random)] += 1
      return vector
    }
    let devices = vector(sizes[0])
    return LevelWeights(
      classes: classes,
      vectors: sizes.enumerated().map { parameter, size in
        (0...(classes.max() ?? 0)).map { _ in parameter == 0 ? devices : vector(size) }
      })
  }
}

private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-12 }

private func isClose(_ a: [Double], _ b: [Double]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { isClose($0, $1) }
}
