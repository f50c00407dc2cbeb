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
}
