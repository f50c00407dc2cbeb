public import DeviceProfiles
public import MatrixEngine
import MatrixModels
public import MatrixResults

extension Report {
  /// What a page draws: pictures need more than the result has.
  public struct Pictures: Sendable {
    /// The devices, in the order of their levels.
    public let devices: [DeviceProfile]
    /// The OS levels, in their order.
    public let os: [OSLevel]
    /// Scenarios played to every strategy of the result, in their order.
    public let scenes: [[Explanation]]

    /// Plays the worst scenarios of the strategies and the representative of each rule.
    ///
    /// - Parameters:
    ///   - matrix: The matrix.
    ///   - result: What was judged of it.
    ///   - rules: The rules of each of its strategies.
    ///   - worst: The worst scenarios of each of its strategies.
    ///   - others: More scenarios to play.
    public init(
      of matrix: Matrix, _ result: RunResult, _ rules: [FailureRules], worst: [[[Int]]],
      others: [[Int]] = []
    ) {
      devices = matrix.model.profiles.devices
      os = matrix.model.plan.os
      let representatives = rules.map { $0.rules.map(\.representative) }
      scenes = Set((representatives + worst).flatMap(\.self) + others)
        .sorted { $0.lexicographicallyPrecedes($1) }.compactMap { try? matrix.explain($0) }
    }
  }
}
