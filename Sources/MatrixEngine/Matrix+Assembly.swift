import InsetCore
import MatrixResults
import ScenarioSpaces

extension Matrix {
  /// Assembles the diagrams of all units into the result of the run.
  func assemble(
    _ outcomes: UnitOutcomes, _ scope: Diagram, _ classes: EquivalenceClasses, _ work: WorkPlan,
    _ shard: Shard?, _ table: inout DiagramTable
  ) -> RunResult {
    let configurations = classes.configurations.enumerated().compactMap {
      index, configuration -> JudgedConfiguration? in
      guard let root = work.unit(of: index).flatMap({ outcomes.roots[$0] }) else { return nil }
      return JudgedConfiguration(configuration: configuration, root: root)
    }
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
    var joint = outcomes.table ?? DiagramTable(sizes: table.sizes)
    let whole = union(configurations, classes, in: &joint) { configuration, _ in configuration.root
    }
    return RunResult(
      model: resultModel, shard: shard, isComplete: outcomes.roots.count == work.units.count,
      scope: judged, provenance: table.apply(judged, ranks) { $0 == 0 ? $1 + 1 : 0 },
      strategies: results(whole, joint, outcomes, &table), table: table, scenes: outcomes.scenes)
  }

  /// Each strategy's own diagram, from the one over outcome vectors.
  private func results(
    _ whole: Diagram, _ joint: DiagramTable, _ outcomes: UnitOutcomes, _ table: inout DiagramTable
  ) -> [StrategyResult] {
    strategies.enumerated().map { index, strategy in
      var cache = NodeMap<Diagram>()
      let diagram = table.transfer(whole, from: joint, cache: &cache) { terminal in
        terminal == 0 ? 0 : Int(outcomes.vectors[terminal - 1][index])
      }
      return StrategyResult(
        id: strategy.id, about: strategy.about, mechanism: strategy.mechanism, outcomes: diagram,
        worstScenarios: outcomes.worstScenarios.isEmpty
          ? WorstScenarios() : outcomes.worstScenarios[index])
    }
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
private struct JudgedConfiguration {
  let configuration: EquivalenceClasses.Configuration
  let root: Diagram
}
