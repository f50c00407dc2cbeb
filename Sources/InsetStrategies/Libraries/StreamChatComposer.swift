import InsetCore

extension Strategies {
  /// Stream Chat's composer: a constraint to the view's bottom edge, raised by what a keyboard that
  /// shows covers of the view.
  ///
  /// The composer keeps its content above the safe area by itself, so it rests there. The handler
  /// also adds the height of an opaque tab bar, but asks the window's root controller for the tab
  /// bar controller around it, which it never has.
  struct StreamChatComposer: InsetStrategy {
    static let id = "stream-chat-composer"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "Stream Chat's composer 5.4",
      group: .library,
      summary: "Raises the bottom constraint by what a shown keyboard covers of the view.",
      formula: "constant = -intersection(view.bounds, view.convert(kbEnd, from: screen)).height "
        + "on willShow; 0 on willHide; from viewDidAppear to viewWillDisappear",
      availability: [Availability("os>=13", source: "its documentation: iOS 13")],
      weaknesses: [
        Weakness(
          "The view reaches below the keyboard's frame, or its frame follows the keyboard",
          often: .hidden, .gap,
          in: "placement:tall,shrinking,nested-scroll "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "A window, sheet or popover moves without a keyboard event", often: .hidden, .gap,
          in: "window:stage*,free*,form-sheet,popover "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The keyboard comes before the screen has appeared, or while another covers it",
          often: .hidden, .gap,
          in: "script:*push*,*pop*,elsewhere* "
            + "keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [
        Publication(
          "Stream Chat for iOS", version: "5.4.0", date: "2026-05-28", license: "Stream License",
          code: "ComposerKeyboardHandler.swift keyboardWillChangeFrame, ChatChannelVC.swift",
          link: "https://github.com/GetStream/stream-chat-swift/"
            + "blob/5.4.0/Sources/StreamChatUI/Utils/KeyboardHandler/"
            + "ComposerKeyboardHandler.swift")
      ])

    private var isStarted = false

    /// Takes an event; the handler listens while the screen is there.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidAppear: isStarted = true
      case .viewWillDisappear, .viewDeinit: isStarted = false
      case .keyboardWillShow where isStarted:
        let keyboard = event.keyboard
        guard let frame = keyboard.endFrame, keyboard.duration != nil, keyboard.curve != nil
        else { return }
        let bounds = Rect(origin: .zero, size: view.environment.chain.view.size)
        let overlap = bounds.intersection(view.plainFrame(of: frame, from: .screen))
        view.liftLowestContent(aboveBottom: overlap.height)
      case .keyboardWillHide where isStarted:
        let keyboard = event.keyboard
        guard keyboard.endFrame != nil, keyboard.duration != nil, keyboard.curve != nil
        else { return }
        view.liftLowestContent(aboveBottom: 0)
      default: break
      }
    }
  }
}
