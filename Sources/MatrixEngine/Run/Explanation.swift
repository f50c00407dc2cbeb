public import DeviceProfiles
public import InsetCore
public import InsetOracle
import ScenarioSpaces

/// One scenario, step by step: what was reported, what was so, what was needed and what came out.
public struct Explanation: Sendable {
  /// A step for one strategy.
  public struct Step: Sendable {
    /// What happened, and what was covered afterwards.
    public let step: InsetCore.Step
    /// What was physically so.
    public let truth: Truth
    /// Where the view has to end up.
    public let expectation: Expectation
    /// What is allowed beside it, by policy.
    public let alternatives: [(policy: Policy, expectation: Expectation)]
    /// Where it ended up.
    public let settled: Settled
    /// How it stands.
    public let judgement: Judgement
    /// The needed bottom inset in parts.
    public let ledger: Ledger
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
  /// What the scenario came to.
  public let outcome: Outcome
  /// The weakest provenance among the figures that it rests on.
  public let provenance: Provenance
}

/// The arithmetic of a bottom inset: what is covered, and who keeps it free.
///
/// With a home indicator of 34 pt, a tab bar of 49 pt above it and a keyboard of 336 pt over both,
/// the ledger reads 34 + 49 + 253 = 336.
public struct Ledger: Hashable, Sendable {
  /// A part of the inset.
  public struct Entry: Hashable, Sendable {
    /// What the part is for.
    public let name: String
    /// How high it is, in points.
    public let points: Double
  }

  /// The parts, lowest first; none is zero.
  public let entries: [Entry]
  /// Their sum.
  public var total: Double { entries.reduce(0) { $0 + $1.points } }

  /// Splits what the bottom of a view needs.
  ///
  /// - Parameters:
  ///   - truth: What was physically so.
  ///   - safeArea: The bottom of the window's own safe area, without bars.
  init(_ truth: Truth, safeArea: Double) {
    let system = truth.view.systemInset.bottom
    let indicator = min(system, safeArea)
    let parts: [(String, Double)] = [
      ("home indicator", indicator), ("bars", system - indicator),
      ("keyboard beyond that", max(0, Oracle.coveredHeight(truth) - system)),
      ("the app's own inset", truth.view.base.bottom),
    ]
    entries = parts.filter { $0.1 != 0 }.map { Entry(name: $0.0, points: $0.1) }
  }
}

extension Matrix {
  /// Plays one scenario to one strategy and keeps everything.
  ///
  /// - Parameters:
  ///   - scenario: The scenario's levels.
  ///   - subject: The strategy.
  /// - Throws: ``ExcludedScenario`` where a constraint excludes the scenario.
  /// - Returns: The steps with all that they rest on.
  public func explain(
    _ scenario: [Int], _ subject: Subject
  ) throws(ExcludedScenario) -> Explanation {
    explain(scenario, staged: try staged(scenario), subject)
  }

  /// Plays one scenario to every strategy of the matrix, in their order.
  ///
  /// - Throws: ``ExcludedScenario`` where a constraint excludes the scenario.
  public func explain(_ scenario: [Int]) throws(ExcludedScenario) -> [Explanation] {
    let staged = try staged(scenario)
    return subjects.map { explain(scenario, staged: staged, $0) }
  }

  private func staged(_ scenario: [Int]) throws(ExcludedScenario) -> StagedScenario {
    for constraint in model.constraints
    where constraint.isViolated(constraint.parameters.map { scenario[$0] }) {
      throw ExcludedScenario(id: model.space.id(of: scenario), constraint: constraint.name)
    }
    guard let staged = StagedScenario(scenario, in: model) else {
      throw ExcludedScenario(id: model.space.id(of: scenario), constraint: "figures")
    }
    return staged
  }

  private func explain(
    _ scenario: [Int], staged: StagedScenario, _ subject: Subject
  ) -> Explanation {
    let scene = staged.scene
    var assessment = Assessment()
    var steps: [Explanation.Step] = []
    let judged = staged.judged(policies)
    for (index, settled) in subject.play(scene).enumerated() {
      let step = scene.steps[index]
      let truth = scene.truth(after: step)
      let expectation = Oracle.expectation(truth, policies)
      steps.append(
        Explanation.Step(
          step: step, truth: truth, expectation: expectation,
          alternatives: Oracle.alternatives(truth, policies), settled: settled,
          judgement: expectation.judge(settled, design: subject.design),
          ledger: Ledger(truth, safeArea: staged.safeAreaBottoms[step.stage])))
      judged.judge(settled, of: subject.design, at: index, into: &assessment)
    }
    return Explanation(
      id: model.space.id(of: scenario), scenario: scenario, strategy: subject.id,
      design: subject.design, policies: policies, scene: scene, steps: steps,
      outcome: staged.misreport.map(Outcome.misreported) ?? assessment.outcome,
      provenance: staged.provenance)
  }
}

/// A scenario that a constraint excludes.
public struct ExcludedScenario: Error, Hashable, Sendable {
  /// The scenario's name.
  public let id: String
  /// The constraint's name.
  public let constraint: String
}
