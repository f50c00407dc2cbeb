import DeviceProfiles
import InsetCore
import MatrixEngine
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
  init(_ result: RunResult, of matrix: Matrix, plan: String, against earlier: RunResult?) {
    let examples = zip(matrix.subjects, result.strategies).map { subject, strategy in
      [strategy.extremes.hidden, strategy.extremes.gap].compactMap { extreme -> Example? in
        guard let extreme else { return nil }
        let scenario = matrix.model.space[extreme.position]
        let device = matrix.model.profiles.devices[scenario[MatrixParameter.device.rawValue]]
        return try? Example(
          explanation: matrix.explain(scenario, subject), device: device.name,
          cornerRadius: device.cornerRadius.value)
      }
    }
    self.init(
      result, examples: examples,
      rules: result.failureRules())
    self.plan = plan
    if let earlier { comparison = ReportComparison(from: earlier, to: result, rules: rules) }
  }
}
