import Foundation

/// Where a trace goes: lines to a stream, none lost in between and none after a failure.
final class TraceFile {
  private let stream: OutputStream
  /// Why the last lines were not written; nil while all were.
  private(set) var error: (any Error)?

  /// Opens a stream.
  init(_ stream: OutputStream) {
    self.stream = stream
    stream.open()
    error = stream.streamError
  }

  /// Writes a line and its end.
  func write(_ line: String) {
    var bytes = Array((line + "\n").utf8)[...]
    while error == nil, !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBufferPointer { buffer in
        unsafe buffer.baseAddress.map { unsafe stream.write($0, maxLength: buffer.count) } ?? 0
      }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else {
        error = stream.streamError ?? CocoaError(.fileWriteUnknown)
      }
    }
  }

  deinit { stream.close() }
}
