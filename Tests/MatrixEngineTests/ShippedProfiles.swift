import DeviceProfiles
import Foundation
import InsetCore
import InsetStrategies
import MatrixEngine
import ProfileFiles
import ScenarioSpaces
import TestSupport

/// The profiles under `devices/` and the nightly's plan.
enum Shipped {
  static func model() throws -> MatrixModel {
    let paths = Repository.files(under: "devices", ending: ".yaml")
    func source(_ path: String) throws -> ProfileSource {
      ProfileSource(
        path: path, bytes: Array(try Data(contentsOf: Repository.root.appending(path: path))))
    }
    let loaded = try ProfileFiles.load(
      paths.filter { $0 != "devices/matrix.yaml" }.map(source),
      matrix: source("devices/matrix.yaml"))
    return MatrixModel(loaded.profiles, loaded.plan)
  }

  static func matrix(
    where query: String, _ subjects: [Subject] = Strategies.all
  ) throws -> Matrix {
    let model = try model()
    return try Matrix(model, subjects: subjects, where: Query(query, in: model.space))
  }
}
