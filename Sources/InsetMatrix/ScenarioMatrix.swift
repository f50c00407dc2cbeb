package import DeviceProfiles
@_exported public import InsetCore
@_exported public import InsetOracle
package import MatrixEngine
package import MatrixResults
import Reporting
package import ScenarioSpaces
import TextFormats

/// A matrix of scenarios to judge strategies in: devices, OS versions, languages, keyboards, bars,
/// views and what users do.
///
/// ```swift
/// let result = try ScenarioMatrix.shipped.run(MyInsets.self, where: "device:iphone-15* os>=17")
/// #expect(result.isExact, "\(result.failureRules.prefix(3))")
/// ```
///
/// A strategy may rely on this: each scenario begins with `init()`; `receive` gets the events of one
/// scenario in order, from one thread; a `ViewState` is a value, which may be kept. Different
/// scenarios run at the same time. Its outcome must depend on the events alone. A strategy may be a
/// class, or be slow.
public struct ScenarioMatrix: Sendable {
  package private(set) var model: MatrixModel
  /// The path of the plan.
  package let planPath: String

  /// The profiles and the plan that the library brings along: what the nightly runs.
  ///
  /// They need no file; ``init(profiles:plan:)`` reads those of a folder.
  public static let shipped: ScenarioMatrix = {
    do throws(MatrixError) {
      return try ScenarioMatrix(ProfileFileSet.shipped)
    } catch {
      preconditionFailure("the shipped profiles have errors: \(error)")
    }
  }()

  package init(_ model: MatrixModel, planPath: String) {
    self.model = model
    self.planPath = planPath
  }

  /// How to run.
  public struct Options: Sendable {
    /// The choices where Apple leaves one open.
    public var policies = PolicyChoices()
    /// Maximum number of threads, at least 1; nil for one for each core.
    public var threads: Int?
    /// Called from any thread with the number of scenarios that are judged and that of all.
    public var progress: @Sendable (_ judged: Int, _ total: Int) -> Void = { _, _ in }
    /// Called from any thread; the run ends early, and its result is incomplete, once it returns
    /// true.
    public var isCancelled: @Sendable () -> Bool = { false }

    /// The preferred policies, all cores.
    public init() {}
  }

  /// Judges strategies in every scenario that the plan and a query select.
  ///
  /// - Parameters:
  ///   - strategies: The strategies, each with another id.
  ///   - query: Narrows the plan, such as `device:iphone-15* os>=17`; `docs/queries.md` has the
  ///     grammar.
  ///   - options: How to run.
  /// - Throws: ``MatrixError`` where the query cannot be read or selects nothing, or two strategies
  ///   have the same id.
  /// - Returns: The result: the same for every number of threads.
  /// - Complexity: Proportional to the distinct scenes of the selection.
  public func run(
    _ strategies: any InsetStrategy.Type..., where query: String = "", options: Options = Options()
  ) throws(MatrixError) -> Result {
    try run(strategies, where: query, options: options)
  }

  /// Judges a list of strategies in every scenario that the plan and a query select; see
  /// ``run(_:where:options:)-(any InsetStrategy.Type...,_,_)``.
  public func run(
    _ strategies: [any InsetStrategy.Type], where query: String = "", options: Options = Options()
  ) throws(MatrixError) -> Result {
    if strategies.isEmpty { throw MatrixError(.unknownStrategy, "error: there is no strategy") }
    let ids = strategies.map { $0.id }
    for (index, id) in ids.enumerated() where ids[..<index].contains(id) {
      throw MatrixError(.duplicateStrategy, "error: two strategies have the id \(id)")
    }
    let matrix = try matrix(isolating: strategies, where: query, options.policies)
    if let reason = matrix.emptyReason() {
      throw MatrixError(.emptySelection, "error: no scenario is selected: \(reason.words)")
    }
    var run = Matrix.Options(threads: options.threads.map { max(1, $0) })
    let tally = ProgressTally(options.progress)
    run.isCancelled = options.isCancelled
    run.begin = { tally.begin($0) }
    run.progress = { tally.advance($0) }
    do throws(IncompatibleResult) {
      return Result(try matrix.run(run).result, of: matrix, planPath: planPath)
    } catch {
      preconditionFailure("a run that continues no other one is compatible: \(error)")
    }
  }

  /// One scenario, step by step, with the arithmetic of what each step needs.
  ///
  /// - Parameters:
  ///   - scenario: The scenario's id, as a result or a report has it.
  ///   - strategy: The strategy to play it to.
  ///   - options: The policies.
  /// - Throws: ``MatrixError`` where there is no such scenario.
  /// - Returns: The explanation, as `insetmatrix explain` prints it.
  public func explain(
    _ scenario: String, _ strategy: any InsetStrategy.Type, options: Options = Options()
  ) throws(MatrixError) -> String {
    let matrix = try matrix(isolating: [strategy], where: "", options.policies)
    return try Self.explain(scenario, in: matrix).joined()
  }

  /// One scenario, step by step, for each strategy of a matrix; see ``explain(_:_:options:)``.
  package static func explain(
    _ scenario: String, in matrix: Matrix
  ) throws(MatrixError) -> [String] {
    let levels: [Int]
    do throws(UnknownScenario) {
      levels = try matrix.model.space.scenario(id: scenario)
    } catch {
      throw MatrixError(.unknownScenario, "error: \(error.message.shown)")
    }
    do throws(ExcludedScenario) {
      let twin = try matrix.twin(of: levels)
      return try matrix.strategies.map { strategy throws(ExcludedScenario) in
        ExplanationText.render(
          try matrix.explain(levels, strategy, twin: twin),
          matrix.model.variation)
      }
    } catch {
      throw MatrixError(.unknownScenario, "error: \(matrix.model.words(of: error))")
    }
  }

  /// The same scenarios without some OS behaviors, and with some that are only possible.
  package func varied(
    without: Set<OSBehavior>, with: Set<OSBehavior>
  ) -> ScenarioMatrix {
    var scenarios = self
    var variation = model.variation
    (variation.without, variation.with) = (without, with)
    if variation != model.variation { scenarios.model = model.varied(variation) }
    return scenarios
  }

  /// The same scenarios with the OS behaviors that a result has.
  package func varied(as model: RunModel) -> ScenarioMatrix {
    varied(
      without: Set(model.without.compactMap(OSBehavior.init)),
      with: Set(model.with.compactMap(OSBehavior.init)))
  }

  /// The matrix of strategies of others, all of which must be exact.
  private func matrix(
    isolating strategies: [any InsetStrategy.Type], where query: String, _ policies: PolicyChoices
  ) throws(MatrixError) -> Matrix {
    let selection: Query
    do throws(InvalidQuery) {
      selection = try Query(query, in: model.space, synonyms: model.synonyms)
    } catch {
      let help = error.help.map { "; \($0)" } ?? ""
      throw MatrixError(
        .invalidQuery, "error: in the query `\(query.shown)`: \(error.message.shown)\(help)")
    }
    return try matrix(
      strategies.map { AnyInsetStrategy(isolating: $0) }, where: selection, policies,
      gate: MatrixPlan.Gate(exact: strategies.map { $0.id }))
  }

  /// The matrix of strategies: everything that is run, reported or explained comes from here; see
  /// `Matrix.init`.
  package func matrix(
    _ strategies: [AnyInsetStrategy], where query: Query? = nil,
    _ policies: PolicyChoices = PolicyChoices(), gate: MatrixPlan.Gate? = nil
  ) throws(MatrixError) -> Matrix {
    do throws(InvalidSubProduct) {
      return try Matrix(model, strategies: strategies, where: query, policies: policies, gate: gate)
    } catch {
      // Files are checked when they are loaded, with the location of the query; here only its text
      // is known.
      let place = error.run.place.map { "\($0.file):\($0.line): " } ?? ""
      let (line, caret) = error.run.query.marked(at: error.reason.offset)
      throw MatrixError(
        .invalidProfiles, "\(place)error: \(error.reason.message) [query]\n  \(line)\n  \(caret)")
    }
  }
}
