import DeviceProfiles
import Foundation
import InsetStrategies
import MatrixEngine
import ProfileFiles
import ScenarioSpaces

/// The profiles that the project ships, read from `devices/` below the working directory.
enum Shipped {
  /// The files of all profiles but the plan.
  static func sources() throws -> [ProfileSource] {
    try paths.map(source)
  }

  private static var paths: [String] {
    (FileManager.default.enumerator(atPath: "devices")?.allObjects ?? [])
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".yaml") && $0 != "matrix.yaml" }
      .sorted()
  }

  /// Reads all profiles and the nightly's plan.
  static func model() throws -> MatrixModel {
    let loaded = try ProfileLoader.load(sources(), matrix: source("matrix.yaml"))
    // What has a twin in C: the scripts that users play most, views that the app alone avoids for.
    let runs = [
      MatrixPlan.SubProduct(
        name: "basic",
        query: "placement:fill,safe-area,child,short "
          + "window:full,split*,slide-over,free,page-sheet")
    ]
    let plan = MatrixPlan(os: loaded.plan.os, runs: runs, gate: loaded.plan.gate)
    return MatrixModel(loaded.profiles, plan)
  }

  private static func source(_ path: String) throws -> ProfileSource {
    let file = "devices/\(path)"
    return ProfileSource(path: file, bytes: Array(try Data(contentsOf: URL(filePath: file))))
  }
}
