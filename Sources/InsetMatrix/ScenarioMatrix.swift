import DeviceProfiles
import Foundation
@_exported public import InsetCore
@_exported public import InsetOracle
import InsetStrategies
import MatrixEngine
package import MatrixModels
import MatrixResults
import ProfileFiles
import Reporting
import ScenarioSpaces

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
/// class, or be slow; where it traps, the last line on standard error names it and the scenario.
public struct ScenarioMatrix: Sendable {
  package let model: MatrixModel
  /// The path of the plan; nil for the shipped one.
  private let planPath: String?

  /// The profiles and the plan that the library brings along: what the nightly runs.
  public static let shipped: ScenarioMatrix = {
    do {
      return ScenarioMatrix(try ProfileFileSet.shipped.model(), planPath: nil)
    } catch {
      preconditionFailure("the shipped profiles have errors: \(error)")
    }
  }()

  package init(_ model: MatrixModel, planPath: String?) {
    self.model = model
    self.planPath = planPath
  }

  /// Reads the profiles of a folder.
  ///
  /// - Parameters:
  ///   - folder: A folder with devices, families, locales and scripts.
  ///   - plan: What runs; nil for `matrix.yaml` in the folder.
  /// - Throws: ``MatrixError`` where a file cannot be read, or with all errors of all files.
  public init(profiles folder: String, plan: String? = nil) throws(MatrixError) {
    let planPath = plan ?? "\(folder)/matrix.yaml"
    guard let names = FileManager.default.enumerator(atPath: folder) else {
      throw MatrixError(.unreadableFile, "\(folder): error: there is no such folder")
    }
    let paths = names.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
      .map { "\(folder)/\($0)" }.filter { $0 != planPath && $0 != "\(folder)/matrix.yaml" }.sorted()
    var sources: [ProfileSource] = []
    for path in paths { sources.append(try Self.source(path)) }
    let files = ProfileFileSet(
      sources: sources, plan: try Self.source(planPath), scripts: "\(folder)/scripts.yaml")
    // A gate may name strategies that only the caller knows.
    self.init(try files.model(strategies: nil), planPath: planPath)
  }

  private static func source(_ path: String) throws(MatrixError) -> ProfileSource {
    do {
      return ProfileSource(path: path, bytes: Array(try Data(contentsOf: URL(filePath: path))))
    } catch {
      throw MatrixError(.unreadableFile, "\(path): error: \(error.localizedDescription)")
    }
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
    let matrix = try matrix(
      strategies.map { AnyInsetStrategy(isolating: $0) }, where: query, options.policies)
    if let reason = matrix.emptyReason() {
      throw MatrixError(.emptySelection, "error: no scenario is selected: \(reason.words)")
    }
    var run = Matrix.Options(threads: options.threads.map { max(1, $0) })
    let tally = ProgressTally(options.progress)
    run.isCancelled = options.isCancelled
    run.begin = { tally.begin($0) }
    run.progress = { tally.advance($0) }
    do throws(IncompatibleResult) {
      let result = try TrapReporter.watching { () throws(IncompatibleResult) in
        try matrix.run(run).result
      }
      return Result(result, of: matrix, planPath: planPath)
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
    let strategy = AnyInsetStrategy(isolating: strategy)
    let matrix = try matrix([strategy], where: "", options.policies)
    do {
      let levels = try model.space.scenario(id: scenario)
      return try TrapReporter.watching {
        ExplanationText.render(try matrix.explain(levels, strategy))
      }
    } catch let error as UnknownScenario {
      throw MatrixError(.unknownScenario, "error: \(error.message)")
    } catch let error as ExcludedScenario {
      throw MatrixError(
        .unknownScenario,
        "error: there is no scenario \(error.id): \(error.constraint) excludes it")
    } catch {
      throw MatrixError(.unknownScenario, "error: \(error)")
    }
  }

  private func matrix(
    _ strategies: [AnyInsetStrategy], where query: String, _ policies: PolicyChoices
  ) throws(MatrixError) -> Matrix {
    let selection: Query
    do throws(InvalidQuery) {
      selection = try Query(query, in: model.space)
    } catch {
      throw MatrixError(.invalidQuery, "error: in the query `\(query)`: \(error.message)")
    }
    do throws(InvalidSubProduct) {
      var matrix = try Matrix(
        model, strategies: strategies, where: selection, policies: policies,
        gate: strategies.map(\.id))
      matrix.willPlay = { [space = model.space] in TrapReporter.note($0, in: space) }
      return matrix
    } catch {
      throw MatrixError(
        .invalidProfiles, "error: the plan's run `\(error.run.name)`: \(error.reason.message)")
    }
  }
}
