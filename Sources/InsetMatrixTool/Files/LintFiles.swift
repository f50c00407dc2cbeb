import DeviceProfiles
import Foundation
import InsetMatrix
import ProfileFiles

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
    let plan = named.first { $0.isPlan }?.path
    let beside = plan == nil ? Self.plan(besideOne: named) : nil
    var set = try Self.set(profiles, plan: plan ?? beside)
    if let beside {
      set.removeAll { $0.isPlan }
      set.append(try orFailure(ProfileSource(found: beside)))
    }
    if paths.isEmpty {
      sources = set.filter { !SourceLocation.isShipped($0.path) }
      context = set.filter { SourceLocation.isShipped($0.path) }
      drafts = []
      guard !sources.isEmpty else {
        throw Failure(
          status: .invalidInput,
          message: "error: there is no folder devices or profiles, and no matrix.yaml; "
            + "specify the profiles' folder with --profiles")
      }
      return
    }
    let seen = Set(named.map { ProfileFolder.real($0.path) })
    let known = Set(set.map { ProfileFolder.real($0.path) })
    sources = named
    context = set.filter { !seen.contains(ProfileFolder.real($0.path)) }
    drafts = Set(named.map(\.path).filter { !known.contains(ProfileFolder.real($0)) })
  }

  /// The files of paths, each once; those of a folder sorted.
  static func named(_ paths: [String]) throws(Failure) -> [ProfileSource] {
    var named: [ProfileSource] = []
    var seen: Set<String> = []
    func isNew(_ path: String) -> Bool {
      path == "-" || seen.insert(ProfileFolder.real(path)).inserted
    }
    for path in paths {
      let folder = ProfileFolder(path)
      if folder.exists {
        named += try orFailure(ProfileSource.read(folder.files().filter(isNew)))
      } else if isNew(path) {
        named.append(try orFailure(ProfileSource(reading: path)))
      }
    }
    return named
  }

  /// The plan beside a usage file or a baseline: what they are about.
  private static func plan(besideOne files: [ProfileSource]) -> String? {
    files.lazy.filter { $0.companion != nil }.map { file in
      ProfileFolder(URL(filePath: file.path).deletingLastPathComponent().relativePath)
    }.first { $0.hasPlan }?.plan
  }

  /// The files that `run` reads, with those of a folder where it has none to go by.
  private static func set(
    _ profiles: String?, plan named: String?
  ) throws(Failure) -> [ProfileSource] {
    let hasPlan = ProfileFolder(".").hasPlan
    let checkout = ProfileFolder("devices")
    let isCheckout = checkout.hasPlan || checkout.exists && !hasPlan
    var set = ProfileFileSet.shipped
    guard let folder = profiles.map(ProfileFolder.init) ?? (isCheckout ? checkout : nil) else {
      try orFailure(set.take(beside: named ?? "matrix.yaml"))
      if named == nil {
        set.sources.append(
          hasPlan ? try orFailure(ProfileSource(found: "matrix.yaml")) : set.plan)
      }
      return set.sources + own(set)
    }
    set.sources = try orFailure(ProfileSource.read(folder.files()))
    set.scripts = folder.scripts
    if let named { try orFailure(set.take(beside: named)) }
    let paths = Set(set.sources.map { ProfileFolder.real($0.path) })
    return set.sources
      + own(set).filter { !paths.contains(ProfileFolder.real($0.path)) }
  }

  /// The user's own files beside the plan.
  private static func own(_ set: ProfileFileSet) -> [ProfileSource] {
    [set.usage, set.baseline].compactMap(\.self).filter { !SourceLocation.isShipped($0.path) }
  }
}
