import InsetCore
import InsetStrategies
import MatrixResults

extension RunResult {
  /// The failure rules for reports and histories.
  ///
  /// Where all shipped strategies ran, rules are searched for the strategies of the gate and for those
  /// about whose failures nothing is known; elsewhere for all.
  ///
  /// - Parameter threads: The maximum number of strategies at a time; nil for one per core.
  /// - Returns: The rules of the strategies that were searched, in their order.
  func reportedRules(threads: Int?) -> [FailureRules] {
    let ids = Set(strategies.map(\.id))
    let isWhole = Strategies.all.allSatisfy { ids.contains($0.id) }
    let sought = isWhole ? unexplained : strategies
    let progress = Progress()
    progress.begin("rules", of: sought.count, "strategies")
    defer { progress.finish() }
    return failureRules(of: sought, threads: threads) { progress.advance() }
  }
}
