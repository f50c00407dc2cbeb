import DeviceProfiles
import Foundation
import InsetCore
import InsetStrategies
import MatrixEngine
import MatrixModels
import ProfileFiles
import ScenarioSpaces
import TestSupport

/// The profiles under `devices/`, with the nightly's plan or with everything.
enum Shipped {
  static func model() throws -> MatrixModel {
    let paths = Repository.files(under: "devices", ending: ".yaml")
    func source(_ path: String) throws -> ProfileSource {
      ProfileSource(
        path: path, bytes: Array(try Data(contentsOf: Repository.root.appending(path: path))))
    }
    let loaded = try ProfileLoader.load(
      paths.filter { $0 != "devices/matrix.yaml" }.map(source),
      matrix: source("devices/matrix.yaml"))
    return MatrixModel(loaded.profiles, loaded.plan)
  }

  /// Every scenario of a query, whatever the nightly runs.
  static func matrix(
    where query: String, _ subjects: [AnyInsetStrategy] = Strategies.all
  ) throws -> Matrix {
    let shipped = try model()
    var plan = shipped.plan
    plan.runs = [MatrixPlan.SubProduct(name: "everything", query: "")]
    let model = MatrixModel(shipped.profiles, plan)
    return try Matrix(model, strategies: subjects, where: Query(query, in: model.space))
  }
}
