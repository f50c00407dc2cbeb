package import DeviceProfiles
package import InsetCore
package import InsetOracle

/// One scenario, step by step: notifications, truth, expectation and result.
package struct Explanation: Sendable {
  package struct Step: Sendable {
    /// What happened, and what is covered afterwards.
    package let step: InsetCore.Step
    /// The truth after the step.
    package let truth: Truth
    /// The layout that is needed.
    package let expectation: Expectation
    /// What is allowed beside it, by policy.
    package let alternatives: [(policy: Policy, expectation: Expectation)]
    /// The layout that the strategy left.
    package let settled: SettledLayout
    /// The comparison of the two.
    package let judgement: Judgement
    /// The needed bottom inset in parts.
    package let breakdown: InsetBreakdown
    /// The keyboard on screen afterwards; nil for none.
    package let keyboard: KeyboardLevel?
    /// How high the accessory view on top of it is, in points; 0 for none.
    package let accessory: Double

    package init(
      step: InsetCore.Step, truth: Truth, expectation: Expectation,
      alternatives: [(policy: Policy, expectation: Expectation)], settled: SettledLayout,
      judgement: Judgement, breakdown: InsetBreakdown, keyboard: KeyboardLevel?, accessory: Double
    ) {
      self.step = step
      self.truth = truth
      self.expectation = expectation
      self.alternatives = alternatives
      self.settled = settled
      self.judgement = judgement
      self.breakdown = breakdown
      self.keyboard = keyboard
      self.accessory = accessory
    }
  }

  /// A possible scenario in which an app is shown the same and another layout is needed.
  package struct Twin: Hashable, Sendable {
    /// The other scenario's name.
    package let id: String
    /// The step in which the two need different layouts, counted from 1.
    package let step: Int
    /// The step of the other scenario.
    package let twinStep: Int
    /// What the other scenario needs there.
    package let expectation: Expectation

    package init(id: String, step: Int, twinStep: Int, expectation: Expectation) {
      self.id = id
      self.step = step
      self.twinStep = twinStep
      self.expectation = expectation
    }
  }

  /// The scenario's name.
  package let id: String
  package let scenario: [Int]
  package let strategy: String
  /// What the strategy writes.
  package let mechanism: AdjustmentMechanism
  /// Whether the strategy brings the focused field into view.
  package let scrolls: Bool
  /// The choices where Apple leaves one open.
  package let policies: PolicyChoices
  /// The scene that was played.
  package let scene: KeyboardScene
  /// For each stage of the scene, the window's own safe area, without bars.
  package let safeAreas: [Insets]
  package let steps: [Step]
  package let outcome: Outcome
  /// The availabilities of the strategy that the scenario is outside of.
  package let missing: [Availability]
  /// Why the scenario is ambiguous; nil where it is not.
  package let twin: Twin?
  /// The weakest provenance among the figures that it rests on.
  package let provenance: Provenance

  package init(
    id: String, scenario: [Int], strategy: String, mechanism: AdjustmentMechanism, scrolls: Bool,
    policies: PolicyChoices,
    scene: KeyboardScene, safeAreas: [Insets], steps: [Step], outcome: Outcome,
    missing: [Availability] = [], twin: Twin?, provenance: Provenance
  ) {
    self.id = id
    self.scenario = scenario
    self.strategy = strategy
    self.mechanism = mechanism
    self.scrolls = scrolls
    self.policies = policies
    self.scene = scene
    self.safeAreas = safeAreas
    self.steps = steps
    self.outcome = outcome
    self.missing = missing
    self.twin = twin
    self.provenance = provenance
  }
}

/// A scenario that a constraint excludes.
package struct ExcludedScenario: Error, Hashable, Sendable {
  /// The scenario's name.
  package let id: String
  package let constraint: String

  package init(id: String, constraint: String) {
    self.id = id
    self.constraint = constraint
  }
}
