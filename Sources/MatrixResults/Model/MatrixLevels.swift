package import DeviceProfiles
import InsetCore

/// The levels of the matrix that do not come from devices, locales and scripts.
package enum MatrixLevels {
  /// The levels of each parameter that the app and the OS bring, by the parameter's name.
  @Sendable package static func ofApp(_ plan: MatrixPlan) -> [String: [String]] {
    func names<Level: CaseIterable & RawRepresentable<String>>(_: Level.Type) -> [String] {
      Level.allCases.map(\.rawValue)
    }
    return [
      MatrixParameter.orientation.name: names(InterfaceOrientation.self),
      MatrixParameter.window.name: MatrixModel.windows.map(\.rawValue),
      MatrixParameter.keyboard.name: names(KeyboardMode.self) + plan.app.inputViews.map(\.name),
      MatrixParameter.accessory.name: (Accessory.usual + plan.app.accessories).map(\.name),
      MatrixParameter.bars.name: names(BarSet.self),
      MatrixParameter.placement.name: names(Placement.self),
      MatrixParameter.adjustment.name: names(ContentInsetAdjustmentBehavior.self),
      MatrixParameter.base.name: names(BaseInsets.self),
      MatrixParameter.field.name: names(FieldPlace.self),
    ]
  }
}
