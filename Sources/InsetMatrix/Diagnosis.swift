import DeviceProfiles
import InsetStrategies
import MatrixEngine
import MatrixResults
import Reporting
import TextFormats

extension ScenarioMatrix.Result {
  /// How often a strategy is right, and why not more often.
  public struct Diagnosis: Sendable {
    /// How often content is right, in a line.
    public let headline: String
    /// Why it is not, the most used first.
    public let causes: [Cause]
  }

  /// A cause of failures, with the scenario that shows it.
  public struct Cause: Sendable, CustomStringConvertible {
    /// In some lines: share and condition, points, arithmetic, what to change, and who is exact.
    public let description: String
    /// The part of the keyboard appearances in which the strategy fails like this, from 0 to 1, by public
    /// shares of use; causes may overlap.
    public let share: Double
    /// A scenario that shows it, on a device that people have.
    public let scenario: Scenario
    /// The scenario as an SVG file, at the step that shows the failure.
    public let picture: String?
    /// The scenario step by step, as `insetmatrix explain` prints it.
    public let explanation: String
  }

  /// Why a strategy fails.
  ///
  /// ```swift
  /// let result = try ScenarioMatrix.shipped.run(MyInsets.self, where: "iphone 15")
  /// print(result.diagnosis(of: "my-insets")?.causes.first?.description ?? "exact")
  /// ```
  ///
  /// - Parameters:
  ///   - strategy: The strategy's id.
  ///   - limit: The most causes.
  /// - Returns: The diagnosis; nil where the run has no such strategy, or nothing of what was run is used.
  /// - Complexity: A search for each rule; see ``StrategyResult/failureRules``.
  public func diagnosis(of strategy: String, limit: Int = 5) -> Diagnosis? {
    guard let number = strategies.firstIndex(where: { $0.id == strategy }),
      let usage = UsageModel.shipped,
      let check = StrategyCheck(
        .strategy(""), number, of: run, run.failureRules(), in: matrix, usage,
        among: Strategies.shipped, limit: limit)
    else { return nil }
    let causes = check.causes.enumerated().map { number, cause in
      Cause(
        description: check.lines(of: number).dropFirst().joined(separator: "\n"),
        share: cause.share,
        scenario: Scenario(cause.example.explanation.scenario, in: run.space),
        picture: cause.example.picture(run.model),
        explanation: ExplanationText.render(cause.example.explanation, matrix.model.variation))
    }
    return Diagnosis(headline: check.headline, causes: causes)
  }
}
