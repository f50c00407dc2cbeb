import Foundation

/// Where a trace goes: lines to a stream, none lost in between and none after a failure.
final class TraceFile {
  private let stream: OutputStream
  /// Whether a line was not written, or only a part of it.
  private(set) var hasFailed = false

  /// Opens a stream.
  init(_ stream: OutputStream) {
    self.stream = stream
    stream.open()
    hasFailed = stream.streamStatus == .error
  }

  /// Writes a line and its end.
  func write(_ line: String) {
    if !hasFailed { hasFailed = !stream.writeAll(Array((line + "\n").utf8)) }
  }

  deinit { stream.close() }
}
