import InsetCore
import InsetStrategies
import MatrixResults
import ProfileTools

extension Linter {
  static let tool = Linter(strategies: Strategies.all.map(\.id), levels: MatrixLevels.ofApp)
}
