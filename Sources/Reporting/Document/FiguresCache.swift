internal import Synchronization

/// Computes the figures of a report when a format first needs them, and keeps them for the others.
///
/// A class, so that the copies of a report share them.
final class FiguresCache: Sendable {
  private let figures = Mutex<ReportFigures?>(nil)

  /// The figures; formats on other threads wait for the first.
  func figures(_ compute: () -> ReportFigures) -> ReportFigures {
    figures.withLock { cached in
      if let cached { return cached }
      let computed = compute()
      cached = computed
      return computed
    }
  }
}
