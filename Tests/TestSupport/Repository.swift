package import Foundation

/// Files of the checkout that the tests were built from.
package enum Repository {
  /// The folder with `Package.swift`.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file, by its path from the root.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  #if DEBUG
    private static let configuration = "debug"
  #else
    private static let configuration = "release"
  #endif

  /// The path of a program that was built with the tests.
  package static func program(_ name: String) -> URL {
    root.appending(path: ".build/\(configuration)/\(name)")
  }

  /// The paths from the root of all files below a folder with an ending, sorted.
  package static func files(under folder: String, ending: String) -> [String] {
    let base = root.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: base.path)
    return (names?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
  }
}
