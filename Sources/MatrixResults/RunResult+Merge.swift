import InsetCore
import ScenarioSpaces

/// A result that cannot be joined with others.
package enum IncompatibleResult: Error, Hashable, Sendable {
  /// It was asked for something else than the first one; by its number, from 0.
  case otherRequest(Int, [RunRequest.Difference])
  /// It has judged what another one has judged, too, or cannot be; by its number, from 0.
  case contradiction(Int)
  /// Two results have the same part; by their numbers, from 0.
  case duplicate(Shard, Int, Int)
  /// Parts are missing or were interrupted, by number.
  case missing([Int], of: Int)
}

extension RunResult {
  /// The whole run, from all its parts in any order.
  ///
  /// - Throws: ``IncompatibleResult`` where parts were asked for different things, are given twice
  ///   or are missing.
  /// - Complexity: O(*e*) for *e* edges of all parts, on average.
  package static func merge(_ parts: [RunResult]) throws(IncompatibleResult) -> RunResult {
    guard var whole = parts.first else { throw .missing([1], of: 1) }
    let count = whole.shard?.count ?? 1
    var seen: [Int: Int] = [:]
    for (number, part) in parts.enumerated() {
      let differences = part.request.differences(
        from: whole.request, comparesParts: (part.shard?.count ?? 1) != count)
      if !differences.isEmpty { throw .otherRequest(number, differences) }
      let index = part.shard?.index ?? 1
      if let first = seen.updateValue(number, forKey: index), let shard = Shard(index, of: count) {
        throw .duplicate(shard, first, number)
      }
    }
    let missing = (1...count).filter { index in
      seen[index].map { !parts[$0].isComplete } ?? true
    }
    if !missing.isEmpty { throw .missing(missing, of: count) }
    for (number, part) in parts.enumerated().dropFirst() {
      guard let union = whole.union(part, shard: nil, isComplete: true) else {
        throw .contradiction(number)
      }
      whole = union
    }
    // Parts may ask for the same in different words; the order of the parts must not show.
    let query = parts.map(\.model.query).min() ?? ""
    return whole.with(model: whole.model.with(query: query), shard: nil)
  }

  /// Refuses a result that was asked for something else.
  package func require(_ request: RunRequest) throws(IncompatibleResult) {
    let differences = request.differences(from: self.request)
    if !differences.isEmpty { throw .otherRequest(0, differences) }
  }

  /// An interrupted run with what was missing.
  package func completed(by rest: RunResult) throws(IncompatibleResult) -> RunResult {
    guard let union = union(rest, shard: shard, isComplete: rest.isComplete) else {
      throw .contradiction(0)
    }
    return union.with(model: rest.model, shard: shard)
  }

  /// Two results of one run; nil where both have judged a scenario.
  private func union(_ other: RunResult, shard: Shard?, isComplete: Bool) -> RunResult? {
    var table = table
    var cache = NodeMap<Diagram>()
    func adopted(_ diagram: Diagram) -> Diagram {
      table.transfer(diagram, from: other.table, cache: &cache)
    }
    let notRun = notRun
    var isFitting = true
    let scope = table.apply(scope, adopted(other.scope)) { mine, others in
      // Each scenario was judged by one of the two, or is the same in both.
      if mine == 0 && others == 0 { isFitting = false }
      if mine != others && mine != notRun && others != notRun { isFitting = false }
      return mine == notRun ? others : mine
    }
    guard isFitting else { return nil }
    let provenance = table.apply(provenance, adopted(other.provenance)) { max($0, $1) }
    var strategies: [StrategyResult] = []
    for (mine, others) in zip(self.strategies, other.strategies) {
      var worstScenarios = mine.worstScenarios
      worstScenarios.keep(others.worstScenarios)
      guard let outcomes = table.disjointUnion(mine.outcomes, adopted(others.outcomes)) else {
        return nil
      }
      strategies.append(
        StrategyResult(
          id: mine.id, about: mine.about, mechanism: mine.mechanism, outcomes: outcomes,
          worstScenarios: worstScenarios))
    }
    return RunResult(
      model: model, shard: shard, isComplete: isComplete, scope: scope, provenance: provenance,
      strategies: strategies,
      table: table, classes: classes.merging(other.classes) { $1 })
  }

  /// The result with other worst scenarios, one for each strategy.
  package func with(worst: [WorstScenarios]) -> RunResult {
    with(
      strategies: zip(strategies, worst).map {
        StrategyResult(
          id: $0.id, about: $0.about, mechanism: $0.mechanism, outcomes: $0.outcomes,
          worstScenarios: $1)
      }, isComplete: isComplete)
  }

  /// The same as the part of a run that was interrupted.
  package var interrupted: RunResult { with(strategies: strategies, isComplete: false) }

  private func with(strategies: [StrategyResult], isComplete: Bool) -> RunResult {
    RunResult(
      model: model, shard: shard, isComplete: isComplete, scope: scope, provenance: provenance,
      strategies: strategies, table: table, classes: classes)
  }

  private func with(model: RunModel, shard: Shard?) -> RunResult {
    RunResult(
      model: model, shard: shard, isComplete: isComplete, scope: scope, provenance: provenance,
      strategies: strategies, table: table, classes: classes)
  }
}
