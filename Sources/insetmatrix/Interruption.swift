import Dispatch
import Foundation
import Synchronization

/// Whether the run should end with what it has; any thread may ask.
final class Interruption: Sendable {
  private let flag = Atomic(false)

  /// Whether a signal has come.
  var hasCome: Bool { flag.load(ordering: .relaxed) }

  /// Turns SIGINT and SIGTERM into the answer for as long as the listener lives.
  func listen() -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { self.flag.store(true, ordering: .relaxed) }
      source.activate()
      return source
    }
  }
}
