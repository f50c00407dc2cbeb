import Foundation
import Synchronization

/// What SIGINT, SIGTERM and SIGHUP do.
///
/// A signal handler needs no thread, so that a process that can get none can still be ended.
enum Interruption {
  private static let count = Atomic(0)
  /// The number of signals that are only counted before one ends the process.
  private static let patience = Atomic(0)

  static var hasCome: Bool { count.load(ordering: .relaxed) > 0 }

  /// From here on the first signal is left to whoever asks ``hasCome``; the second one ends the
  /// process.
  static func await() { listen(patience: 1) }

  /// From here on the first signal ends the process.
  static func end() { listen(patience: 0) }

  private static func listen(patience: Int) {
    Self.patience.store(patience, ordering: .relaxed)
    count.store(0, ordering: .relaxed)
    // A caller's thread may have blocked signals, as Dispatch's threads do, and that is inherited.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      unsafe sigaddset(&signals, number)
      // What the caller ignores, as `nohup` does, stays ignored.
      let earlier = signal(number, handler)
      if unsafe unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Calls nothing that a signal handler must not call.
  private static let handler: @convention(c) (Int32) -> Void = { _ in
    let earlier = Interruption.count.add(1, ordering: .relaxed).oldValue
    if earlier >= Interruption.patience.load(ordering: .relaxed) {
      let words: StaticString = "interrupted\n"
      _ = unsafe write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
      _exit(ExitStatus.incomplete.rawValue)
    }
  }
}
