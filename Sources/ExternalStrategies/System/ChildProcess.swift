import Dispatch
import Foundation
import Subprocess
import Synchronization

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A program that runs beside the tool, started and awaited by swift-subprocess.
///
/// Its owner is a thread that waits for lines; all that is asynchronous is in here. It needs a thread
/// of the pool that tasks run on: the main thread takes part in `concurrentPerform`, which leaves one;
/// whoever waits on all threads of the pool waits forever.
final class ChildProcess: Sendable {
  /// The owner's ends of the program's standard streams.
  let lines: LineChannel
  private let state = Mutex(State())
  private let hasStarted = DispatchSemaphore(value: 0)
  private let hasEnded = DispatchSemaphore(value: 0)

  private struct State {
    var process: pid_t?
    /// How it ended, in words; nil before.
    var end: String?
  }

  /// Starts a program that leads a process group of its own: what it starts is killed with it, but
  /// for what has left the group, such as by a session of its own.
  ///
  /// - Parameter path: The program's file.
  /// - Throws: ``NoAnswer`` where it cannot be started.
  init(_ path: String) throws(NoAnswer) {
    let (input, output) = (try Pipe.opened(), try Pipe.opened())
    lines = LineChannel(reading: output.reading, writing: input.writing)
    Task.detached { [self] in
      let end = await Self.run(path, input.reading, output.writing) { process in
        state.withLock { $0.process = process }
        hasStarted.signal()
      }
      state.withLock { $0.end = end }
      hasStarted.signal()
      hasEnded.signal()
    }
    hasStarted.wait()
    if let end = state.withLock({ $0.process == nil ? $0.end : nil }) {
      lines.close()
      throw NoAnswer(end)
    }
  }

  /// Runs a program with two descriptors, which are closed in this process.
  ///
  /// - Returns: How it ended, in words.
  private static func run(
    _ path: String, _ input: Int32, _ output: Int32, started: @Sendable (pid_t) -> Void
  ) async -> String {
    var options = PlatformOptions()
    options.processGroupID = 0
    do {
      return try await Subprocess.run(
        .path(FilePath(path)), platformOptions: options,
        input: .fileDescriptor(FileDescriptor(rawValue: input), closeAfterSpawningProcess: true),
        output: .fileDescriptor(FileDescriptor(rawValue: output), closeAfterSpawningProcess: true),
        error: .currentStandardError
      ) { started($0.processIdentifier.value) }.terminationStatus.words
    } catch {
      return "cannot be started: \(error)"
    }
  }

  /// Ends the program: it is asked to by the end of its input, and killed where it stays.
  ///
  /// - Parameter patience: How long it may stay, in seconds.
  /// - Returns: How it ended, in words; nil where it was killed.
  @discardableResult
  func end(patience: Double) -> String? {
    lines.close()
    let stays = hasEnded.wait(timeout: .now() + patience) == .timedOut
    if stays {
      if let process = state.withLock({ $0.process }) { kill(-process, SIGKILL) }
      hasEnded.wait()
    }
    hasEnded.signal()
    return stays ? nil : state.withLock { $0.end }
  }
}

/// The two ends of a pipe, neither of which other programs inherit.
private enum Pipe {
  static func opened() throws(NoAnswer) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      throw NoAnswer("cannot be started: no pipe: \(unsafe String(cString: strerror(errno)))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

extension TerminationStatus {
  fileprivate var words: String {
    switch self {
    case .exited(let code): "ended with exit code \(code)"
    case .signaled(let signal): "was ended by signal \(signal)"
    }
  }
}
