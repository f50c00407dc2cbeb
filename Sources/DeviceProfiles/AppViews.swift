package import InsetCore

/// What one's own app puts in the keyboard's place, or on top of it.
package struct AppViews: Hashable, Sendable, Codable {
  package var inputViews: [InputView]
  /// The input accessory views beside the usual ones.
  package var accessories: [Accessory]

  package init(inputViews: [InputView] = [], accessories: [Accessory] = []) {
    self.inputViews = inputViews
    self.accessories = accessories
  }
}

/// A custom input view: a level of the matrix beside the keyboards of the system.
package struct InputView: Hashable, Sendable, Codable {
  package var name: String
  /// The height in points.
  package var height: Double
  /// Whether the height has the home indicator's strip in it.
  package var includesSafeArea: Bool
  package var place: SourceLocation?

  package init(
    name: String, height: Double, includesSafeArea: Bool = false, place: SourceLocation? = nil
  ) {
    self.name = name
    self.height = height
    self.includesSafeArea = includesSafeArea
    self.place = place
  }
}

/// What the app puts above the keyboard: a level of the matrix.
package struct Accessory: Hashable, Sendable, Codable {
  package var name: String
  /// The height in points.
  package var height: Double
  /// Whether it is the controller's own: without a keyboard it rests at the bottom of the screen,
  /// above the home indicator.
  package var isPersistent: Bool

  package init(name: String, height: Double, isPersistent: Bool = false) {
    self.name = name
    self.height = height
    self.isPersistent = isPersistent
  }

  package static let none = Accessory(name: "none", height: 0)
  /// A toolbar of the usual height.
  package static let bar44 = Accessory(name: "bar-44", height: 44)
  /// A chat's input bar with two lines.
  package static let bar88 = Accessory(name: "bar-88", height: 88)
  /// A chat's input bar of one line that stays when the keyboard goes.
  package static let chat52 = Accessory(name: "chat-52", height: 52, isPersistent: true)
  /// Those that every matrix has.
  package static let usual = [none, bar44, bar88, chat52]
}

extension DeviceProfile {
  /// The keyboard frame of a custom input view: UIKit puts the view above the home indicator and
  /// draws the frame down to the screen's edge.
  ///
  /// The view's height is the app's own word; what the safe area adds is as good as its figure.
  ///
  /// - Returns: nil where the profile has no safe area for the orientation.
  package func keyboard(
    _ view: InputView, orientation: InterfaceOrientation, on os: OSLevel
  ) -> KeyboardMetrics? {
    guard let safeArea = safeArea(orientation, on: os) else { return nil }
    let strip = view.includesSafeArea ? 0 : safeArea.value.bottom
    let source = "the app's own input view \(view.name)"
    let height =
      strip == 0
      ? Figure(view.height, .documented, source: source, place: view.place)
      : Figure(
        view.height + strip, max(.derived, safeArea.provenance),
        source: "\(source) and the safe area below it: \(safeArea.origin)", place: view.place)
    return KeyboardMetrics(height: height)
  }
}
