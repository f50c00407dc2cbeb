import DeviceProfiles
import Foundation
import InsetStrategies
package import MatrixResults
package import ProfileFiles
import TextFormats

/// The files behind a matrix.
package struct ProfileFileSet: Equatable, Sendable {
  /// Devices, families, locales, scripts and readings, in the order of their paths.
  package var sources: [ProfileSource]
  /// The plan: what runs.
  package var plan: ProfileSource
  /// The path of the set's own scripts.
  package var scripts: String
  /// What people use: it weighs reports and is no part of what a run judges, nor of its digest.
  package var usage: ProfileSource?
  /// The failures that are known of the plan: no part of what a run judges either.
  package var baseline: ProfileSource?

  package init(
    sources: [ProfileSource], plan: ProfileSource, scripts: String, usage: ProfileSource? = nil,
    baseline: ProfileSource? = nil
  ) {
    self.sources = sources
    self.plan = plan
    self.scripts = scripts
    self.usage = usage
    self.baseline = baseline
  }

  /// The profiles that are part of the library; their paths name no file.
  package static let shipped: ProfileFileSet = {
    func path(_ name: String) -> String { "\(SourceLocation.shippedFolder)/\(name)" }
    var sources = ShippedFiles.files.filter {
      $0.path.hasSuffix(".yaml") || $0.path.hasPrefix("readings/")
    }.map {
      ProfileSource(path: path($0.path), bytes: Array($0.text.utf8))
    }
    func take(_ name: String) -> ProfileSource? {
      sources.firstIndex { $0.path == path(name) }.map { sources.remove(at: $0) }
    }
    let plan = take("matrix.yaml") ?? ProfileSource(path: path("matrix.yaml"), bytes: [])
    let (usage, baseline) = (take(CompanionFile.usage.name), take(CompanionFile.baseline.name))
    return ProfileFileSet(
      sources: sources, plan: plan, scripts: path("scripts.yaml"), usage: usage,
      baseline: baseline)
  }()

  /// Reads the files of a folder, and parts the plan from the profiles.
  ///
  /// - Parameters:
  ///   - folder: The folder with the profiles; nil for the shipped ones.
  ///   - plan: What runs; nil for `matrix.yaml` in the folder, or else the shipped one. It brings
  ///     along the scripts and profiles beside it.
  /// - Throws: ``MatrixError`` where a file cannot be read or the folder has no profile.
  package init(profiles folder: String?, plan: String?) throws(MatrixError) {
    self = .shipped
    if let folder = folder.map(ProfileFolder.init) {
      scripts = folder.scripts
      // The folder's plan stays out where another one is given.
      let companions = CompanionFile.allCases.map { folder.path(of: $0) }
      let others = ([folder.plan, plan ?? folder.plan] + companions).map(ProfileFolder.real)
      let paths = try folder.files().filter { !others.contains(ProfileFolder.real($0)) }
      if paths.isEmpty {
        throw MatrixError(.invalidProfiles, "error: no profile (*.yaml) under \(folder.path.shown)")
      }
      if let plan {
        self.plan = try ProfileSource(reading: plan)
      } else {
        self.plan = try ProfileSource(found: folder.plan)
      }
      sources = try ProfileSource.read(paths)
      usage = try folder.companion(.usage) ?? usage
      baseline = try folder.companion(.baseline)
    } else if let plan {
      self.plan = try ProfileSource(reading: plan)
    }
    if let plan { try take(beside: plan) }
  }

  /// Adds what an app's own plan brings along.
  ///
  /// `scripts.yaml` beside it takes the place of the set's scripts and `usage.yaml` that of its shares, and the devices in `profiles` are added to
  /// those of the set. A baseline is about one plan, so that only the one beside it counts.
  package mutating func take(beside plan: String) throws(MatrixError) {
    let folder = URL(filePath: plan).deletingLastPathComponent().relativePath
    let known = Set(sources.map { ProfileFolder.real($0.path) })
    func isNew(_ path: String) -> Bool { !known.contains(ProfileFolder.real(path)) }
    let beside = ProfileFolder(folder)
    var paths: [String] = []
    if Input.isPresent(beside.scripts), isNew(beside.scripts) {
      sources.removeAll { $0.path == scripts }
      paths.append(beside.scripts)
    }
    usage = try beside.companion(.usage) ?? usage
    baseline = try beside.companion(.baseline)
    let own = ProfileFolder("\(folder)/profiles")
    if own.isPresent { paths += try own.files().filter(isNew) }
    sources += try ProfileSource.read(paths.map(\.withoutDot))
  }

  /// The space that the files define.
  ///
  /// - Parameters:
  ///   - checkingQueries: Whether the plan's queries must be valid.
  ///   - strategies: The strategies that the plan's gate may name; nil for any.
  /// - Throws: ``MatrixError`` with all errors of all files.
  /// - Returns: The space, with a digest of the files.
  package func model(
    checkingQueries: Bool = true, strategies: [String]? = Strategies.all.map(\.id)
  ) throws(MatrixError) -> MatrixModel {
    let loaded: LoadedProfiles
    do throws(InvalidProfiles) {
      loaded = try ProfileLoader.load(
        sources, matrix: plan, strategies: strategies,
        levels: checkingQueries ? MatrixLevels.ofApp : nil)
    } catch {
      throw MatrixError(.invalidProfiles, error.render(sources + [plan]))
    }
    if loaded.profiles.devices.isEmpty || loaded.profiles.locales.isEmpty {
      let missing = loaded.profiles.devices.isEmpty ? "device" : "input language"
      throw MatrixError(
        .invalidProfiles, "error: the profiles beside \(plan.path.shown) have no \(missing)")
    }
    return MatrixModel(loaded.profiles, loaded.plan, digest: digest)
  }

  /// A number that changes with any byte of the files, with their names and with their bounds, in the
  /// order of their paths.
  ///
  /// The folders are left out: they differ between machines.
  package var digest: UInt64 {
    (sources + [plan]).reduce(FNV1a.empty) { hash, source in
      let name = source.path.split(separator: "/").last ?? ""
      let head = FNV1a.hash(Array("\(name)\n\(source.bytes.count)\n".utf8), after: hash)
      return FNV1a.hash(source.bytes, after: head)
    }
  }
}
