import Dispatch
import Foundation

/// The thread that UIKit posts its notifications on.
enum MainThread {
  /// Runs work at once where this is the main actor already, later otherwise.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async { work() }
    }
  }

  #if canImport(Darwin)
    private static var isCurrent: Bool { Thread.isMainThread }
  #else
    /// Elsewhere the main queue need not be on the main thread.
    private static var isCurrent: Bool {
      Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }

    private static let key: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()
  #endif
}
