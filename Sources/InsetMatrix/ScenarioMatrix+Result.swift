import DeviceProfiles
import Foundation
import MatrixEngine
import MatrixResults
import Reporting
import ScenarioSpaces
import TextFormats

extension ScenarioMatrix {
  /// The result of a run.
  public struct Result: Sendable, CustomStringConvertible {
    /// For each strategy of the run, its result, in their order.
    public let strategies: [StrategyResult]
    /// The number of scenarios that were judged.
    public let scenarios: Int
    /// Whether every selected scenario was judged: false where the run was cancelled.
    public let isComplete: Bool
    /// The counts in a few lines, one for each strategy.
    public let summary: String

    let run: RunResult
    let matrix: Matrix
    private let planPath: String

    init(_ run: RunResult, of matrix: Matrix, planPath: String) {
      self.run = run
      self.matrix = matrix
      self.planPath = planPath
      isComplete = run.isComplete
      scenarios = run.counts.applicable
      summary = SummaryText.render(run)
      strategies = run.strategies.map { StrategyResult($0, in: run) }
    }

    /// Whether the run is complete and every strategy is exact in every judged scenario.
    public var isExact: Bool { isComplete && strategies.allSatisfy(\.isExact) }

    /// The conditions under which strategies fail, those that explain the most first; for several
    /// strategies one after the other.
    ///
    /// - Complexity: A search for each rule; see ``StrategyResult/failureRules``.
    public var failureRules: [FailureRule] { strategies.flatMap(\.failureRules) }

    /// The same as ``summary``.
    public var description: String { summary }

    /// A report.
    ///
    /// - Parameter format: Its format, as `insetmatrix list reporters` names it.
    /// - Throws: ``MatrixError`` where there is no such format.
    /// - Returns: The report: the same bytes for the same result.
    public func report(as format: String) throws(MatrixError) -> String {
      try files(format, named: "report").text
    }

    /// A picture of the scenario that represents a rule: the keyboard, where content should end and
    /// where it ends, at the step that shows the verdict.
    ///
    /// - Parameter rule: One of ``failureRules``.
    /// - Returns: An SVG file, the same bytes for the same rule; nil where the rule is none of this
    ///   result.
    public func picture(of rule: FailureRule) -> String? { example(of: rule)?.picture(run.model) }

    /// The scenario that represents a rule, step by step, with the arithmetic of what each step needs.
    ///
    /// - Parameter rule: One of ``failureRules``.
    /// - Returns: The explanation, as `insetmatrix explain` prints it; nil where the rule is none of
    ///   this result.
    public func explanation(of rule: FailureRule) -> String? {
      example(of: rule).map {
        ExplanationText.render(
          $0.explanation, matrix.model.variation)
      }
    }

    private func example(of rule: FailureRule) -> Report.Example? {
      guard let strategy = matrix.strategies.first(where: { $0.id == rule.strategy }),
        let scenario = try? matrix.model.space.scenario(id: rule.representative.id)
      else { return nil }
      return try? Report.Example(scenario, strategy, in: matrix)
    }

    /// Writes a report to a file, and beside it what it links to.
    ///
    /// - Parameters:
    ///   - path: The file; it is replaced.
    ///   - format: Its format, as `insetmatrix list reporters` names it.
    /// - Throws: ``MatrixError`` where there is no such format or the file cannot be written.
    public func report(to path: String, as format: String) throws(MatrixError) {
      let url = URL(fileURLWithPath: path)
      let files = try files(format, named: url.lastPathComponent)
      let folder = url.deletingLastPathComponent()
      for file in files.companions {
        try Self.write(file.text, to: folder.appendingPathComponent(file.path))
      }
      try Self.write(files.text, to: url)
    }

    private static func write(_ text: String, to url: URL) throws(MatrixError) {
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
      } catch {
        throw MatrixError(
          .unwritableFile, "\(url.path.shown): error: \(error.localizedDescription)")
      }
    }

    private func files(_ format: String, named name: String) throws(MatrixError) -> ReportFiles {
      guard let reporter = Reporters.all.first(where: { $0.id == format }) else {
        let known = Reporters.all.map { $0.id }.joined(separator: ", ")
        throw MatrixError(
          .unknownFormat, "error: unknown reporter '\(format)' (available: \(known))")
      }
      let report = Report(run, of: matrix, plan: planPath, isDrawn: reporter.draws)
      return reporter.files(report, named: name)
    }
  }

  /// The result of a run for one strategy.
  public struct StrategyResult: Sendable, CustomStringConvertible {
    /// The strategy's id.
    public let id: String
    /// The number of scenarios in which it is exact at every step.
    public let exact: Int
    /// The number of scenarios in which it is not.
    public let failing: Int
    /// Those of ``failing`` in which content is hidden at some step.
    public let hidden: Int
    /// Those of ``failing`` in which there is a gap at some step, and nothing hidden at any.
    public let gap: Int
    /// Those of ``failing`` in which the app's own padding is used up at some step, and nothing worse
    /// happens to the bottom.
    public let paddingLost: Int
    /// The scenario with the most hidden content, and its points; nil where none is hidden.
    public let worstHidden: (scenario: Scenario, points: Double)?
    /// The scenario with the largest gap, and its points; nil where there is none.
    public let worstGap: (scenario: Scenario, points: Double)?

    private let run: RunResult
    private let result: MatrixResults.StrategyResult

    init(_ result: MatrixResults.StrategyResult, in run: RunResult) {
      self.run = run
      self.result = result
      id = result.id
      let counts = run.counts(of: result)[0]
      exact = counts.exact
      failing = counts.failing
      hidden = counts.hidden
      gap = counts.gap
      paddingLost = counts.paddingLost
      func worst(_ extreme: WorstScenario?) -> (scenario: Scenario, points: Double)? {
        extreme.map { (Scenario(run.space[$0.position], in: run.space), $0.points) }
      }
      worstHidden = worst(result.worstScenarios.hidden)
      worstGap = worst(result.worstScenarios.gap)
    }

    /// Whether some scenario was judged and the strategy is exact in all of them.
    public var isExact: Bool { exact > 0 && failing == 0 }

    /// The conditions under which it fails, those that explain the most first: at most 40.
    ///
    /// - Complexity: A greedy search with a bound on its work, each time it is asked for.
    public var failureRules: [FailureRule] {
      failing == 0
        ? [] : run.failureRules(of: result).rules.map { FailureRule($0, of: id, in: run.space) }
    }

    /// The counts in a line.
    public var description: String { "\(id): exact in \(exact), failing in \(failing) scenarios" }
  }

  /// A condition on levels that is true of failing scenarios only.
  public struct FailureRule: Hashable, Sendable, CustomStringConvertible {
    /// The strategy's id.
    public let strategy: String
    /// The condition and how it fails, in words.
    public let words: String
    /// The condition as a query; empty where the strategy always fails.
    public let condition: String
    /// The error at the step that shows it, in words; empty where the bottom is right.
    public let error: String
    /// The number of failing scenarios under the condition.
    public let scenarios: Int
    /// One of them.
    public let representative: Scenario

    init(_ rule: MatrixResults.FailureRule, of strategy: String, in space: ScenarioSpace) {
      self.strategy = strategy
      words = rule.words
      condition = rule.condition
      error = rule.amount
      scenarios = rule.scenarios
      representative = Scenario(rule.representative, in: space)
    }

    /// The rule with its representative.
    public var description: String {
      "\(strategy): \(words)\(error.isEmpty ? "" : ", \(error)"), in \(scenarios) scenarios such as "
        + representative.id
    }
  }
}
