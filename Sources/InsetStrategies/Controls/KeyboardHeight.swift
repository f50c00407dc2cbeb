import InsetCore

extension Strategies {
  /// N2: sets the bottom insets to the height of the keyboard's end frame.
  ///
  /// A control. The frame is converted from the screen to the controller's view first, so that its
  /// height is the height on any OS; this alone sets it apart from N3, in landscape up to iOS 7. It
  /// observes at all times, wipes all other edges and ignores a show without an end frame.
  struct KeyboardHeight: InsetStrategy {
    static let id = "n2-keyboard-height"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "Converted height (control)",
      group: .control,
      summary:
        "Sets the bottom inset to the keyboard's height, with the axes as the user sees them.",
      formula: "contentInset = scrollIndicatorInsets = (0, 0, view.convert(kbEnd, from: screen)."
        + "height, 0) on willShow, (0, 0, 0, 0) on willHide",
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
      publications: [.timMedcalf("a naive idea that its header names, with the axes put right")])

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow:
        guard let frame = event.keyboard.endFrame else { return }
        view.replaceInsets(bottom: view.convert(frame, from: .screen, to: .root).height)
      case .keyboardWillHide: view.replaceInsets(bottom: 0)
      default: break
      }
    }
  }
}
