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
    static let about = StrategyDescription(
      name: "UIKeyboardLayoutGuide (Apple)",
      group: .apple,
      summary: "Rests the lowest content on the view's keyboardLayoutGuide.",
      formula: "content.bottom = keyboardLayoutGuide.top; its height is what a docked keyboard "
        + "covers of the view, at least the bottom safe area",
      weaknesses: [
        Weakness(
          "The bar of a hardware keyboard is up: the guide stays at the bottom", .hidden,
          in: "keyboard:hardware+bar placement:!child,above-input-bar "
            + "window:full,split*,page-sheet*"),
        Weakness(
          "A hardware keyboard's accessory covers the view's end", often: .hidden,
          in: "keyboard:hardware* accessory:!none"),
        Weakness(
          "An accessory comes again on iOS 18", often: .hidden,
          in: "script:show-hide-show os:26.1+sdk18,18* accessory:!none"),
        Weakness(
          "The bar of a hardware keyboard covers a screen without other bars", .hidden,
          in: "keyboard:hardware+bar bars:!tab,nav+tab,nav+toolbar "
            + "window:!page-sheet*,form-sheet,popover"),
      ],
      publications: [
        Publication(
          "Apple, \"UIKeyboardLayoutGuide\"", version: "(documentation)", date: "date not known",
          link: "https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide")
      ],
      reading: "the guide is the avoiding view's own and no higher than it")

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
