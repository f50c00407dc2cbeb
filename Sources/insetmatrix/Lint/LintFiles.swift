import Foundation
import ProfileFiles

/// The files that lint looks at, and those that are there to be extended.
struct LintFiles {
  let sources: [ProfileSource]
  let context: [ProfileSource]

  /// Reads the files of some paths, or those of the profiles' folder where there are none.
  ///
  /// - Parameters:
  ///   - paths: Files and folders; `-` for standard input.
  ///   - profiles: The folder that files may extend; `devices` by default, if it is there.
  /// - Throws: A failure for a path that is not there or cannot be read.
  init(_ paths: [String], profiles: String?) throws(Failure) {
    let folder = profiles ?? "devices"
    let hasFolder = Self.isFolder(folder)
    guard hasFolder || profiles == nil && !paths.isEmpty else {
      throw Failure(
        status: .invalidInput,
        message: "error: there is no folder \(folder); say with --profiles where the profiles are")
    }
    let shared = hasFolder ? Self.files(under: folder) : []
    if paths.isEmpty {
      sources = try Self.read(shared)
      context = []
      return
    }
    var own: [ProfileSource] = []
    var seen: Set<String> = []
    for path in paths {
      if path == "-" {
        own.append(try ProfileFolder.read(path))
        continue
      }
      let files = Self.isFolder(path) ? Self.files(under: path) : [path]
      own += try Self.read(files.filter { seen.insert(Self.standard($0)).inserted })
    }
    sources = own
    context = try Self.read(shared.filter { !seen.contains(Self.standard($0)) })
  }

  private static func standard(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path
  }

  private static func isFolder(_ path: String) -> Bool {
    (try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  private static func files(under folder: String) -> [String] {
    let root = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
      .map { "\(root)/\($0)" }.sorted()
  }

  private static func read(_ paths: [String]) throws(Failure) -> [ProfileSource] {
    var sources: [ProfileSource] = []
    for path in paths {
      sources.append(try ProfileFolder.read(path))
    }
    return sources
  }
}
