import Foundation
package import InsetMatrix
package import ProfileFiles
import TextFormats

/// A folder with profiles.
package struct ProfileFolder {
  /// The path as it was given, without slashes at its end.
  package let path: String

  package init(_ path: String) {
    let end = path.lastIndex { $0 != "/" }
    self.path = end.map { String(path[...$0]) } ?? path
  }

  /// Where the folder's plan would be.
  package var plan: String { "\(path)/matrix.yaml" }
  /// Where the folder's scripts would be.
  package var scripts: String { "\(path)/scripts.yaml" }
  /// Where a file beside the folder's plan would be.
  package func path(of file: CompanionFile) -> String { "\(path)/\(file.name)" }
  /// A file beside the folder's plan; nil where there is none.
  package func companion(_ file: CompanionFile) throws(MatrixError) -> ProfileSource? {
    let path = path(of: file)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try ProfileSource(reading: path.withoutDot)
  }
  package var hasPlan: Bool { FileManager.default.fileExists(atPath: plan) }

  /// Whether there is such a folder.
  package var exists: Bool {
    let url = URL(filePath: Self.real(path))
    return (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  /// The paths of all YAML files below the folder, sorted.
  package func files() throws(MatrixError) -> [String] {
    guard exists, let names = FileManager.default.enumerator(atPath: Self.real(path)) else {
      throw MatrixError(.unreadableFile, "error: there is no folder \(path.shown)")
    }
    return names.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
      .map { "\(path)/\($0)" }.sorted()
  }

  /// The path of a file without links and detours: equal for all paths of the file.
  package static func real(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}

extension String {
  /// A path as people write it: without the `./` of the working folder.
  var withoutDot: String { hasPrefix("./") ? String(dropFirst(2)) : self }
}

extension ProfileSource {
  /// Reads a file; `-` is standard input.
  package init(reading path: String) throws(MatrixError) {
    self.init(path: Input.name(of: path), bytes: try Input.read(path))
  }

  /// Reads files.
  package static func read(_ paths: [String]) throws(MatrixError) -> [ProfileSource] {
    var sources: [ProfileSource] = []
    for path in paths { sources.append(try ProfileSource(reading: path)) }
    return sources
  }
}
