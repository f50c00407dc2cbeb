import InsetCore
import InsetStrategies
import MatrixResults

extension RunResult {
  /// The failure rules for reports and histories.
  ///
  /// A result of all shipped strategies has rules of ``unexplained`` ones, any other of all.
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
