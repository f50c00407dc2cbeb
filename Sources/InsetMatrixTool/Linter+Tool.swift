import InsetCore
import InsetStrategies
import MatrixModels
import ProfileLint

extension Linter {
  static let tool = Linter(strategies: Strategies.all.map(\.id), levels: MatrixLevels.ofApp)
}
