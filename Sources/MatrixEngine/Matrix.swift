package import DeviceProfiles
package import InsetCore
package import InsetOracle
package import MatrixResults
package import ScenarioSpaces

/// The scenario matrix with the strategies to be judged in it.
package struct Matrix: Sendable {
  /// The parameters, levels and constraints, with the profiles and the plan that they come from.
  package internal(set) var model: MatrixModel
  package let strategies: [AnyInsetStrategy]
  /// The choices where Apple leaves one open.
  package let policies: PolicyChoices
  /// What narrows the plan's sub-products; nil for nothing.
  package let query: Query?
  /// What decides whether a run passes.
  package let gate: MatrixPlan.Gate
  let selections: [Query]
  /// Where the strategies are available.
  let available: AvailableScenarios
  /// The run to compare with: scenes that are the same there are not judged; nil to judge all.
  var reference: Reference?
  /// The scenarios that run in place of the plan's; nil for those of the plan.
  package var chosen: ChosenScenarios?

  /// Creates a matrix.
  ///
  /// - Parameters:
  ///   - model: The parameters, levels and constraints.
  ///   - strategies: The strategies to judge.
  ///   - query: Narrows the plan's sub-products.
  ///   - policies: The choices where Apple leaves one open.
  ///   - gate: What decides whether a run passes; nil for the plan's.
  /// - Throws: ``InvalidSubProduct`` where a sub-product's query cannot be read.
  package init(
    _ model: MatrixModel, strategies: [AnyInsetStrategy], where query: Query? = nil,
    policies: PolicyChoices = PolicyChoices(), gate: MatrixPlan.Gate? = nil
  ) throws(InvalidSubProduct) {
    self.model = model
    self.strategies = strategies
    self.policies = policies
    self.query = query
    self.gate = gate ?? model.plan.gate
    available = AvailableScenarios(strategies, in: model.space)
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

  /// A model of the same space and plan, and its result.
  struct Reference: Sendable {
    let model: MatrixModel
    let result: RunResult
  }

  /// The result of a run, and what it took.
  package struct Run: Sendable {
    /// The result: the same for every number of threads and every interruption.
    package let result: RunResult
    /// The number of strategies times steps that were played.
    package let evaluations: Int
    /// The number of scenarios that were taken over from an earlier result.
    package let reused: Int
  }

  /// Judges every scenario of the plan.
  ///
  /// The pipeline, as `docs/architecture.md` draws it: constraints and queries become a diagram of
  /// the scenarios to judge; ``EquivalenceClasses`` partitions their configurations; ``WorkPlan``
  /// cuts the classes into units; ``ClassJudge`` builds each class's scripts as a prefix tree, plays
  /// it to every strategy and interns the outcome vectors as terminals of a diagram; and the
  /// diagrams of all classes are assembled into one for each strategy.
  ///
  /// - Parameters:
  ///   - options: What to run and how.
  ///   - partial: An interrupted run of the same matrix to continue.
  ///   - earlier: A result of the same tool, whose equivalence classes are taken over where they are
  ///     the same here; the result is that of a whole run.
  /// - Throws: ``IncompatibleResult`` where `partial` is of another run, before anything is judged.
  /// - Returns: The result, and what it took.
  package func run(
    _ options: Options = Options(), resuming partial: RunResult? = nil,
    reusing earlier: RunResult? = nil
  ) throws(IncompatibleResult) -> Run {
    if let partial { try partial.require(request(options.shard)) }
    var (table, excluded) = model.possible
    let scope = scope(excluded, in: &table)
    let classes = EquivalenceClasses(
      model, scope: scope, possible: excluded, in: table, comparedWith: reference,
      threads: options.threads)
    // What is compared with a reference is not stored.
    let digests =
      reference == nil
      ? classes.digests(threads: options.threads)
      : [UInt64](repeating: 0, count: classes.classes.count)
    var common: Kept?
    if let earlier { common = kept(of: earlier, scope, classes, digests, options, &table) }
    let partial = partial ?? common?.result
    let work = WorkPlan(classes, options, done: partial.map { Set($0.classes.keys) } ?? [])
    let outcomes = judge(work, classes, options)
    let result = assemble(outcomes, scope, classes, work, options.shard, digests, &table)
    guard let common, let earlier else {
      return Run(
        result: try partial?.completed(by: result) ?? result, evaluations: outcomes.evaluations,
        reused: 0)
    }
    guard
      let worst = worstScenarios(beside: result, of: earlier, common, classes, options)
    else {
      // Interrupted: what was kept lacks its worst scenarios, and is judged again.
      return Run(result: result.interrupted, evaluations: outcomes.evaluations, reused: 0)
    }
    return Run(
      result: try common.result.completed(by: result).with(worst: worst),
      evaluations: outcomes.evaluations, reused: common.result.counts.applicable)
  }

  /// Which scenarios are to be judged.
  ///
  /// - Parameters:
  ///   - excluded: 0 where no constraint excludes a scenario, else its index plus one.
  ///   - table: The table of both.
  /// - Returns: The same, with one more than the last constraint for what is not selected.
  package func scope(_ excluded: Diagram, in table: inout DiagramTable) -> Diagram {
    let selected = selected(in: &table)
    let notRun = model.constraints.count + 1
    return table.apply(excluded, selected) { $0 == 0 && $1 == 0 ? notRun : $0 }
  }

  /// 1 for what the plan and the query select, or for the scenarios in their place, and 0 elsewhere.
  private func selected(in table: inout DiagramTable) -> Diagram {
    if let chosen { return table.diagram(of: chosen.scenarios) }
    return selections.reduce(Diagram.terminal(0)) { selected, selection in
      let part = table.diagram(of: selection, inside: .terminal(1), outside: .terminal(0))
      return table.apply(selected, part) { max($0, $1) }
    }
  }

  func judge(
    _ work: WorkPlan, _ classes: EquivalenceClasses, _ options: Options
  ) -> UnitOutcomes {
    let sizes = work.scenarios(classes)
    options.begin(sizes.reduce(0, +))
    let judge = ClassJudge(
      context: JudgingContext(
        model, classes, strategies, policies, willJudge: options.willJudge))
    let counter = ClassJudge(
      context: JudgingContext(model, classes, [], policies))
    let exhaustive = ExhaustiveJudge(context: judge.context, isCancelled: options.isCancelled)
    // Large chunks have fewer nodes of their own to merge.
    var outcomes: UnitOutcomes = work.units.indices.concurrentFold(
      grain: max(4, work.units.count / 256), threads: options.threads
    ) { sum, index in
      if options.isCancelled() { return }
      let unit = work.units[index]
      if options.isExhaustive {
        exhaustive.judge(index, unit, into: &sum)
        sum.scenes[unit.classIndex] = counter.scenes(of: unit.classIndex)
      } else {
        judge.judge(index, unit, into: &sum)
      }
      if options.isCancelled() { sum.roots[index] = nil }
      options.progress(sizes[index])
    }
    outcomes.keepWholeClasses(of: work)
    return outcomes
  }
}

/// A sub-product of `matrix.yaml` whose query cannot be read.
package struct InvalidSubProduct: Error, Hashable, Sendable {
  package let run: MatrixPlan.SubProduct
  package let reason: InvalidQuery
}
