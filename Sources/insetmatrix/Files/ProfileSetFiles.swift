import DeviceProfiles
import Foundation
import InsetCore
import InsetStrategies
import MatrixEngine
import ProfileFiles
import ShippedProfiles

/// The files behind a matrix, as they were read.
struct ProfileSetFiles: Equatable {
  /// Devices, families, locales and scripts, in the order of their paths.
  var sources: [ProfileSource]
  /// What runs.
  var plan: ProfileSource
  /// The path of the set's own scripts.
  var scripts: String

  /// What the tool brings along; its paths name no file.
  static let shipped: ProfileSetFiles = {
    var sources = ShippedFiles.files.filter { $0.path.hasSuffix(".yaml") }.map {
      ProfileSource(path: "\(ProfileSource.shippedFolder)/\($0.path)", bytes: Array($0.text.utf8))
    }
    let plan = sources.firstIndex { $0.path == "\(ProfileSource.shippedFolder)/matrix.yaml" }.map {
      sources.remove(at: $0)
    }
    return ProfileSetFiles(
      sources: sources,
      plan: plan ?? ProfileSource(path: "\(ProfileSource.shippedFolder)/matrix.yaml", bytes: []),
      scripts: "\(ProfileSource.shippedFolder)/scripts.yaml")
  }()

  /// Adds what an app's own plan brings along: `scripts.yaml` beside it takes the place of the
  /// set's scripts, and the devices in `profiles` are added to those of the set.
  mutating func take(beside plan: String) throws(Failure) {
    let folder = URL(filePath: plan).deletingLastPathComponent().relativePath
    func isKnown(_ path: String) -> Bool {
      let url = URL(filePath: path).standardizedFileURL
      return sources.contains { URL(filePath: $0.path).standardizedFileURL == url }
    }
    let beside = ProfileFolder(folder)
    var paths: [String] = []
    if FileManager.default.fileExists(atPath: beside.scripts), !isKnown(beside.scripts) {
      sources.removeAll { $0.path == scripts }
      paths.append(beside.scripts)
    }
    let own = ProfileFolder("\(folder)/profiles")
    if own.exists { paths += try own.files().filter { !isKnown($0) } }
    for path in paths {
      sources.append(
        try ProfileFolder.read(path.hasPrefix("./") ? String(path.dropFirst(2)) : path))
    }
  }

  /// The matrix that the files define, or all their errors.
  ///
  /// - Parameter checkingQueries: Whether the plan's queries must be valid.
  /// - Throws: A failure with all errors.
  /// - Returns: The matrix.
  func model(checkingQueries: Bool = true) throws(Failure) -> MatrixModel {
    let loaded: LoadedProfiles
    do throws(InvalidProfiles) {
      loaded = try ProfileLoader.load(
        sources, matrix: plan, strategies: Strategies.all.map(\.id),
        levels: checkingQueries ? MatrixLevels.ofApp : nil)
    } catch {
      throw Failure(status: .invalidInput, message: error.render(sources + [plan]))
    }
    // Every parameter of the matrix has a level.
    if loaded.profiles.devices.isEmpty || loaded.profiles.locales.isEmpty {
      let missing = loaded.profiles.devices.isEmpty ? "device" : "input language"
      throw Failure(
        status: .invalidInput, message: "error: the profiles beside \(plan.path) have no \(missing)"
      )
    }
    return MatrixModel(loaded.profiles, loaded.plan, digest: digest)
  }

  /// A number that changes with any byte of the files: FNV-1a in the order of their paths.
  private var digest: UInt64 {
    (sources + [plan]).reduce(0xCBF2_9CE4_8422_2325) { digest, source in
      source.bytes.reduce(digest) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }
}
