import InsetCore
import InsetOracle
import MatrixResults
import ScenarioSpaces

/// What all judges of a run share.
///
/// A class, so that closures capture one reference instead of a copy.
final class JudgingContext: Sendable {
  let model: MatrixModel
  let classes: EquivalenceClasses
  /// The table of the diagrams that say which scenarios apply.
  let scopes: DiagramTable
  let strategies: [AnyInsetStrategy]
  let available: AvailableScenarios
  let policies: PolicyChoices
  typealias LayoutObserver = @Sendable (ScriptTree, SceneLayout, _ position: [Int]) -> Void
  /// For each strategy, no worst scenario.
  var noWorst: [WorstScenarios] {
    [WorstScenarios](repeating: WorstScenarios(), count: strategies.count)
  }
  /// Called before scripts are judged in a layout.
  let willJudge: LayoutObserver?

  init(
    _ model: MatrixModel, _ classes: EquivalenceClasses, _ strategies: [AnyInsetStrategy],
    _ policies: PolicyChoices, willJudge: LayoutObserver? = nil
  ) {
    self.model = model
    self.classes = classes
    scopes = classes.table
    self.strategies = strategies
    available = AvailableScenarios(strategies, in: model.space)
    self.policies = policies
    self.willJudge = willJudge
  }

  /// Builds a diagram over consecutive parameters: nothing where nothing applies.
  ///
  /// - Parameters:
  ///   - parameters: The first and the last parameter.
  ///   - scope: Which levels apply, from the first parameter on.
  ///   - table: The table of the diagram.
  ///   - leaf: The diagram below some levels of the parameters and the scope that is left.
  /// - Returns: A diagram of the table; 0 where nothing applies.
  func diagram(
    over parameters: ClosedRange<MatrixParameter>, of scope: Diagram,
    in table: inout DiagramTable,
    _ leaf: (_ levels: [Int], _ scope: Diagram, _ table: inout DiagramTable) -> Diagram
  ) -> Diagram {
    scopes.image(
      of: scope, over: parameters.lowerBound.rawValue...parameters.upperBound.rawValue,
      in: &table, leaf)
  }
}
