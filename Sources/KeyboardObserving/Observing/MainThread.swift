import Dispatch
import Foundation

/// The thread that UIKit posts its notifications on.
enum MainThread {
  // The main queue need not be on the main thread, except on Apple's platforms.
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs work at once where this is the main actor already, later otherwise.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async { work() }
    }
  }
}
