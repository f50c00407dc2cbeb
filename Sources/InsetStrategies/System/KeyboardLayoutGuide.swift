import InsetCore

extension Strategies {
  /// Apple's `UIKeyboardLayoutGuide`, as documented: the lowest content rests on the guide's top
  /// edge.
  ///
  /// By default the guide follows a docked keyboard only; without one its height is that of the
  /// bottom safe area. It follows the keyboard itself and no notification, also while a finger
  /// drags it.
  ///
  /// Reading: the guide is that of the avoiding view, and ends at the view's top edge where the
  /// keyboard covers the whole view, of which the documentation says nothing.
  struct KeyboardLayoutGuide: InsetStrategy {
    static let id = "uikeyboard-layout-guide"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let followsLayoutGuide = true
    static let about = StrategyDescription(
      name: "UIKeyboardLayoutGuide (Apple)",
      group: .apple,
      summary: "Rests the lowest content on the view's keyboardLayoutGuide.",
      formula: "content.bottom = keyboardLayoutGuide.top; its height is what a docked keyboard "
        + "covers of the view, at least the bottom safe area",
      availability: [
        Availability("os>=15", source: "the guide came with iOS 15")
      ],
      weaknesses: [
        Weakness(
          "A finger holds the keyboard: content is under its accessory view", often: .hidden,
          in: "os>=26 accessory:bar* script:*start-dismiss* placement:fill window:full"),
        Weakness(notInMatrix: "It passes over the bar of a hardware keyboard, one report says"),
        Weakness(notInMatrix: "On iOS 18 it counts an accessory once, one report says"),
      ],
      publications: [
        Publication(
          "Apple, \"UIKeyboardLayoutGuide\"", version: "(documentation)", date: "date not known",
          link: "https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide")
      ],
      reading: "the guide is the avoiding view's own and no higher than it")

    /// Takes an event; the guide is up to date whenever the view is laid out.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      guard let height = view.keyboardLayoutGuideHeight else { return }
      view.bottomConstraint = max(0, height - view.environment.obstruction.bottom)
    }
  }
}
