import Foundation

/// Work for the next turn of the main run loop, or of the main queue where no run loop turns.
@MainActor enum RunLoopTurn {
  private static var pending: [() -> Void] = []

  static func later(_ work: @escaping () -> Void) {
    pending.append(work)
    guard pending.count == 1 else { return }
    RunLoop.main.perform { MainActor.assumeIsolated { run() } }
    DispatchQueue.main.async { MainActor.assumeIsolated { run() } }
  }

  private static func run() {
    let works = pending
    pending = []
    works.forEach { $0() }
  }
}
