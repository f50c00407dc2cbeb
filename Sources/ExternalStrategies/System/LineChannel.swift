import Foundation
import Synchronization

/// Lines to and from a program, each within a time limit.
///
/// Used by one thread at a time.
final class LineChannel: Sendable {
  private let reading: Int32
  private let writing: Int32
  private let isClosed = Mutex(false)

  /// The longest line that a program may write, in bytes.
  private static let limit = 1 << 26

  /// Takes over two descriptors.
  init(reading: Int32, writing: Int32) {
    (self.reading, self.writing) = (reading, writing)
    // What is written to a program that has ended is an error, and not the end of this process.
    signal(SIGPIPE, SIG_IGN)
    for descriptor in [reading, writing] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  deinit { close() }

  /// Closes both descriptors; a program that reads finds the end of its input.
  func close() {
    isClosed.withLock { isClosed in
      if isClosed { return }
      isClosed = true
      for descriptor in [reading, writing] { _ = Foundation.close(descriptor) }
    }
  }

  /// Writes a line and reads one.
  ///
  /// What the program writes meanwhile is read, so that neither waits for the other.
  ///
  /// - Parameters:
  ///   - line: The line, with its end.
  ///   - limit: How long the program may take, in seconds.
  ///   - isCancelled: Whether to stop waiting; called every tenth of a second.
  /// - Throws: ``Silence`` where no line comes, or more than one.
  /// - Returns: The program's line, without its end.
  func exchange(
    _ line: [UInt8], within limit: Double, unless isCancelled: () -> Bool
  ) throws(Silence) -> [UInt8] {
    let deadline = ContinuousClock.now + .seconds(limit)
    var buffer: [UInt8] = []
    var (written, searched) = (0, 0)
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        guard written == line.count, end == buffer.count - 1 else { throw .outOfTurn }
        return Array(buffer[..<end])
      }
      searched = buffer.count
      if searched > Self.limit { throw .endless }
      let isWriting = written < line.count
      var ends = [pollfd(fd: reading, events: Int16(POLLIN), revents: 0)]
      if isWriting { ends.append(pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)) }
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else { throw .late }
      if isCancelled() { throw .cancelled }
      let ready = unsafe poll(&ends, nfds_t(ends.count), Int32(min(left.rounded(.up), 100)))
      if ready < 0, errno != EINTR { throw .closed }
      if ready <= 0 { continue }
      if isWriting, ends[1].revents != 0 { written += try write(line[written...]) }
      if ends[0].revents != 0 { try read(into: &buffer) }
    }
  }

  private func write(_ rest: ArraySlice<UInt8>) throws(Silence) -> Int {
    let count = unsafe rest.withUnsafeBytes {
      unsafe Foundation.write(writing, $0.baseAddress, $0.count)
    }
    if count < 0, errno != EAGAIN, errno != EINTR { throw .closed }
    return max(0, count)
  }

  private func read(into buffer: inout [UInt8]) throws(Silence) {
    let size = 1 << 16
    var count = 0
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: size) { bytes, initialized in
      count = unsafe Foundation.read(reading, bytes.baseAddress, size)
      initialized = max(0, count)
    }
    if count == 0 || count < 0 && errno != EAGAIN && errno != EINTR { throw .closed }
    buffer += chunk
  }
}

/// Why no line, or no single one, came.
enum Silence: Error {
  /// The program has closed its output, or has ended.
  case closed
  /// The time is over.
  case late
  /// Nobody waits any more.
  case cancelled
  /// A line came before the question was written, or more came than one.
  case outOfTurn
  /// The line has no end.
  case endless
}
