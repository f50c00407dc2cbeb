import DeviceProfiles
import InsetCore
import InsetStrategies
package import MatrixModels
package import ProfileFiles
import ShippedProfiles
import YAMLDocuments

/// The files behind a matrix.
package struct ProfileFileSet: Equatable, Sendable {
  /// Devices, families, locales and scripts, in the order of their paths.
  package var sources: [ProfileSource]
  /// The plan: what runs.
  package var plan: ProfileSource
  /// The path of the set's own scripts.
  package var scripts: String

  package init(sources: [ProfileSource], plan: ProfileSource, scripts: String) {
    self.sources = sources
    self.plan = plan
    self.scripts = scripts
  }

  /// The profiles that are part of the library; their paths name no file.
  package static let shipped: ProfileFileSet = {
    func path(_ name: String) -> String { "\(ProfileSource.shippedFolder)/\(name)" }
    var sources = ShippedFiles.files.filter { $0.path.hasSuffix(".yaml") }.map {
      ProfileSource(path: path($0.path), bytes: Array($0.text.utf8))
    }
    let plan = sources.firstIndex { $0.path == path("matrix.yaml") }.map { sources.remove(at: $0) }
    return ProfileFileSet(
      sources: sources, plan: plan ?? ProfileSource(path: path("matrix.yaml"), bytes: []),
      scripts: path("scripts.yaml"))
  }()

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
        .invalidProfiles, "error: the profiles beside \(plan.path) have no \(missing)")
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
