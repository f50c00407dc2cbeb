import Synchronization

/// Adds up what threads report, for a callback that wants sums.
final class ProgressTally: Sendable {
  private let counts = Mutex((judged: 0, total: 0))
  private let report: @Sendable (Int, Int) -> Void

  init(_ report: @escaping @Sendable (Int, Int) -> Void) { self.report = report }

  func begin(_ total: Int) { counts.withLock { $0.total = total } }

  func advance(_ scenarios: Int) {
    // Inside the lock, so that counts never go back.
    counts.withLock { counts in
      counts.judged += scenarios
      report(counts.judged, counts.total)
    }
  }
}
