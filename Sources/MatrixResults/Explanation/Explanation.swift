public import DeviceProfiles
public import InsetCore
public import InsetOracle

/// One scenario, step by step: notifications, truth, expectation and result.
public struct Explanation: Sendable {
  /// A step for one strategy.
  public struct Step: Sendable {
    /// What happened, and what is covered afterwards.
    public let step: InsetCore.Step
    /// The truth after the step.
    public let truth: Truth
    /// The layout that is needed.
    public let expectation: Expectation
    /// What is allowed beside it, by policy.
    public let alternatives: [(policy: Policy, expectation: Expectation)]
    /// The layout that the strategy left.
    public let settled: Settled
    /// The comparison of the two.
    public let judgement: Judgement
    /// The needed bottom inset in parts.
    public let ledger: Ledger

    package init(
      step: InsetCore.Step, truth: Truth, expectation: Expectation,
      alternatives: [(policy: Policy, expectation: Expectation)], settled: Settled,
      judgement: Judgement, ledger: Ledger
    ) {
      self.step = step
      self.truth = truth
      self.expectation = expectation
      self.alternatives = alternatives
      self.settled = settled
      self.judgement = judgement
      self.ledger = ledger
    }
  }

  /// The scenario's name.
  public let id: String
  /// The scenario's levels.
  public let scenario: [Int]
  /// The strategy's name.
  public let strategy: String
  /// What the strategy writes.
  public let design: Design
  /// The choices where Apple leaves one open.
  public let policies: PolicyChoices
  /// The scene that was played.
  public let scene: KeyboardScene
  /// The steps in order.
  public let steps: [Step]
  /// The outcome of the scenario.
  public let outcome: Outcome
  /// The weakest provenance among the figures that it rests on.
  public let provenance: Provenance

  package init(
    id: String, scenario: [Int], strategy: String, design: Design, policies: PolicyChoices,
    scene: KeyboardScene, steps: [Step], outcome: Outcome, provenance: Provenance
  ) {
    self.id = id
    self.scenario = scenario
    self.strategy = strategy
    self.design = design
    self.policies = policies
    self.scene = scene
    self.steps = steps
    self.outcome = outcome
    self.provenance = provenance
  }
}

/// A scenario that a constraint excludes.
public struct ExcludedScenario: Error, Hashable, Sendable {
  /// The scenario's name.
  public let id: String
  /// The constraint's name.
  public let constraint: String

  package init(id: String, constraint: String) {
    self.id = id
    self.constraint = constraint
  }
}
