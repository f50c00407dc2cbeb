import InsetCore

extension Strategies {
  /// N1: sets the bottom insets to 216 points, an early iPhone keyboard's height in portrait.
  ///
  /// A control. It reads no key, observes at all times and wipes all other edges.
  struct Constant216: InsetStrategy {
    static let id = "n1-constant-216"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      summary: "Sets the bottom inset to 216 points while the keyboard is up.",
      formula: "contentInset = scrollIndicatorInsets = (0, 0, 216, 0) on willShow, (0, 0, 0, 0) on "
        + "willHide",
      failsWhen:
        "The keyboard has any other height than 216 points. Anything lies between the view "
        + "and the bottom of the screen. The system adds a safe area: it counts twice. The app has "
        + "insets of its own: they are wiped",
      source: "a naive idea named in the header of TimMedcalf's gist")

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow: view.replaceInsets(bottom: 216)
      case .keyboardWillHide: view.replaceInsets(bottom: 0)
      default: break
      }
    }
  }
}
