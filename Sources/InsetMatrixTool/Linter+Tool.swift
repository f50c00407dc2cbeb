import InsetCore
import InsetStrategies
import MatrixResults
import ProfileTools

extension Linter {
  /// The linter for the strategies that this process knows.
  static var tool: Linter {
    Linter(strategies: Strategies.all.map(\.id), levels: MatrixLevels.ofApp)
  }
}
