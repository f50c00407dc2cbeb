import Foundation
import ProfileFiles

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
      throw Failure(status: .usage, message: "error: \(path) already exists; nothing was written")
    }
  }

  /// Writes a text like ``write(_:to:)``, with a first line that tells editors its schema.
  static func write(yaml text: String, to path: String?) throws(Failure) {
    try write(described(text, at: path), to: path)
  }

  /// A text with a first line that tells editors its schema, where there is one.
  ///
  /// What goes to standard output is for a folder of a folder with a schema, like those of the
  /// shipped profiles.
  static func described(_ text: String, at path: String?) -> String {
    guard let schema = path == nil ? "../schema.json" : path.flatMap(schema) else { return text }
    return "# yaml-language-server: $schema=\(schema)\n\(text)"
  }

  /// The relative path from a file to the nearest schema of this tool in a folder above it, or in
  /// `profiles` there; nil where there is none.
  private static func schema(from path: String) -> String? {
    var folder = URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
    var above = ""
    for _ in 0..<4 {
      for place in ["schema.json", "profiles/schema.json"]
      where isSchema(folder.appending(path: place)) { return above + place }
      folder.deleteLastPathComponent()
      above += "../"
    }
    return nil
  }

  /// Whether a file is a schema of this tool, and not another program's of the same name.
  private static func isSchema(_ file: URL) -> Bool {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
    return text.prefix(1_000).contains("\"\(JSONSchema.title)\"")
  }
}
