import Foundation
import ScenarioSpaces
import Synchronization

/// Says which strategy and scenario a thread was at when the process ends with a signal.
///
/// A trap cannot be caught: the process ends as it would without a reporter, with one more line.
enum TrapReporter {
  private struct Location: Sendable {
    var strategy: String
    var scenario: [Int]
    var space: ScenarioSpace
  }

  private static let locations = Mutex<[UInt: Location]>([:])
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  /// How many callers are watching, and the handlers that were there before the first.
  private static let watchers = Mutex((count: 0, previous: [Handler?]()))
  private typealias Handler = @convention(c) (Int32) -> Void

  /// Runs something that plays strategies of others.
  static func watching<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    watchers.withLock { watchers in
      if watchers.count == 0 { watchers.previous = signals.map { signal($0, handler) } }
      watchers.count += 1
    }
    defer {
      watchers.withLock { watchers in
        watchers.count -= 1
        if watchers.count == 0 {
          restore(watchers.previous)
          locations.withLock { $0.removeAll() }
        }
      }
    }
    return try body()
  }

  private static func restore(_ handlers: [Handler?]) {
    for (number, previous) in zip(signals, handlers) { _ = signal(number, previous) }
  }

  /// Notes where the calling thread is.
  static func note(_ strategy: String, _ scenario: [Int], in space: ScenarioSpace) {
    let location = Location(strategy: strategy, scenario: scenario, space: space)
    locations.withLock { $0[thread] = location }
  }

  private static var thread: UInt {
    #if canImport(Darwin)
      unsafe UInt(bitPattern: pthread_self())
    #else
      pthread_self()
    #endif
  }

  // A trap happens in the strategy's own code, which holds no lock of this type.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    if let location = locations.withLock({ $0[thread] }) {
      let id = location.space.id(of: location.scenario)
      let line = Array("error: strategy \(location.strategy) trapped in scenario \(id)\n".utf8)
      _ = unsafe line.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
    restore(watchers.withLock { $0.previous })
    raise(number)
  }
}
