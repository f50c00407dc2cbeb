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
    var bytes = Array((line + "\n").utf8)[...]
    while !hasFailed, !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBufferPointer { buffer in
        unsafe buffer.baseAddress.map { unsafe stream.write($0, maxLength: buffer.count) } ?? 0
      }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else {
        hasFailed = true
      }
    }
  }

  deinit { stream.close() }
}
