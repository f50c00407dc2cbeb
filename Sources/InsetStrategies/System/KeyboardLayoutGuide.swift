import InsetCore

extension Strategies {
  /// Apple's `UIKeyboardLayoutGuide`, as documented: the lowest content rests on the guide's top
  /// edge.
  ///
  /// By default the guide follows a docked keyboard only; without one its height is that of the
  /// bottom safe area. It follows the keyboard itself and no notification, also while a finger
  /// drags it.
  struct KeyboardLayoutGuide: InsetStrategy {
    static let id = "uikeyboard-layout-guide"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      summary: "Rests the lowest content on the view's keyboardLayoutGuide.",
      formula: "content.bottom = keyboardLayoutGuide.top; its height is what a docked keyboard "
        + "covers of the view, at least the bottom safe area",
      failsWhen: "The content lies in a view that ends above the one with the guide",
      source: "Apple, \"UIKeyboardLayoutGuide\" (documented behavior only)")

    /// The guide came with iOS 15.
    static func isAvailable(on capabilities: OSCapabilities) -> Bool {
      capabilities.hasKeyboardLayoutGuide
    }

    /// Takes an event; the guide is up to date whenever the view is laid out.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      guard let height = view.keyboardLayoutGuideHeight else { return }
      view.bottomConstraint = max(0, height - view.environment.obstruction.bottom)
    }
  }
}
