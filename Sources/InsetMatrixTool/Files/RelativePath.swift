import Foundation
import InsetMatrix

/// Paths as a command has them that runs in another folder.
enum RelativePath {
  /// The path of a file, seen from a folder that need not be there yet.
  ///
  /// Standard input and other files of a process are everywhere the same.
  static func path(_ path: String, from folder: String) -> String {
    if path == "-" || path.hasPrefix("/dev/") { return path }
    // A link keeps its name, which says nothing of the machine; `..` leads to what a folder is in.
    let url = URL(filePath: path).standardizedFileURL
    let file = names(url.deletingLastPathComponent()) + [url.lastPathComponent]
    let folder = names(URL(filePath: folder).standardizedFileURL)
    let shared = zip(file, folder).prefix { $0 == $1 }.count
    let names = [String](repeating: "..", count: folder.count - shared) + file[shared...]
    return names.isEmpty ? "." : names.joined(separator: "/")
  }

  /// The names from the root to a file, with the links resolved that are there.
  private static func names(_ url: URL) -> [String] {
    var url = url
    var missing: [String] = []
    while !FileManager.default.fileExists(atPath: url.path), url.pathComponents.count > 1 {
      missing.insert(url.lastPathComponent, at: 0)
      url.deleteLastPathComponent()
    }
    return ProfileFolder.real(url.path).split(separator: "/").map(String.init) + missing
  }
}
