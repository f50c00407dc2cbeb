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

  /// The path of a program that was built with the tests, which is beside them.
  package static func program(_ name: String) -> URL {
    let bundle = Bundle(for: TestProgram.self).bundleURL
    let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    return folder.appending(path: name)
  }

  /// The paths from the root of all files below a folder with an ending, sorted.
  package static func files(under folder: String, ending: String) -> [String] {
    let base = root.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: base.path)
    return (names?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
  }
}

/// A class of the program that the tests are linked into.
private final class TestProgram {}
