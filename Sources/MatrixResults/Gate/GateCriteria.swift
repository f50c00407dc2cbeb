package import DeviceProfiles

/// What decides whether a result passes, beside the strategies that must be exact.
package struct GateCriteria: Sendable {
  /// The failures that are known.
  package var baseline: Baseline
  /// What the gate asks for beside exactness.
  package var limits: MatrixPlan.Limits
  /// The day, such as `2027-02-01`; nil where nothing expires.
  package var day: String?
  /// How many scenarios the run before had; nil where it is not known.
  package var scenariosBefore: Int?

  package init(
    baseline: Baseline = Baseline(), limits: MatrixPlan.Limits = MatrixPlan.Limits(),
    day: String? = nil, scenariosBefore: Int? = nil
  ) {
    self.baseline = baseline
    self.limits = limits
    self.day = day
    self.scenariosBefore = scenariosBefore
  }

  /// The strategies that a gate asks about: those that must be exact, then those with a limit.
  func gated(_ gate: MatrixPlan.Gate) -> [String] {
    gate.exact + limits.hidden.keys.sorted().filter { !gate.exact.contains($0) }
  }
}
