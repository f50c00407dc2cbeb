import InsetCore

extension Strategies {
  /// N1: sets the bottom insets to 216 points, an early iPhone keyboard's height in portrait.
  ///
  /// A control. It reads no key, observes at all times and wipes all other edges.
  struct Constant216: InsetStrategy {
    static let id = "n1-constant-216"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "216 points (control)",
      group: .control,
      summary: "Sets the bottom inset to 216 points while the keyboard is up.",
      formula: "contentInset = scrollIndicatorInsets = (0, 0, 216, 0) on willShow, (0, 0, 0, 0) on "
        + "willHide",
      weaknesses: [
        Weakness(
          "The app has insets of its own: they are wiped", .hidden, .gap, .padding,
          in: "base:!base0 keyboard:!floating,undocked,split"),
        Weakness(
          "The keyboard or its bar has another height than 216 points", .hidden, .gap,
          in: "accessory:!none"),
        Weakness(
          "Something lies between the view and the bottom of the screen", .hidden, .gap,
          in: "placement:safe-area,child,above-input-bar "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The keyboard has another height than 216 points", .hidden, .gap,
          in: "placement:!child,above-input-bar keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [.timMedcalf("a naive idea that its header names")])

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow: view.replaceInsets(bottom: 216)
      case .keyboardWillHide: view.replaceInsets(bottom: 0)
      default: break
      }
    }
  }
}
