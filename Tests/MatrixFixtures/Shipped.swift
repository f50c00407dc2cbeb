package import DeviceProfiles
package import InsetCore
import InsetMatrix
import InsetStrategies
package import MatrixEngine
package import MatrixResults
import ScenarioSpaces

/// The shipped profiles, with the nightly's plan or with everything.
package enum Shipped {
  /// The model of the nightly.
  package static func model() throws -> MatrixModel { ScenarioMatrix.shipped.model }

  /// The model of every scenario, whatever the nightly runs, with every OS behavior.
  ///
  /// - Parameter app: The app whose views are levels, too; nil for the plan's own.
  /// - Throws: What the shipped profiles throw where they cannot be loaded.
  /// - Returns: The model.
  package static func wholeModel(_ app: AppViews? = nil) throws -> MatrixModel {
    guard let app else { return try everything.get() }
    return try wholeModel(of: app)
  }

  /// The model of every scenario of the plan's own views, with the constraints that are found once.
  private static let everything = Result { try wholeModel(of: model().plan.app) }

  private static func wholeModel(of app: AppViews) throws -> MatrixModel {
    let shipped = try model()
    var plan = shipped.plan
    plan.app = app
    plan.runs = [MatrixPlan.SubProduct(name: "everything", query: "")]
    return MatrixModel(shipped.profiles, plan)
      .varied(ModelVariation(with: OSBehavior.possible))
  }

  /// Every scenario of a query, whatever the nightly runs.
  package static func matrix(
    where query: String, _ strategies: [AnyInsetStrategy] = Strategies.all
  ) throws -> Matrix {
    let model = try wholeModel()
    return try Matrix(model, strategies: strategies, where: Query(query, in: model.space))
  }
}
