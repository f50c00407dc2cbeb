import InsetCore
import InsetStrategies
import MatrixModels
import ProfileLint

extension Linter {
  /// The linter with all that the tool knows.
  static let tool = Linter(strategies: Strategies.all.map(\.id), levels: MatrixLevels.ofApp)
}
