import DeviceProfiles
import InsetCore
import MatrixEngine
import ProfileFiles
import Reporting
import ScenarioSpaces

extension Report {
  /// A report of a result, with the worst scenarios of each strategy explained.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - matrix: The matrix that it comes from.
  ///   - plan: The path of the file that says what was run.
  ///   - earlier: A result to compare with.
  ///   - isDrawn: Whether a format draws scenarios: the worst and those that rules name are played
  ///     to every strategy then.
  ///   - threads: Maximum number of threads; nil for one for each core.
  ///   - progress: What shows how far it is.
  init(
    _ result: RunResult, of matrix: Matrix, plan: String, against earlier: RunResult?,
    isDrawn: Bool, threads: Int?, _ progress: Progress
  ) {
    let space = matrix.model.space
    let worst = result.strategies.map { strategy in
      [strategy.extremes.hidden, strategy.extremes.gap].compactMap { $0.map { space[$0.position] } }
    }
    let examples = zip(matrix.subjects, worst).map { subject, scenarios in
      scenarios.compactMap { scenario -> Example? in
        let device = matrix.model.profiles.devices[scenario[MatrixParameter.device.rawValue]]
        return try? Example(
          explanation: matrix.explain(scenario, subject), device: device.name,
          cornerRadius: device.cornerRadius.value)
      }
    }
    progress.begin("rules", of: result.strategies.count, "strategies")
    let rules = result.failureRules(threads: threads) { progress.advance() }
    if isDrawn { progress.begin("pictures") }
    self.init(
      result, examples: examples, rules: rules,
      pictures: isDrawn ? Pictures(of: matrix, result, rules, worst: worst, threads: threads) : nil)
    self.plan = ProfileSource.isShipped(plan) ? nil : plan
    if let earlier {
      progress.begin("comparison")
      comparison = ReportComparison(from: earlier, to: result, rules: rules)
    }
  }
}
