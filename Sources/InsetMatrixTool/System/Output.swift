import Foundation
import Synchronization

/// The streams and files that the tool writes.
///
/// A reader that has left, as in `| head`, is no failure: what it would have read is dropped.
enum Output {
  /// The exit code with which a process ends whose output was lost.
  private static let hasLostErrors = Atomic(false)
  private static let hasLostReader = Atomic(false)

  /// What a command writes, in place of the process's streams.
  final class Capture: Sendable {
    private let streams = Mutex((output: [UInt8](), errors: [UInt8]()))

    var output: String { streams.withLock { String(decoding: $0.output, as: UTF8.self) } }
    var errors: String { streams.withLock { String(decoding: $0.errors, as: UTF8.self) } }

    fileprivate func print(_ text: String) { streams.withLock { $0.output += text.utf8 } }
    fileprivate func message(_ text: String) { streams.withLock { $0.errors += text.utf8 } }
  }

  /// Where a task's commands write; nil for the process's streams.
  @TaskLocal static var capture: Capture?

  /// Keeps failing writes from ending the process, and keeps files out of the standard streams.
  ///
  /// A stream that the caller closed gets a descriptor that refuses what it is asked for; otherwise
  /// the next file would get its number, and messages would go into that file.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for (stream, access) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(stream, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", access)
    }
  }

  /// Whether a message could not be written to standard error.
  static var lostErrors: Bool { hasLostErrors.load(ordering: .relaxed) }

  /// Writes a line to standard error.
  static func error(_ line: MessageText) { message(line.text + "\n") }

  /// Writes a text to standard error as it is.
  static func message(_ text: String) {
    if let capture { return capture.message(text) }
    let failure = FileDescriptor.write(Array(text.utf8), to: STDERR_FILENO)
    if failure != nil, failure != EPIPE { hasLostErrors.store(true, ordering: .relaxed) }
  }

  /// Writes a text to standard output.
  static func print(_ text: String) throws(Failure) {
    if let capture { return capture.print(text) }
    if hasLostReader.load(ordering: .relaxed) { return }
    guard let code = FileDescriptor.write(Array(text.utf8), to: STDOUT_FILENO) else { return }
    guard code == EPIPE else {
      throw Failure(
        status: .fault,
        message: "error: cannot write to standard output: \(FileDescriptor.message(code))")
    }
    hasLostReader.store(true, ordering: .relaxed)
  }

  /// Writes a line to standard output.
  static func printLine(_ line: String) throws(Failure) { try print(line + "\n") }

  /// Writes a text to a file, pipe or device.
  static func write(_ text: String, to path: String) throws(Failure) {
    try OutputFile(path).write(Array(text.utf8))
  }

  /// Writes a file anew that has not changed since it was read; nil is a file that was not there.
  static func write(_ bytes: [UInt8], to path: String, replacing old: [UInt8]?) throws(Failure) {
    try OutputFile(path).write(bytes, replacing: old)
  }

  /// Writes bytes to a file, pipe or device.
  static func write(_ bytes: some Collection<UInt8>, to path: String) throws(Failure) {
    try OutputFile(path).write(Array(bytes))
  }
}
