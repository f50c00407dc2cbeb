import InsetCore

extension Strategies {
  /// The covered area, which a size change sets to nothing until the keyboard is shown anew.
  ///
  /// A control. It is written where an app hears that a transition to another size is complete: after
  /// the show that a rotation posts, and at once where the window changes under a keyboard that stays.
  /// A size change without a keyboard is complete after the next show, too, as nothing else is heard
  /// of it.
  struct DropsOnRotation: InsetStrategy {
    static let id = "drops-on-rotation"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "Control: lost on rotation",
      group: .control,
      summary: "Sets the bottom inset to nothing when the window has got another size.",
      formula: "contentInset.bottom as for covered-area, but nothing for the keyboard from the end "
        + "of a transition to another size to the next willShow",
      weaknesses: [
        Weakness(
          "The device is turned while the keyboard is up: the inset is dropped", often: .hidden,
          in: "script:show-rotate* keyboard:!hardware*,floating,undocked,split"),
        Weakness(
          "A sheet at its medium detent grows with the keyboard: its size changes", .hidden,
          in: "window:page-sheet-medium keyboard:!hardware*,floating,undocked,split "
            + "placement:!shrinking,nested-scroll,table-controller,swiftui,web-view"),
        Weakness(
          "The size has changed since the last show, under a keyboard or none", often: .hidden,
          in: "script:show-resize*,show-hide-rotate-show "
            + "keyboard:!hardware*,floating,undocked,split"),
        Weakness(
          "A call's bar comes or goes and changes the window's height", often: .hidden,
          in: "script:*call*"),
        Weakness(
          "An input bar that stays is up as a sheet at its medium detent grows", often: .hidden,
          in: "window:page-sheet-medium accessory:chat-52"),
      ],
      source: "this project")

    private var covered = CoveredArea()
    /// The root view's size when it was laid out last.
    private var size: Size?
    private var isShown = false
    /// Whether the size has changed since the last show.
    private var isTurning = false
    private var isDropped = false

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow: (isShown, isDropped) = (true, false)
      case .keyboardWillHide: isShown = false
      case .keyboardDidShow where isTurning: (isTurning, isDropped) = (false, true)
      case .viewDidLayoutSubviews:
        let size = view.environment.chain.root.size
        if let before = self.size, before != size {
          if isShown { isDropped = true } else { isTurning = true }
        }
        self.size = size
      default: break
      }
      covered.receive(event, &view)
      // A hide that is never shown takes back what has been added, and nothing else.
      if isDropped { covered.receive(.keyboardWillHide(event.keyboard), &view) }
    }
  }
}
