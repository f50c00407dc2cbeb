import Foundation

/// The streams and files that the tool writes.
enum Output {
  /// Writes a line to standard error.
  static func error(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Writes a file beside its place and renames it, so that nobody ever sees half of it.
  static func write(_ text: String, to path: String) throws(Failure) {
    try write(Data(text.utf8), to: path)
  }

  /// Writes bytes beside their place and renames them.
  static func write(_ bytes: Data, to path: String) throws(Failure) {
    do {
      let url = URL(filePath: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: url, options: .atomic)
    } catch {
      throw Failure(
        status: .fault, message: "error: cannot write \(path): \(error.localizedDescription)")
    }
  }

  /// Writes a text piece by piece, beside its place, and renames it.
  static func write(
    to path: String, _ pieces: ((String) throws -> Void) throws -> Void
  ) throws(Failure) {
    let url = URL(filePath: path)
    let draft = url.deletingLastPathComponent().appending(
      path: ".\(url.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)")
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: draft)
      do {
        let file = try FileHandle(forWritingTo: draft)
        try pieces { try file.write(contentsOf: Data($0.utf8)) }
        try file.close()
        if FileManager.default.fileExists(atPath: url.path) {
          _ = try FileManager.default.replaceItemAt(url, withItemAt: draft)
        } else {
          try FileManager.default.moveItem(at: draft, to: url)
        }
      } catch {
        try? FileManager.default.removeItem(at: draft)
        throw error
      }
    } catch {
      throw Failure(
        status: .fault, message: "error: cannot write \(path): \(error.localizedDescription)")
    }
  }

  /// Writes a text to standard output.
  static func print(_ text: String) throws(Failure) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw Failure(
        status: .fault,
        message: "error: cannot write to standard output: \(error.localizedDescription)")
    }
  }
}
