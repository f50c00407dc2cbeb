public import DeviceProfiles
public import MatrixEngine
import InsetCore
import InsetOracle
import ScenarioSpaces

extension Report {
  /// What a page draws: pictures need more than the result has.
  public struct Pictures: Sendable {
    /// The devices, in the order of their levels.
    public let devices: [DeviceProfile]
    /// The OS levels, in their order.
    public let os: [OSLevel]
    /// Scenarios played to every strategy of the result, in their order.
    public let scenes: [[Explanation]]
    /// For each strategy and each of its rules the scenario that is furthest off, of those that
    /// were looked at: one for each amount, and the strategy's worst.
    public let furthest: [[[Int]]]

    /// Plays the worst scenarios of the strategies, and of each rule the lowest and the furthest
    /// off.
    ///
    /// - Parameters:
    ///   - matrix: The matrix.
    ///   - rules: The rules of each of its strategies.
    ///   - worst: The worst scenarios of each of its strategies.
    ///   - others: More scenarios to play.
    public init(
      of matrix: Matrix, _ rules: [FailureRules], worst: [[[Int]]], others: [[Int]] = []
    ) {
      devices = matrix.model.profiles.devices
      os = matrix.model.plan.os
      furthest = matrix.subjects.indices.map { number in
        rules[number].rules.map { rule in
          matrix.furthest(
            of: rule, matrix.subjects[number], worst[number].filter { rule.cube.contains($0) })
        }
      }
      let lowest = rules.map { $0.rules.map(\.representative) }
      scenes = Set((lowest + furthest + worst).flatMap(\.self) + others)
        .sorted { $0.lexicographicallyPrecedes($1) }.compactMap { try? matrix.explain($0) }
    }
  }
}

extension Matrix {
  /// The example of a rule, or other scenario that fails like it, whose bottom is furthest off where
  /// it first goes wrong; of equal ones the first.
  fileprivate func furthest(of rule: FailureRule, _ subject: Subject, _ others: [[Int]]) -> [Int] {
    var furthest = (points: 0.0, scenario: rule.representative)
    for scenario in rule.examples + others {
      guard let explanation = try? explain(scenario, subject),
        explanation.outcome.signature == rule.signature,
        let step = explanation.steps.first(where: {
          $0.step.isJudged && $0.judgement.bottom != 0
        }), abs(step.judgement.bottom) > furthest.points
      else { continue }
      furthest = (abs(step.judgement.bottom), scenario)
    }
    return furthest.scenario
  }
}
