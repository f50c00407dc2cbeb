import Foundation

/// System calls on open files, with the numbers of their errors.
enum FileDescriptor {
  /// The words for an error number.
  static func message(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }

  /// Writes all bytes.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    unsafe bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < bytes.count {
        let count = unsafe Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: buffer[done...]).baseAddress,
          bytes.count - done)
        if count >= 0 {
          done += count
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }

  /// Opens a path; a call that a signal interrupted is made again.
  static func open(_ path: String, _ flags: Int32, mode: mode_t = 0o666) throws(FileError) -> Int32
  {
    while true {
      let descriptor = unsafe Foundation.open(path, flags | O_CLOEXEC, mode)
      if descriptor >= 0 { return descriptor }
      if errno != EINTR { throw FileError(code: errno) }
    }
  }
}

/// The number of an error of a system call.
struct FileError: Error {
  let code: Int32

  var message: String { FileDescriptor.message(code) }
}
