import DeviceProfiles
import MatrixModels
package import MatrixResults
package import ScenarioSpaces

/// A scenario that was judged differently when it was judged again.
package struct SampleDifference: Hashable, Sendable {
  package let strategy: String
  package let scenario: [Int]
  /// In how many of the sample's scenarios a strategy differs.
  package let differing: Int
  /// How many scenarios the sample has.
  package let scenarios: Int

  /// The scenario as a query.
  package func query(in space: ScenarioSpace) -> String {
    Query(only: scenario, of: space).text(in: space)
  }
}

extension Matrix {
  /// Judges a random sample of a result's scenarios twice more.
  ///
  /// Once on one thread, and once on two threads in two parts. There is nothing that either could change, so that a difference is a mistake.
  ///
  /// - Parameters:
  ///   - result: The result of this matrix.
  ///   - count: How many scenarios to draw.
  ///   - seed: What decides which.
  /// - Throws: ``IncompatibleResult`` where the parts do not make a whole.
  /// - Returns: The first difference; nil where there is none.
  package func sampleDifference(
    from result: RunResult, count: Int, seed: UInt64
  ) throws(IncompatibleResult) -> SampleDifference? {
    var sample = DiagramSample(of: result.scope, in: result.table, seed: seed) { $0 == 0 }
    let drawn = Set((0..<count).compactMap { _ in sample.next() })
    let scenarios = drawn.sorted { $0.lexicographicallyPrecedes($1) }
    guard !scenarios.isEmpty, let again = sampled(scenarios) else { return nil }
    let whole = try again.run(Options(threads: 1)).result
    var parts: [RunResult] = []
    for index in 1...2 {
      var options = Options(threads: 2)
      options.shard = Shard(index, of: 2)
      parts.append(try again.run(options).result)
    }
    let merged = try RunResult.merge(parts)
    var differing: [(String, [Int])] = []
    for scenario in scenarios {
      for (index, strategy) in result.strategies.enumerated() {
        let outcomes = [result, whole, merged].map { result in
          result.table.value(of: result.strategies[index].outcomes, at: scenario)
        }
        if Set(outcomes).count > 1 { differing.append((strategy.id, scenario)) }
      }
    }
    guard let first = differing.first else { return nil }
    return SampleDifference(
      strategy: first.0, scenario: first.1, differing: Set(differing.map(\.1)).count,
      scenarios: scenarios.count)
  }

  /// The same matrix with nothing to judge but some scenarios.
  private func sampled(_ scenarios: [[Int]]) -> Matrix? {
    var plan = model.plan
    plan.runs = scenarios.enumerated().map { index, scenario in
      MatrixPlan.SubProduct(
        name: "\(index)", query: Query(only: scenario, of: model.space).text(in: model.space))
    }
    let small = MatrixModel(model.profiles, plan, digest: model.digest).varied(model.variation)
    return try? Matrix(
      small, strategies: strategies, policies: policies, gate: MatrixPlan.Gate.none)
  }
}

extension Query {
  /// Allows one scenario.
  fileprivate init(only scenario: [Int], of space: ScenarioSpace) {
    self.init(
      allowed: zip(space.parameters, scenario).map { parameter, level in
        parameter.levels.indices.map { $0 == level }
      })
  }
}
