import Foundation

/// Files that a command creates, and that never replace another.
enum ExclusiveFile {
  /// Writes a text to a file that is not there yet, or to standard output.
  static func write(_ text: String, to path: String?) throws(Failure) {
    guard let path else {
      try Output.print(text)
      return
    }
    try refuse(path)
    try Output.write(text, to: path)
    Output.error("wrote \(path)")
  }

  /// Refuses a path where something is already.
  static func refuse(_ path: String) throws(Failure) {
    if FileManager.default.fileExists(atPath: path) {
      throw Failure(status: .usage, message: "error: \(path) is there already; nothing was written")
    }
  }

  /// The relative path from a file to the schema: the nearest `schema.json` in a folder above it,
  /// or its location among the shipped profiles.
  static func schema(from path: String?) -> String {
    guard let path else { return "../schema.json" }
    var folder = URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
    var relative = "schema.json"
    for _ in 0..<4 {
      if FileManager.default.fileExists(atPath: folder.appending(path: "schema.json").path) {
        return relative
      }
      folder.deleteLastPathComponent()
      relative = "../" + relative
    }
    return "../schema.json"
  }
}
