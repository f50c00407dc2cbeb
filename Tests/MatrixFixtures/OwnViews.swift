package import DeviceProfiles
package import MatrixResults

/// An app with input and accessory views of its own, on the shipped devices.
package enum OwnViews {
  /// The app's views.
  package static let app = AppViews(
    inputViews: [
      InputView(name: "pin-pad", height: 216),
      InputView(name: "drawer", height: 300, includesSafeArea: true),
    ],
    accessories: [Accessory(name: "toolbar", height: 56)])

  /// The model of every scenario of the app.
  package static func model() throws -> MatrixModel { try Shipped.wholeModel(app) }
}
