/// How much of the gate's verdicts rests on assumed figures and on single reports.
package struct Dependence: Hashable, Sendable {
  /// The strategies of the gate, in the order of the changes' counts.
  package let strategies: [String]
  /// The OS level of which assumed figures were moved.
  package let os: String
  /// What changes when assumed figures are moved, by group and direction.
  package let figures: [VerdictChanges]
  /// What changes with an OS behavior that only one report is known of, or without it if the run has
  /// it.
  package let behaviors: [VerdictChanges]

  package init(
    strategies: [String], os: String, figures: [VerdictChanges], behaviors: [VerdictChanges]
  ) {
    self.strategies = strategies
    self.os = os
    self.figures = figures
    self.behaviors = behaviors
  }
}
