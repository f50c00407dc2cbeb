import Foundation
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
    return Input.isPresent(path) ? try ProfileSource(found: path.withoutDot) : nil
  }
  /// Whether there is a plan, be it a link to nothing or a file that cannot be read.
  package var hasPlan: Bool {
    Input.isPresent(plan) || isPresent && Input.kind(of: path) == .missing
  }
  /// Whether something has the folder's path, be it a link to nothing.
  var isPresent: Bool { Input.isPresent(path) }

  /// Whether there is such a folder.
  package var exists: Bool { Input.kind(of: path) == .folder }

  /// The paths of all YAML files below the folder, and of the readings in its folders of that name,
  /// sorted.
  ///
  /// Links are followed, each folder is read once, and what is hidden is left out.
  ///
  /// - Throws: ``MatrixError`` where a folder cannot be read.
  package func files() throws(MatrixError) -> [String] {
    guard exists else {
      throw MatrixError(.unreadableFile, "error: there is no folder \(path.shown)")
    }
    var files: [String] = []
    var read: Set<String> = []
    try Self.add(path, to: &files, &read)
    return files.sorted()
  }

  private static func add(
    _ folder: String, to files: inout [String], _ read: inout Set<String>
  ) throws(MatrixError) {
    guard read.insert(real(folder)).inserted else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw MatrixError(.unreadableFile, "error: cannot read the folder \(folder)")
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if Input.kind(of: path) == .folder {
        try add(path, to: &files, &read)
      } else if [".yaml", ".yml"].contains(where: name.lowercased().hasSuffix)
        || name.lowercased().hasSuffix(".csv") && folder.contains("/readings")
      {
        files.append(path)
      }
    }
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

  /// Reads a file that nobody named: no pipe, for which it would wait.
  package init(found path: String) throws(MatrixError) {
    if Input.kind(of: path) == .stream {
      throw MatrixError(.unreadableFile, "error: cannot read \(path): not a file")
    }
    try self.init(reading: path)
  }

  /// Reads files that were found.
  package static func read(_ paths: [String]) throws(MatrixError) -> [ProfileSource] {
    var sources: [ProfileSource] = []
    for path in paths { sources.append(try ProfileSource(found: path)) }
    return sources
  }
}
