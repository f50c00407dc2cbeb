import InsetCore
import ScenarioSpaces

/// A result that does not fit another one or a matrix.
public enum UnfitResult: Error, Hashable, Sendable {
  /// It comes from another space, other files, strategies or another plan.
  case foreign
  /// Two results have the same part.
  case duplicate(Shard)
  /// Parts are missing or were interrupted, by number.
  case missing([Int], of: Int)
}

extension RunResult {
  /// The whole run, from all its parts in any order.
  ///
  /// - Throws: ``UnfitResult`` where parts are foreign, given twice or missing.
  /// - Complexity: O(*e*) for *e* edges of all parts, on average.
  public static func merge(_ parts: [RunResult]) throws(UnfitResult) -> RunResult {
    guard var whole = parts.first else { throw .missing([1], of: 1) }
    let count = whole.shard?.count ?? 1
    var seen: [Int: RunResult] = [:]
    for part in parts {
      let shard = part.shard
      guard part.fits(whole), (shard?.count ?? 1) == count else { throw .foreign }
      let index = shard?.index ?? 1
      if seen[index] != nil, let shard = shard ?? Shard(1, of: 1) { throw .duplicate(shard) }
      seen[index] = part
    }
    let missing = (1...count).filter { seen[$0]?.isComplete != true }
    if !missing.isEmpty { throw .missing(missing, of: count) }
    for part in parts.dropFirst() { whole = try whole.union(part, shard: nil, isComplete: true) }
    return whole.with(shard: nil)
  }

  /// An interrupted run with what was missing.
  func completed(by rest: RunResult) throws(UnfitResult) -> RunResult {
    guard fits(rest), shard == rest.shard else { throw .foreign }
    return try union(rest, shard: shard, isComplete: rest.isComplete)
  }

  /// Whether the result comes from a run of this matrix, or from a part of one.
  public func belongs(to matrix: Matrix) -> Bool {
    model == RunModel(matrix.model, matrix.policies)
      && strategies.map(\.id) == matrix.subjects.map(\.id)
  }

  /// Whether two results are parts of one run.
  private func fits(_ other: RunResult) -> Bool {
    model == other.model && strategies.map(\.id) == other.strategies.map(\.id)
  }

  /// Two results of one run that have no judged scenario in common.
  private func union(
    _ other: RunResult, shard: Shard?, isComplete: Bool
  ) throws(UnfitResult) -> RunResult {
    var table = table
    var known: [Diagram: Diagram] = [:]
    func adopted(_ diagram: Diagram) -> Diagram {
      table.adopt(diagram, from: other.table, known: &known)
    }
    let notRun = notRun
    var isFitting = true
    let scope = table.combine(scope, adopted(other.scope)) { mine, others in
      // Each scenario was judged by one of the two, or is the same in both.
      if mine == 0 && others == 0 { isFitting = false }
      if mine != others && mine != notRun && others != notRun { isFitting = false }
      return mine == notRun ? others : mine
    }
    guard isFitting else { throw .foreign }
    let provenance = table.combine(provenance, adopted(other.provenance)) { max($0, $1) }
    var strategies: [StrategyResult] = []
    for (mine, others) in zip(self.strategies, other.strategies) {
      var extremes = mine.extremes
      extremes.keep(others.extremes)
      guard let outcomes = table.disjointUnion(mine.outcomes, adopted(others.outcomes)) else {
        throw .foreign
      }
      strategies.append(
        StrategyResult(
          id: mine.id, about: mine.about, design: mine.design, outcomes: outcomes,
          extremes: extremes))
    }
    return RunResult(
      model: model, shard: shard, isComplete: isComplete, scope: scope, provenance: provenance,
      strategies: strategies,
      table: table, scenes: scenes.merging(other.scenes) { $1 })
  }

  private func with(shard: Shard?) -> RunResult {
    RunResult(
      model: model, shard: shard, isComplete: isComplete, scope: scope, provenance: provenance,
      strategies: strategies,
      table: table, scenes: scenes)
  }
}
