import DeviceProfiles
import Foundation
import InsetStrategies
import MatrixEngine
import ProfileFiles
import ScenarioSpaces

/// The profiles that the project ships, read from `devices/` below the working directory.
enum Shipped {
  /// Reads all profiles and the nightly's plan.
  static func model() throws -> MatrixModel {
    let paths = (FileManager.default.enumerator(atPath: "devices")?.allObjects ?? [])
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".yaml") && $0 != "matrix.yaml" }
      .sorted()
    let loaded = try ProfileFiles.load(paths.map(source), matrix: source("matrix.yaml"))
    return MatrixModel(loaded.profiles, loaded.plan)
  }

  private static func source(_ path: String) throws -> ProfileSource {
    let file = "devices/\(path)"
    return ProfileSource(path: file, bytes: Array(try Data(contentsOf: URL(filePath: file))))
  }
}
