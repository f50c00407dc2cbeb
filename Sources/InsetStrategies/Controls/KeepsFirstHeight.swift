import InsetCore

extension Strategies {
  /// The covered area with the height of the first docked keyboard for all that follow.
  ///
  /// A control. The height is what is above the screen's bottom edge at the first show, and each later
  /// frame that reaches that edge is given it; all else is ``CoveredArea``. It is right until the
  /// keyboard has another height: another language, emoji, a bar above the letters, or landscape.
  struct KeepsFirstHeight: InsetStrategy {
    static let id = "keeps-first-height"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "Control: the first height for ever",
      group: .control,
      summary: "Takes each docked keyboard to be as high as the first one was.",
      formula: "contentInset.bottom as for covered-area, with keyboard.minY = screen.height - "
        + "first; first = screen.height - kbEnd.minY at the first willShow of a docked keyboard",
      weaknesses: [
        Weakness(
          "An input bar that stays is shown first: its height is kept", often: .hidden, .gap,
          in: "accessory:chat-52"),
        Weakness(
          "The device is turned: the keyboard has another height", often: .hidden, .gap,
          in: "script:show-rotate* keyboard:!hardware*,floating,undocked,split accessory:!chat-52"),
        Weakness(
          "Emoji or a bar above the letters give the keyboard another height", often: .hidden, .gap,
          in: "script:*emoji*,show-bar-off*,show-then-bar*,show-in-three-rounds* "
            + "keyboard:!hardware*,floating,undocked,split accessory:!chat-52"),
        Weakness(
          "The keyboard was first shown without the accessory, on another screen",
          often: .hidden, .gap,
          in:
            "script:elsewhere-show-appear*,push-show-pop-focused*,elsewhere-show-hide-appear-show "
            + "accessory:bar* keyboard:!hardware*,floating,undocked,split"),
        Weakness(
          "A hardware keyboard, a turn or a shut bar comes between two shows", often: .hidden, .gap,
          in: "script:show-hide-rotate-show,*attach*,show-shut-bar* "
            + "keyboard:!hardware*,floating,undocked,split accessory:!chat-52"),
      ],
      source: "this project")

    private var covered = CoveredArea()
    /// What the first docked keyboard covered of the screen, in points; nil before it.
    private var first: Double?

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      guard event.kind.isKeyboard, !event.isKeyboardHide, let frame = event.keyboard.endFrame
      else {
        covered.receive(event, &view)
        return
      }
      let chain = view.environment.chain
      let reading = KeyboardReading(endFrame: frame, isHide: false, chain: chain)
      guard let docked = reading.dockedFrame else {
        covered.receive(event, &view)
        return
      }
      let bottom = chain.uprightScreenSize.height
      if first == nil, event.kind == .keyboardWillShow { first = bottom - docked.minY }
      let y = bottom - (first ?? bottom - docked.minY)
      let height = docked.maxY - y
      let remembered = Rect(x: docked.minX, y: y, width: docked.width, height: height)
      var keyboard = event.keyboard
      keyboard.endFrame = chain.rotation.fixed(remembered, portrait: chain.screen)
      covered.receive(Event(event.kind, keyboard), &view)
    }
  }
}
