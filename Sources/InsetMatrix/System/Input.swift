import Foundation
import TextFormats

/// The files and streams that are read.
package enum Input {
  /// The size of a file in bytes; what has more is no input.
  private static let limit = 1 << 30

  /// Reads regular files, pipes, devices and process substitutions up to their end.
  package static func read(_ path: String) throws(MatrixError) -> [UInt8] {
    let isStandardInput = path == "-"
    let descriptor = isStandardInput ? STDIN_FILENO : opened(path)
    guard descriptor >= 0 else { throw failure(path) }
    // Nothing is lost where a descriptor that was only read cannot be closed.
    defer { if !isStandardInput { _ = close(descriptor) } }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw failure(path) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    guard !isRegular || status.st_size <= limit else { throw tooLarge(path) }
    var bytes: [UInt8] = []
    if isRegular { bytes.reserveCapacity(Int(status.st_size)) }
    while true {
      let count = append(from: descriptor, to: &bytes)
      guard count >= 0 else { throw failure(path) }
      if count == 0 { return bytes }
      guard bytes.count <= limit else { throw tooLarge(path) }
    }
  }

  /// What a path leads to.
  package enum Kind {
    case file, folder
    /// A pipe or device.
    case stream
    /// Nothing, or nothing that can be asked.
    case missing
  }

  package static func kind(of path: String) -> Kind {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .stream
    }
  }

  /// Whether something has a path, be it a link to nothing or in a folder that cannot be read.
  package static func isPresent(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 || errno != ENOENT && errno != ENOTDIR
  }

  /// What diagnostics call a path.
  package static func name(of path: String) -> String { path == "-" ? "<stdin>" : path }

  /// The error that `errno` reports.
  private static func failure(_ path: String) -> MatrixError {
    let reason = unsafe String(cString: strerror(errno))
    return MatrixError(.unreadableFile, "error: cannot read \(words(for: path)): \(reason)")
  }

  private static func tooLarge(_ path: String) -> MatrixError {
    MatrixError(.unreadableFile, "error: cannot read \(words(for: path)): larger than 1 GiB")
  }

  private static func words(for path: String) -> String {
    path == "-" ? "standard input" : path.shown
  }
}

/// Opens a file for reading; waits for the writer of a FIFO.
private func opened(_ path: String) -> Int32 {
  var descriptor: Int32
  repeat {
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
  } while descriptor < 0 && errno == EINTR
  return descriptor
}

/// Reads what comes next: the number of bytes, 0 at the end, less than 0 where it fails.
private func append(from descriptor: Int32, to bytes: inout [UInt8]) -> Int {
  unsafe withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 1) { buffer in
    var count: Int
    repeat {
      count = unsafe read(descriptor, buffer.baseAddress, buffer.count)
    } while count < 0 && errno == EINTR
    if count > 0 { unsafe bytes.append(contentsOf: buffer[..<count]) }
    return count
  }
}
