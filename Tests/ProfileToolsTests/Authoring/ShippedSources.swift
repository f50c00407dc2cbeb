import DeviceProfiles
import InsetMatrix
import MatrixResults
import ProfileTools
import ProfileFiles

/// The profiles of the library.
enum ShippedSources {
  static func profiles() throws -> ProfileSet { ScenarioMatrix.shipped.model.profiles }

  static func traces() throws -> [ProfileTrace] {
    try ProfileLoader.traces(of: ProfileFileSet.shipped.sources)
  }
}
