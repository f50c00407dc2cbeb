import ScenarioSpaces
import TestSupport

/// A function from the scenarios of a small space to small numbers, as a plain table.
struct RandomFunction {
  let sizes: [Int]
  let terminals: Int
  var values: [Int]

  /// Every scenario of a space, in order.
  static func scenarios(_ sizes: [Int]) -> [[Int]] {
    sizes.reduce([[]]) { scenarios, size in
      scenarios.flatMap { scenario in (0..<size).map { scenario + [$0] } }
    }
  }

  /// Three to five parameters of two to four levels.
  static func sizes(using random: inout SplitMix64) -> [Int] {
    (0..<Int.random(in: 3...5, using: &random)).map { _ in Int.random(in: 2...4, using: &random) }
  }

  /// A function that often looks at some parameters only or has one value nearly everywhere.
  init(over sizes: [Int], using random: inout SplitMix64) {
    self.sizes = sizes
    terminals = Int.random(in: 2...5, using: &random)
    var cache: [[Int]: Int] = [:]
    let looks = sizes.map { _ in Int.random(in: 0..<3, using: &random) > 0 }
    let isSparse = Int.random(in: 0..<3, using: &random) == 0
    values = []
    for scenario in Self.scenarios(sizes) {
      let seen = zip(scenario, looks).map { $1 ? $0 : 0 }
      var value = Int.random(in: 0..<terminals, using: &random)
      if isSparse, Int.random(in: 0..<8, using: &random) > 0 { value = 0 }
      values.append(cache[seen] ?? value)
      cache[seen] = values.last
    }
  }

  func callAsFunction(_ scenario: [Int]) -> Int {
    values[zip(scenario, sizes).reduce(0) { $0 * $1.1 + $1.0 }]
  }

  func diagram(in table: inout DiagramTable) -> Diagram {
    table.diagram(over: Array(sizes.indices)) { self($0) }
  }

  /// The diagram put together from random parts in random order.
  func diagramFromParts(in table: inout DiagramTable, using random: inout SplitMix64) -> Diagram {
    let count = Int.random(in: 2...4, using: &random)
    let part = values.map { _ in Int.random(in: 0..<count, using: &random) }
    var diagram = Diagram.terminal(0)
    for index in (0..<count).shuffled(using: &random) {
      var masked = self
      masked.values = zip(values, part).map { $1 == index ? $0 : 0 }
      let other = masked.diagram(in: &table)
      diagram =
        Bool.random(using: &random)
        ? table.apply(diagram, other) { $0 + $1 } : table.apply(other, diagram) { $0 + $1 }
    }
    return diagram
  }
}

extension DiagramTable {
  /// The values for all scenarios, in order.
  func values(of diagram: Diagram) -> [Int] {
    RandomFunction.scenarios(sizes).map { value(of: diagram, at: $0) }
  }
}

extension ScenarioSpace {
  /// A space with parameters `p0`, `p1`, and so on, and levels `l0`, `l1`, and so on.
  init(sizes: [Int]) {
    self.init(
      sizes.enumerated().map { index, size in
        Parameter("p\(index)", levels: (0..<size).map { "l\($0)" })
      })
  }
}

extension Query {
  /// A query that narrows some parameters of a space of these sizes, now and then to nothing.
  static func random(over sizes: [Int], using random: inout SplitMix64) throws -> Query {
    var terms: [String] = []
    for (parameter, size) in sizes.enumerated() where Bool.random(using: &random) {
      let levels = (0..<size).filter { _ in Bool.random(using: &random) }
      let values = levels.isEmpty ? ["!l0"] : levels.map { "l\($0)" }
      terms.append("p\(parameter):" + values.joined(separator: ","))
    }
    if Int.random(in: 0..<10, using: &random) == 0 { terms.append("p0:!*") }
    return try Query(terms.joined(separator: " "), in: ScenarioSpace(sizes: sizes))
  }

  func allows(_ scenario: [Int]) -> Bool { zip(allowed, scenario).allSatisfy { $0[$1] } }
}
