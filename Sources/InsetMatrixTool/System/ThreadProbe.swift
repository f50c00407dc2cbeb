import Dispatch
import Foundation

/// Whether the system lets this process have threads: Dispatch waits for ever for those that it
/// cannot get.
enum ThreadProbe {
  private static let gate = DispatchSemaphore(value: 0)

  /// Makes some threads that live at the same time, and ends them.
  static func require(_ threads: Int? = nil) throws(Failure) {
    let count = threads ?? ProcessInfo.processInfo.activeProcessorCount
    if count > 1 { try make(count) }
  }

  private static func make(_ count: Int) throws(Failure) {
    #if canImport(Darwin)
      var threads: [pthread_t?] = []
      var thread: pthread_t?
    #else
      var threads: [pthread_t] = []
      var thread = pthread_t()
    #endif
    var code: Int32 = 0
    while threads.count < count, code == 0 {
      code = unsafe pthread_create(
        &thread, nil,
        { _ in
          ThreadProbe.gate.wait()
          return nil
        }, nil)
      if code == 0 { threads.append(thread) }
    }
    for _ in 0..<threads.count { gate.signal() }
    #if canImport(Darwin)
      for case let thread? in threads { unsafe pthread_join(thread, nil) }
    #else
      for thread in threads { pthread_join(thread, nil) }
    #endif
    if code != 0 {
      throw Failure(
        status: .fault,
        message: "error: the system refuses \(count) threads: \(FileDescriptor.message(code))\n"
          + "  help: allow the process more memory, or ask for fewer with --threads")
    }
  }
}
