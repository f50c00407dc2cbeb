public import DeviceProfiles
public import InsetCore
public import InsetOracle
public import ScenarioSpaces

/// The matrix with the strategies to be judged in it.
public struct Matrix: Sendable {
  /// The space.
  public let model: MatrixModel
  /// The strategies.
  public let subjects: [Subject]
  /// The choices where Apple leaves one open.
  public let policies: PolicyChoices
  /// What narrows the plan's sub-products; nil for nothing.
  public let query: Query?
  /// The strategies that must be exact for a run to pass.
  public let gate: [String]
  let selections: [Query]

  /// Creates a matrix.
  ///
  /// - Parameters:
  ///   - model: The space.
  ///   - subjects: The strategies to judge.
  ///   - query: Narrows the plan's sub-products.
  ///   - policies: The choices where Apple leaves one open.
  ///   - gate: The strategies that must be exact; nil for those of the plan.
  /// - Throws: ``InvalidQuery`` where a sub-product's query cannot be read.
  public init(
    _ model: MatrixModel, subjects: [Subject], where query: Query? = nil,
    policies: PolicyChoices = PolicyChoices(), gate: [String]? = nil
  ) throws(InvalidSubProduct) {
    self.model = model
    self.subjects = subjects
    self.policies = policies
    self.query = query
    self.gate = gate ?? model.plan.gate
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

  /// How to run.
  public struct Options: Sendable {
    /// At most so many threads; nil for one for each core.
    public var threads: Int?
    /// The part to run; nil for all.
    public var shard: Shard?
    /// Whether every scenario is judged on its own.
    public var isExhaustive = false
    /// Whether the oracle's rule is held against the pixel sweep for every truth that is judged.
    public var isCrossChecked = false
    /// What holds the two against each other; replaced only to prove that it finds mistakes.
    var crossCheck = CrossCheck()
    /// Asked before each unit of work; from then on a true answer ends the run early.
    public var isCancelled: @Sendable () -> Bool = { false }
    /// Called once before anything is judged, with the number of scenarios that are left to judge.
    public var begin: @Sendable (_ total: Int) -> Void = { _ in }
    /// Called from any thread with the number of scenarios that were judged since.
    public var progress: @Sendable (_ scenarios: Int) -> Void = { _ in }

    /// A whole run on so many threads, or on all cores.
    public init(threads: Int? = nil) { self.threads = threads }
  }

  /// Judges every scenario of the plan.
  ///
  /// - Parameters:
  ///   - options: What to run and how.
  ///   - partial: An interrupted run of the same matrix to go on from.
  /// - Throws: ``IncompatibleResult`` where `partial` was asked for something else, before anything
  ///   is judged.
  /// - Returns: A result that is the same for every number of threads and every interruption, how
  ///   many strategies times steps were played for it, and what the cross-check came to.
  public func run(
    _ options: Options = Options(), resuming partial: RunResult? = nil
  ) throws(IncompatibleResult) -> (result: RunResult, evaluations: Int, crossChecked: CrossChecked?)
  {
    if let partial { try partial.require(request(options.shard)) }
    var table = DiagramTable(sizes: model.space.parameters.map(\.levels.count))
    let scope = scope(in: &table)
    let lanes = Lane.all(model.scripted)
    let notRun = model.constraints.count + 1
    let scopes = lanes.map { $0.scope(scope, notRun: notRun, in: &table) }
    let survey = Survey(model, lanes, scopes: scopes, in: table)
    let work = Work(survey, options, done: partial.map { Set($0.scenes.keys) } ?? [])
    let outcomes = judge(work, survey, table, options)
    let result = result(scope, survey, work, outcomes, options.shard, &table)
    let whole = if let partial { try partial.completed(by: result) } else { result }
    return (whole, outcomes.evaluations, options.isCrossChecked ? outcomes.crossChecked : nil)
  }

  private func judge(
    _ work: Work, _ survey: Survey, _ table: DiagramTable, _ options: Options
  ) -> UnitOutcomes {
    let sizes = work.scenarios(survey, in: table)
    options.begin(sizes.reduce(0, +))
    let crossCheck = options.isCrossChecked ? options.crossCheck : nil
    let judge = GroupJudge(
      model: model, survey: survey, scopeTable: table, subjects: subjects, policies: policies,
      crossCheck: crossCheck)
    let counter = GroupJudge(
      model: model, survey: survey, scopeTable: table, subjects: [], policies: policies,
      crossCheck: nil)
    let exhaustive = ExhaustiveJudge(
      model: model, scopeTable: table, subjects: subjects, policies: policies,
      crossCheck: crossCheck, isCancelled: options.isCancelled)
    var outcomes: UnitOutcomes = work.units.indices.concurrentFold(
      grain: 4, threads: options.threads
    ) { sum, index in
      if options.isCancelled() { return }
      let unit = work.units[index]
      if options.isExhaustive {
        exhaustive.judge(
          index, at: unit.place, survey.groups[unit.group].scope, into: &sum)
        sum.scenes[unit.group] = counter.scenes(of: unit.group)
      } else {
        judge.judge(index, unit, into: &sum)
      }
      options.progress(sizes[index])
    }
    outcomes.keepWholeGroups(of: work)
    return outcomes
  }

  /// Which scenarios are excluded, not asked for, or run.
  func scope(in table: inout DiagramTable) -> Diagram {
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
    _ scope: Diagram, _ survey: Survey, _ work: Work, _ outcomes: UnitOutcomes, _ shard: Shard?,
    _ table: inout DiagramTable
  ) -> RunResult {
    let places = survey.places.enumerated().filter { number, _ in
      work.unit(of: number).map { outcomes.roots[$0] != nil } ?? false
    }
    let lanes = survey.lanes.map { $0.diagram(in: &table) }
    let isDone = assemble(places, in: &table) { _, place, _ in
      lanes[survey.groups[place.group].lane]
    }
    let notRun = model.constraints.count + 1
    let judged = table.combine(scope, isDone) { $0 == 0 && $1 == 0 ? notRun : $0 }
    var provenances = ProvenanceDiagram(model.scripted, rows: survey.provenances)
    var known: [[Diagram]: Diagram] = [:]
    let ranks = assemble(places, in: &table) { _, place, table in
      let whole = provenances.diagram(of: place.provenance, in: &table)
      let pair = [whole, lanes[survey.groups[place.group].lane]]
      let masked = known[pair] ?? table.combine(pair[0], pair[1]) { $1 == 1 ? $0 : 0 }
      known[pair] = masked
      return masked
    }
    var joint = outcomes.table ?? DiagramTable(sizes: table.sizes)
    let whole = assemble(places, in: &joint) { number, _, _ in
      work.unit(of: number).flatMap { outcomes.roots[$0] } ?? .terminal(0)
    }
    return RunResult(
      model: resultModel, shard: shard,
      isComplete: outcomes.roots.count == work.units.count, scope: judged,
      provenance: table.combine(judged, ranks) { $0 == 0 ? $1 + 1 : 0 },
      strategies: strategies(whole, joint, outcomes, &table), table: table,
      scenes: outcomes.scenes)
  }

  /// Takes each strategy's own diagram out of the one over outcome classes.
  private func strategies(
    _ whole: Diagram, _ joint: DiagramTable, _ outcomes: UnitOutcomes,
    _ table: inout DiagramTable
  ) -> [StrategyResult] {
    subjects.indices.map { index in
      var known: [Diagram: Diagram] = [:]
      let diagram = table.adopt(whole, from: joint, known: &known) { terminal in
        terminal == 0 ? 0 : Int(outcomes.classes[terminal - 1][index])
      }
      return StrategyResult(
        id: subjects[index].id, about: subjects[index].about, design: subjects[index].design,
        outcomes: diagram,
        extremes: outcomes.extremes.isEmpty ? Extremes() : outcomes.extremes[index])
    }
  }

  /// Puts the diagrams of all places under the parameters that name the place; those of the lanes of
  /// one place are laid over each other, for what one has is 0 in the others.
  private func assemble(
    _ places: [(offset: Int, element: Survey.Place)], in table: inout DiagramTable,
    _ diagram: (Int, Survey.Place, inout DiagramTable) -> Diagram
  ) -> Diagram {
    var places = places[...]
    var unions: [[Diagram]: Diagram] = [:]
    func node(_ prefix: [Int], _ table: inout DiagramTable) -> Diagram {
      guard let (_, place) = places.first, place.levels.starts(with: prefix) else {
        return .terminal(0)
      }
      if prefix.count == place.levels.count {
        var lanes: [Diagram] = []
        while let (number, next) = places.first, next.levels == prefix {
          lanes.append(diagram(number, next, &table))
          places.removeFirst()
        }
        if let known = unions[lanes] { return known }
        let union = lanes.dropFirst().reduce(lanes[0]) { table.combine($0, $1) { max($0, $1) } }
        unions[lanes] = union
        return union
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
