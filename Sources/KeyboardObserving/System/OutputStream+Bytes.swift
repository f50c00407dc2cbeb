import Foundation

extension OutputStream {
  /// Writes all bytes, in as many parts as it takes; false where some were not written.
  func writeAll(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBufferPointer { buffer in
        unsafe buffer.baseAddress.map { unsafe write($0, maxLength: buffer.count) } ?? 0
      }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
