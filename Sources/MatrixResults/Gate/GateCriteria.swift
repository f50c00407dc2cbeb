package import DeviceProfiles

/// What decides whether a result passes, beside the strategies that must be exact.
package struct GateCriteria: Sendable {
  /// The failures that are known.
  package var baseline: Baseline
  /// What the gate asks for beside exactness.
  package var limits: MatrixPlan.Limits
  /// The least number of scenarios of narrowed runs, too; nil for that of the limits, which is for
  /// whole ones.
  package var leastScenarios: Int?
  /// What people use, by which limits of use are measured; nil where nothing is weighed.
  package var usage: UsageModel?
  /// The day, such as `2027-02-01`; nil where nothing expires.
  package var day: String?
  /// How many scenarios the run before had; nil where it is not known.
  package var scenariosBefore: Int?
  /// How few scenarios the run before chose, as `--strength` reads it; nil where it ran the plan.
  package var choiceBefore: String?

  package init(
    baseline: Baseline = Baseline(),
    limits: MatrixPlan.Limits = MatrixPlan.Limits(), leastScenarios: Int? = nil,
    usage: UsageModel? = nil, day: String? = nil,
    scenariosBefore: Int? = nil, choiceBefore: String? = nil
  ) {
    self.baseline = baseline
    self.limits = limits
    self.leastScenarios = leastScenarios
    self.usage = usage
    self.day = day
    self.scenariosBefore = scenariosBefore
    self.choiceBefore = choiceBefore
  }

  /// Whether it asks for nothing beside exactness.
  var asksNothing: Bool { limits == MatrixPlan.Limits() && leastScenarios == nil }

  /// The strategies that a gate asks about: those that must be exact, then those with a limit.
  package func gated(_ gate: MatrixPlan.Gate) -> [String] {
    gate.exact + limits.strategies.filter { !gate.exact.contains($0) }
  }
}
