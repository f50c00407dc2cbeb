import DeviceProfiles
import InsetCore
import InsetStrategies
import MatrixEngine
import ProfileFiles
import ProfileLint

extension Linter {
  /// The linter with all that the tool knows.
  static let tool = Linter(strategies: Strategies.all.map(\.id), levels: MatrixLevels.ofApp)
}

/// The levels of the matrix that do not come from devices, locales and scripts.
enum MatrixLevels {
  /// The levels of each parameter that the app and the OS bring, by the parameter's name.
  @Sendable static func ofApp(_ plan: MatrixPlan) -> [String: [String]] {
    func names<Level: CaseIterable & RawRepresentable<String>>(_: Level.Type) -> [String] {
      Level.allCases.map(\.rawValue)
    }
    return [
      MatrixParameter.orientation.name: names(InterfaceOrientation.self),
      MatrixParameter.window.name: names(WindowMode.self),
      MatrixParameter.keyboard.name: names(KeyboardMode.self) + plan.app.inputViews.map(\.name),
      MatrixParameter.accessory.name: (Accessory.usual + plan.app.accessories).map(\.name),
      MatrixParameter.bars.name: names(BarSet.self),
      MatrixParameter.placement.name: names(Placement.self),
      MatrixParameter.adjustment.name: names(ContentInsetAdjustmentBehavior.self),
      MatrixParameter.base.name: names(BaseInsets.self),
    ]
  }
}
