import InsetCore

extension Strategies {
  /// N3: sets the bottom insets to the reported height, whatever axis that is.
  ///
  /// A control. Up to iOS 7 the frame is in the screen's portrait space, so that in landscape the
  /// reported height is the keyboard's width; elsewhere it writes what N2 writes. It observes at
  /// all times, wipes all other edges and ignores a show without an end frame.
  struct LegacyAxesIgnored: InsetStrategy {
    static let id = "n3-legacy-axes-ignored"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "Height as it is (control)",
      group: .control,
      summary:
        "Sets the bottom inset to the height in the notification, with its axes as they are.",
      formula: "contentInset = scrollIndicatorInsets = (0, 0, kbEnd.height, 0) on willShow, "
        + "(0, 0, 0, 0) on willHide",
      weaknesses: [
        Weakness(
          "The app has insets of its own: they are wiped", .hidden, .gap, .padding,
          in: "base:!base0 keyboard:!floating,undocked,split"),
        Weakness(
          "Something lies between the view and the bottom of the screen", .hidden, .gap,
          in: "placement:safe-area,child,above-input-bar "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "Only the bar of an iPad's hardware keyboard shows: the frame's height counts", .gap,
          in: "device:ipad* keyboard:hardware* accessory:!none"),
        Weakness(
          "A tab bar or toolbar lies below the view or its content", .hidden, .gap,
          in: "bars:tab,nav+tab,nav+toolbar keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [.timMedcalf("a naive idea that its header names")])

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow:
        guard let frame = event.keyboard.endFrame else { return }
        view.replaceInsets(bottom: frame.height)
      case .keyboardWillHide: view.replaceInsets(bottom: 0)
      default: break
      }
    }
  }
}
