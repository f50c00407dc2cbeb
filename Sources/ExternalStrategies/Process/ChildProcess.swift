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
/// Its owner is a thread that waits for lines; all that is asynchronous is in here.
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

  /// Starts a program that leads a process group of its own, so that what it starts ends with it.
  ///
  /// - Parameter path: The program's file.
  /// - Throws: ``NoAnswer`` where it cannot be started.
  init(_ path: String) throws(NoAnswer) {
    let (input, output) = (try Pipe.opened(), try Pipe.opened())
    lines = LineChannel(reading: output.reading, writing: input.writing)
    Task.detached(executorPreference: ThreadsOfItsOwn.shared) { [self] in
      var options = PlatformOptions()
      options.processGroupID = 0
      var end: String
      do {
        let result = try await run(
          .path(FilePath(path)), platformOptions: options,
          input: .fileDescriptor(
            FileDescriptor(rawValue: input.reading), closeAfterSpawningProcess: true),
          output: .fileDescriptor(
            FileDescriptor(rawValue: output.writing), closeAfterSpawningProcess: true),
          error: .currentStandardError
        ) { execution in
          state.withLock { $0.process = execution.processIdentifier.value }
          hasStarted.signal()
        }
        end = result.terminationStatus.words
      } catch {
        end = "cannot be started: \(error)"
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

  /// Ends the program: it is asked to by the end of its input, and killed where it stays.
  ///
  /// - Parameter patience: How long it may stay, in seconds.
  /// - Returns: How it ended, in words.
  @discardableResult
  func end(patience: Double) -> String {
    lines.close()
    if hasEnded.wait(timeout: .now() + patience) == .timedOut {
      if let process = state.withLock({ $0.process }) { kill(-process, SIGKILL) }
      hasEnded.wait()
    }
    hasEnded.signal()
    return state.withLock { $0.end } ?? ""
  }
}

/// Runs tasks beside threads that all wait, as those that talk to programs do.
private final class ThreadsOfItsOwn: TaskExecutor {
  static let shared = ThreadsOfItsOwn()
  // A queue with a label may have more threads than there are cores.
  private let queue = DispatchQueue(label: "programs", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
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
