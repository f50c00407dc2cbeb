public import DeviceProfiles
public import InsetCore
public import ScenarioSpaces

/// The matrix with the strategies to be judged in it.
public struct Matrix: Sendable {
  /// The space.
  public let model: MatrixModel
  /// The strategies.
  public let subjects: [Subject]
  private let selections: [Query]

  /// Creates a matrix.
  ///
  /// - Parameters:
  ///   - model: The space.
  ///   - subjects: The strategies to judge.
  ///   - query: Narrows the plan's sub-products.
  /// - Throws: ``InvalidQuery`` where a sub-product's query cannot be read.
  public init(
    _ model: MatrixModel, subjects: [Subject], where query: Query? = nil
  ) throws(InvalidSubProduct) {
    self.model = model
    self.subjects = subjects
    var selections: [Query] = []
    for run in model.plan.runs {
      do throws(InvalidQuery) {
        var selection = try Query(run.query, in: model.space)
        if let query { selection.narrow(to: query) }
        selections.append(selection)
      } catch {
        throw InvalidSubProduct(run: run, reason: error)
      }
    }
    self.selections = selections
  }

  /// Judges every scenario of the plan.
  ///
  /// - Parameters:
  ///   - threads: At most so many at a time; nil for one for each core.
  ///   - progress: Told from any thread how many more scenarios are done, of how many in all.
  /// - Returns: The same result for every number of threads.
  public func run(
    threads: Int? = nil, progress: @Sendable (_ scenarios: Int, _ of: Int) -> Void = { _, _ in }
  ) -> RunResult {
    var table = DiagramTable(sizes: model.space.parameters.map(\.levels.count))
    let scope = scope(in: &table)
    let survey = Survey(model, scope: scope, in: table)
    let judge = GroupJudge(model: model, survey: survey, scopeTable: table, subjects: subjects)
    let sizes = survey.scenarios(in: table)
    let total = sizes.reduce(0, +)
    let groups = survey.groups.indices
    let outcomes: GroupOutcomes = groups.concurrentFold(grain: 4, threads: threads) { sum, index in
      judge.judge(index, into: &sum)
      progress(sizes[index], total)
    }
    return result(scope, survey, outcomes, &table)
  }

  /// Which scenarios are excluded, not asked for, or run.
  private func scope(in table: inout DiagramTable) -> Diagram {
    let excluded = table.diagram(of: model.constraints)
    var selected = Diagram.terminal(0)
    for selection in selections {
      let part = table.diagram(of: selection, inside: .terminal(1), outside: .terminal(0))
      selected = table.combine(selected, part) { max($0, $1) }
    }
    let notRun = model.constraints.count + 1
    return table.combine(excluded, selected) { $0 == 0 && $1 == 0 ? notRun : $0 }
  }

  private func result(
    _ scope: Diagram, _ survey: Survey, _ outcomes: GroupOutcomes, _ table: inout DiagramTable
  ) -> RunResult {
    var provenances = ProvenanceDiagram()
    let provenance = assemble(survey, in: &table) { place, table in
      provenances.diagram(of: place.provenance, in: &table)
    }
    var joint = outcomes.table ?? DiagramTable(sizes: table.sizes)
    let whole = assemble(survey, in: &joint) { place, _ in outcomes.roots[place.group] }
    let strategies = subjects.indices.map { index in
      var known: [Diagram: Diagram] = [:]
      let diagram = table.adopt(whole, from: joint, known: &known) { terminal in
        terminal == 0 ? 0 : Int(outcomes.classes[terminal - 1][index])
      }
      return StrategyResult(
        id: subjects[index].id, about: subjects[index].about, design: subjects[index].design,
        outcomes: diagram,
        extremes: outcomes.extremes.isEmpty ? Extremes() : outcomes.extremes[index])
    }
    return RunResult(
      space: model.space, constraints: model.constraints.map(\.name), gate: model.plan.gate,
      table: table, scope: scope, provenance: provenance, strategies: strategies,
      distinctScenes: outcomes.distinctScenes, evaluations: outcomes.evaluations)
  }

  /// Puts the diagrams of all places under the parameters that name the place.
  private func assemble(
    _ survey: Survey, in table: inout DiagramTable,
    _ diagram: (Survey.Place, inout DiagramTable) -> Diagram
  ) -> Diagram {
    var places = survey.places[...]
    func node(_ prefix: [Int], _ table: inout DiagramTable) -> Diagram {
      guard let place = places.first, place.levels.starts(with: prefix) else { return .terminal(0) }
      if prefix.count == place.levels.count {
        places.removeFirst()
        return diagram(place, &table)
      }
      var branches: [Diagram] = []
      for level in 0..<table.sizes[prefix.count] {
        branches.append(node(prefix + [level], &table))
      }
      return table.node(prefix.count, branches)
    }
    return node([], &table)
  }
}

/// A sub-product of `matrix.yaml` whose query cannot be read.
public struct InvalidSubProduct: Error, Hashable, Sendable {
  /// The sub-product.
  public let run: MatrixPlan.SubProduct
  /// What is wrong with its query.
  public let reason: InvalidQuery
}
