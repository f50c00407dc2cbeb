import InsetCore
import InsetOracle
import MatrixModels
import MatrixResults
import ScenarioSpaces

/// What all judges of a run share.
///
/// A class, so that closures capture one reference instead of a copy.
final class JudgingContext: Sendable {
  let model: MatrixModel
  let classes: EquivalenceClasses
  let strategies: [AnyInsetStrategy]
  let policies: PolicyChoices
  /// What compares the oracle's rule with the pixel sweep; nil for nothing.
  let crossCheck: CrossCheck?
  /// Called before a scenario is played to a strategy that is played scenario by scenario.
  let willPlay: (@Sendable (Matrix.Play?) -> Void)?

  init(
    _ model: MatrixModel, _ classes: EquivalenceClasses, _ strategies: [AnyInsetStrategy],
    _ policies: PolicyChoices, crossCheck: CrossCheck?,
    willPlay: (@Sendable (Matrix.Play?) -> Void)?
  ) {
    self.model = model
    self.classes = classes
    self.strategies = strategies
    self.policies = policies
    self.crossCheck = crossCheck
    self.willPlay = willPlay
  }

  /// The table of the diagrams that say which scenarios apply.
  var scopes: DiagramTable { classes.table }

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
    let scopes = scopes
    var levels: [Int] = []
    func node(_ parameter: Int, _ scope: Diagram, _ table: inout DiagramTable) -> Diagram {
      if parameter > parameters.upperBound.rawValue { return leaf(levels, scope, &table) }
      var branches: [Diagram] = []
      branches.reserveCapacity(table.sizes[parameter])
      for level in 0..<table.sizes[parameter] {
        let rest = scopes.child(of: scope, parameter: parameter, level: level)
        if let terminal = rest.terminal, terminal != 0 {
          branches.append(.terminal(0))
          continue
        }
        levels.append(level)
        branches.append(node(parameter + 1, rest, &table))
        levels.removeLast()
      }
      return table.node(parameter, branches)
    }
    if let terminal = scope.terminal, terminal != 0 { return .terminal(0) }
    return node(parameters.lowerBound.rawValue, scope, &table)
  }
}
