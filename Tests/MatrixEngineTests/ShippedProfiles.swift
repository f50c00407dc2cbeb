import DeviceProfiles
import InsetCore
import InsetMatrix
import InsetStrategies
import MatrixEngine
import MatrixModels
import ScenarioSpaces

/// The shipped profiles, with the nightly's plan or with everything.
enum Shipped {
  static func model() throws -> MatrixModel { ScenarioMatrix.shipped.model }

  /// Every scenario of a query, whatever the nightly runs.
  static func matrix(
    where query: String, _ strategies: [AnyInsetStrategy] = Strategies.all
  ) throws -> Matrix {
    let shipped = try model()
    var plan = shipped.plan
    plan.runs = [MatrixPlan.SubProduct(name: "everything", query: "")]
    let model = MatrixModel(shipped.profiles, plan)
    return try Matrix(model, strategies: strategies, where: Query(query, in: model.space))
  }
}
