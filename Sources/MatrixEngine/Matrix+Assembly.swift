import InsetCore
import MatrixResults
import ScenarioSpaces

extension Matrix {
  /// Assembles the diagrams of all units into the result of the run.
  func assemble(
    _ outcomes: UnitOutcomes, _ scope: Diagram, _ classes: EquivalenceClasses, _ work: WorkPlan,
    _ shard: Shard?, _ digests: [UInt64], _ table: inout DiagramTable
  ) -> RunResult {
    let configurations = classes.configurations.enumerated().compactMap {
      index, configuration -> JudgedConfiguration? in
      guard let root = work.unit(of: index).flatMap({ outcomes.roots[$0] }) else { return nil }
      return JudgedConfiguration(configuration: configuration, root: root)
    }
    let (judged, provenance) = judged(configurations, scope, classes, in: &table)
    var joint = outcomes.table ?? DiagramTable(sizes: table.sizes)
    let whole = union(configurations, classes, in: &joint) { configuration, _ in configuration.root
    }
    let worst = worstScenarios(outcomes, classes, work)
    return RunResult(
      model: resultModel, shard: shard, isComplete: outcomes.roots.count == work.units.count,
      scope: judged, provenance: provenance,
      strategies: results(whole, joint, outcomes, worst, &table), table: table,
      classes: Dictionary(
        uniqueKeysWithValues: outcomes.scenes.map {
          ($0.key, JudgedClass(scenes: $0.value, digest: digests[$0.key]))
        }))
  }

  /// Which scenarios of some configurations are judged, and what they rest on, as a result has it.
  func judged(
    _ configurations: [JudgedConfiguration], _ scope: Diagram, _ classes: EquivalenceClasses,
    in table: inout DiagramTable
  ) -> (scope: Diagram, provenance: Diagram) {
    let members = classes.partitions.map { $0.diagram(in: &table) }
    let isDone = union(configurations, classes, in: &table) { judged, _ in
      members[classes.classes[judged.configuration.classIndex].partition]
    }
    let notRun = model.constraints.count + 1
    let judged = table.apply(scope, isDone) { $0 == 0 && $1 == 0 ? notRun : $0 }
    var provenances = ProvenanceDiagram(model.scripted, rows: classes.provenances)
    let ranks = union(configurations, classes, in: &table) {
      provenances.diagram(of: $0.configuration.provenance, in: &$1)
    }
    return (judged, table.apply(judged, ranks) { $0 == 0 ? $1 + 1 : 0 })
  }

  /// Each strategy's own diagram, from the one over outcome vectors.
  private func results(
    _ whole: Diagram, _ joint: DiagramTable, _ outcomes: UnitOutcomes, _ worst: [WorstScenarios],
    _ table: inout DiagramTable
  ) -> [StrategyResult] {
    let vectors = outcomes.vectors
    let diagrams = table.transfers(whole, from: joint, count: strategies.count) {
      $1 == 0 ? 0 : Int(vectors[$1 - 1].terminals[$0])
    }
    return strategies.enumerated().map { index, strategy in
      StrategyResult(
        id: strategy.id, about: strategy.about, mechanism: strategy.mechanism,
        outcomes: limited(diagrams[index], to: available.queries[index], &table),
        worstScenarios: worst[index])
    }
  }

  /// The outcomes of a strategy, with those outside of where it is available replaced.
  private func limited(
    _ outcomes: Diagram, to available: Query, _ table: inout DiagramTable
  ) -> Diagram {
    if available.isEverything { return outcomes }
    let isAvailable = table.diagram(of: available, inside: .terminal(1), outside: .terminal(0))
    let kept = [Outcome.notJudged.terminal, Outcome.ambiguous.terminal]
    return table.apply(outcomes, isAvailable) { outcome, isAvailable in
      isAvailable == 1 || kept.contains(outcome) ? outcome : Outcome.notAvailable.terminal
    }
  }

  /// Each strategy's worst scenarios, of the configurations in which it is available.
  func worstScenarios(
    _ outcomes: UnitOutcomes, _ classes: EquivalenceClasses, _ work: WorkPlan
  ) -> [WorstScenarios] {
    var worst = [WorstScenarios](repeating: WorstScenarios(), count: strategies.count)
    for (unit, part) in outcomes.worst where outcomes.roots[unit] != nil {
      for (strategy, query) in available.queries.enumerated() {
        // Of equally bad scenarios the first counts, and so do the first configuration's.
        guard part[strategy] != WorstScenarios(),
          let first = work.units[unit].configurations.first(where: query.allows)
        else { continue }
        worst[strategy].keep(part[strategy].shifted(by: model.space.position(of: first)))
      }
    }
    return worst
  }

  /// The union of the partitions' diagrams: each has 0 where another one has a value.
  private func union(
    _ configurations: [JudgedConfiguration], _ classes: EquivalenceClasses,
    in table: inout DiagramTable, _ below: (JudgedConfiguration, inout DiagramTable) -> Diagram
  ) -> Diagram {
    classes.partitions.indices.reduce(.terminal(0)) { union, partition in
      let mine = configurations.filter {
        classes.classes[$0.configuration.classIndex].partition == partition
      }
      let diagram = diagram(mine, in: &table, below)
      return table.apply(union, diagram) { max($0, $1) }
    }
  }

  /// A diagram over all parameters, from those of the configurations in ascending order; 0 elsewhere.
  private func diagram(
    _ configurations: [JudgedConfiguration], in table: inout DiagramTable,
    _ below: (JudgedConfiguration, inout DiagramTable) -> Diagram
  ) -> Diagram {
    var rest = configurations[...]
    func node(_ prefix: [Int], _ table: inout DiagramTable) -> Diagram {
      guard let first = rest.first, first.configuration.levels.starts(with: prefix) else {
        return .terminal(0)
      }
      if prefix.count == first.configuration.levels.count {
        rest.removeFirst()
        return below(first, &table)
      }
      let branches = (0..<table.sizes[prefix.count]).map { node(prefix + [$0], &table) }
      return table.node(prefix.count, branches)
    }
    return node([], &table)
  }
}

/// A configuration with the diagram of its class, over the parameters from the locale on.
struct JudgedConfiguration {
  let configuration: EquivalenceClasses.Configuration
  var root = Diagram.terminal(0)
}
