public import DeviceProfiles
public import MatrixEngine

extension Report {
  /// What a page draws: pictures need more than the result has.
  public struct Pictures: Sendable {
    /// The devices, in the order of their levels.
    public let devices: [DeviceProfile]
    /// The OS levels, in their order.
    public let os: [OSLevel]
    /// Scenarios played to every strategy of the result, in their order.
    public let scenes: [[Explanation]]
    /// For each strategy and each of its rules the scenario with the largest error at the bottom.
    public let furthest: [[[Int]]]

    /// Plays the worst scenarios of the strategies, and of each rule the lowest and the one with
    /// the largest error.
    ///
    /// - Parameters:
    ///   - matrix: The matrix.
    ///   - result: What was judged of it.
    ///   - rules: The rules of each of its strategies.
    ///   - worst: The worst scenarios of each of its strategies.
    ///   - others: More scenarios to play.
    ///   - threads: Maximum number of threads; nil for one for each core.
    public init(
      of matrix: Matrix, _ result: RunResult, _ rules: [FailureRules], worst: [[[Int]]],
      others: [[Int]] = [], threads: Int? = nil
    ) {
      devices = matrix.model.profiles.devices
      os = matrix.model.plan.os
      furthest = matrix.furthest(in: rules, of: result, threads: threads)
      let lowest = rules.map { $0.rules.map(\.representative) }
      scenes = Set((lowest + furthest + worst).flatMap(\.self) + others)
        .sorted { $0.lexicographicallyPrecedes($1) }.compactMap { try? matrix.explain($0) }
    }
  }
}
