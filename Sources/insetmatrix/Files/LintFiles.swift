import Foundation
import InsetMatrix
import ProfileFiles
import ProfileLint

/// The files that lint looks at, and those that `run` would read together with them.
struct LintFiles {
  let sources: [ProfileSource]
  let context: [ProfileSource]
  /// The paths of sources that `run` would not read: new versions of files that it does.
  let drafts: Set<String>

  /// Reads the files of some paths, or those of the user's own that `run` would read where there are
  /// none.
  init(_ paths: [String], profiles: String?) throws(Failure) {
    let named = try Self.named(paths)
    let set = try Self.set(profiles, plan: named.first { $0.isPlan }?.path)
    if paths.isEmpty {
      sources = set.filter { !ProfileSource.isShipped($0.path) }
      context = set.filter { ProfileSource.isShipped($0.path) }
      drafts = []
      guard !sources.isEmpty else {
        throw Failure(
          status: .invalidInput,
          message: "error: there is no folder devices or profiles, and no matrix.yaml; "
            + "specify the profiles' folder with --profiles")
      }
      return
    }
    let seen = Set(named.map { Self.standard($0.path) })
    let known = Set(set.map { Self.standard($0.path) })
    sources = named
    context = set.filter { !seen.contains(Self.standard($0.path)) }
    drafts = Set(named.map(\.path).filter { !known.contains(Self.standard($0)) })
  }

  /// The files of paths, each once.
  private static func named(_ paths: [String]) throws(Failure) -> [ProfileSource] {
    var sources: [ProfileSource] = []
    var seen: Set<String> = []
    for path in paths {
      if path == "-" {
        sources.append(try ProfileFolder.read(path))
        continue
      }
      let folder = folder(path)
      // Hidden folders such as .github hold YAML of others.
      let files =
        folder.exists
        ? try folder.files().filter { !$0.dropFirst(folder.path.count).contains("/.") } : [path]
      sources += try read(files.filter { seen.insert(standard($0)).inserted })
    }
    return sources
  }

  /// The files that `run` reads, with those of a folder where it has none to go by.
  private static func set(
    _ profiles: String?, plan named: String?
  ) throws(Failure) -> [ProfileSource] {
    let hasPlan = ProfileFolder(".").hasPlan
    let checkout = ProfileFolder("devices")
    let isCheckout = checkout.hasPlan || checkout.exists && !hasPlan
    guard let folder = profiles.map(folder) ?? (isCheckout ? checkout : nil) else {
      var set = ProfileFileSet.shipped
      try set.take(beside: named ?? "matrix.yaml")
      if named == nil, hasPlan { set.sources.append(try ProfileFolder.read("matrix.yaml")) }
      return set.sources
    }
    var set = ProfileFileSet(
      sources: try read(try folder.files()), plan: ProfileSource(path: folder.plan, bytes: []),
      scripts: folder.scripts)
    if let named { try set.take(beside: named) }
    return set.sources
  }

  private static func folder(_ path: String) -> ProfileFolder {
    ProfileFolder(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
  }

  private static func standard(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path
  }

  private static func read(_ paths: [String]) throws(Failure) -> [ProfileSource] {
    var sources: [ProfileSource] = []
    for path in paths { sources.append(try ProfileFolder.read(path)) }
    return sources
  }
}
