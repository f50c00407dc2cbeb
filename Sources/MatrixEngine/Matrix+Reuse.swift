import DeviceProfiles
import InsetCore
package import MatrixResults
import ScenarioSpaces

extension Matrix {
  /// What an earlier result has in common with a run.
  struct Kept {
    /// The common equivalence classes, as an interrupted run without worst scenarios.
    let result: RunResult
    /// For each strategy, its worst scenarios in the earlier result that are kept.
    let worst: [WorstScenarios]
  }

  /// Why nothing of an earlier result of the same tool can be taken over; nil where something may be.
  package func reasonNotToReuse(_ earlier: RunResult) -> String? {
    let (old, new) = (earlier.model, resultModel)
    if earlier.shard != nil { return "it is part of a run" }
    for (parameter, (before, now)) in zip(
      MatrixParameter.allCases, zip(old.space.parameters, new.space.parameters))
    where before != now { return "it has other levels of \(parameter.name)" }
    if old.steps != new.steps { return "it has other scripts" }
    if old.constraints != new.constraints { return "it has other constraints" }
    let words = earlier.strategies.map { [$0.id, $0.about.formula] }
    if words != strategies.map({ [$0.id, $0.about.formula] }) { return "it has other strategies" }
    if old.policies != new.policies { return "it has other policies" }
    if old.with != new.with || old.without != new.without { return "it has other OS behaviors" }
    return nil
  }

  /// The equivalence classes of an earlier result that are the same here; nil where there are none.
  func kept(
    of earlier: RunResult, _ scope: Diagram, _ classes: EquivalenceClasses, _ digests: [UInt64],
    _ options: Options, _ table: inout DiagramTable
  ) -> Kept? {
    let before = Dictionary(
      earlier.classes.values.map { ($0.digest, $0) }, uniquingKeysWith: { first, _ in first })
    let all = WorkPlan(classes, options, done: [])
    var common: [Int: JudgedClass] = [:]
    let configurations = classes.configurations.enumerated().compactMap {
      index, configuration -> JudgedConfiguration? in
      let number = configuration.classIndex
      guard all.unit(of: index) != nil, let same = before[digests[number]] else { return nil }
      common[number] = same
      return JudgedConfiguration(configuration: configuration)
    }
    if common.isEmpty { return nil }
    let (judged, provenance) = judged(configurations, scope, classes, in: &table)
    var cache = NodeMap<Diagram>()
    let strategies = earlier.strategies.map { strategy in
      let outcomes = table.transfer(strategy.outcomes, from: earlier.table, cache: &cache)
      return StrategyResult(
        id: strategy.id, about: strategy.about, mechanism: strategy.mechanism,
        outcomes: table.apply(outcomes, judged) { $1 == 0 ? $0 : 0 },
        worstScenarios: WorstScenarios())
    }
    func kept(_ extreme: WorstScenario?) -> WorstScenario? {
      extreme.flatMap { table.value(of: judged, at: model.space[$0.position]) == 0 ? $0 : nil }
    }
    let result = RunResult(
      model: resultModel, shard: options.shard, isComplete: false, scope: judged,
      provenance: provenance, strategies: strategies, table: table, classes: common)
    return Kept(
      result: result,
      worst: earlier.strategies.map {
        WorstScenarios(hidden: kept($0.worstScenarios.hidden), gap: kept($0.worstScenarios.gap))
      })
  }

  /// Each strategy's worst scenarios among what was kept and what was judged anew; nil where
  /// finding them was interrupted.
  ///
  /// Where the worst one of the earlier result is not kept, and nothing that was judged anew is as bad,
  /// the strategy is judged again in all that was kept.
  func worstScenarios(
    beside result: RunResult, of earlier: RunResult, _ kept: Kept, _ classes: EquivalenceClasses,
    _ options: Options
  ) -> [WorstScenarios]? {
    var worst = zip(kept.worst, result.strategies).map { kept, strategy in
      var worst = kept
      worst.keep(strategy.worstScenarios)
      return worst
    }
    func isOpen(_ index: Int, _ extreme: (WorstScenarios) -> WorstScenario?) -> Bool {
      guard let before = extreme(earlier.strategies[index].worstScenarios) else { return false }
      return extreme(worst[index]).map { $0.isBelow(before) } ?? true
    }
    let open = strategies.indices.filter { isOpen($0, \.hidden) || isOpen($0, \.gap) }
    if open.isEmpty { return worst }
    guard
      var matrix = try? Matrix(
        model, strategies: open.map { strategies[$0] }, where: query, policies: policies,
        gate: MatrixPlan.Gate.none)
    else { return nil }
    matrix.chosen = chosen
    let work = WorkPlan(classes, options, done: Set(result.classes.keys))
    let outcomes = matrix.judge(work, classes, options)
    guard outcomes.roots.count == work.units.count else { return nil }
    for (index, found) in zip(open, matrix.worstScenarios(outcomes, classes, work)) {
      worst[index].keep(found)
    }
    return worst
  }
}
