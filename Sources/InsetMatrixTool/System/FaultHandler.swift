import Foundation

/// Ends the process with the exit code for a fault where it would end with a signal: the system
/// refused memory, or the tool has a mistake.
enum FaultHandler {
  /// Installs the handler, unless Swift's own backtraces are asked for.
  static func install() {
    if ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] != nil { return }
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      _ = signal(number, handler)
    }
  }

  /// Calls nothing that a signal handler must not call.
  private static let handler: @convention(c) (Int32) -> Void = { _ in
    // Where no large piece of memory is to be had, that is the likely reason.
    let size = 1 << 30
    let memory = unsafe mmap(
      nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    if unsafe memory == MAP_FAILED {
      write("error: the system has no more memory for this process\n")
    } else {
      write("error: the tool failed; SWIFT_BACKTRACE=enable=yes says where\n")
    }
    _exit(ExitStatus.fault.rawValue)
  }

  private static func write(_ text: StaticString) {
    _ = unsafe Foundation.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
