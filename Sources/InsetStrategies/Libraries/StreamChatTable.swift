import InsetCore

extension Strategies {
  /// Stream Chat's handler for scroll views, a table at first: the height of whatever frame a show or
  /// a hide reports.
  ///
  /// A hide reports the keyboard's height, too, so the inset stays when the keyboard has gone.
  struct StreamChatTable: InsetStrategy {
    static let id = "stream-chat-table"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "Stream Chat's poll creation 5.4",
      group: .library,
      summary: "Sets the bottom inset to the end frame's height, when showing and when hiding.",
      formula: "contentInset = scrollIndicatorInsets = (0, 0, kbEnd.height, 0) on willShow and "
        + "willHide; from viewWillAppear to viewWillDisappear",
      availability: [Availability("os>=13", source: "its documentation: iOS 13")],
      weaknesses: [
        Weakness(
          "The keyboard hides: a hide reports its height, too", .hidden, .gap,
          in: "script:!show keyboard:!floating,undocked,split"),
        Weakness(
          "The app has insets of its own: they are wiped", .hidden, .gap, .padding,
          in: "base:!base0 keyboard:!floating,undocked,split"),
        Weakness(
          "The view ends above the bottom of the screen", .gap,
          in: "placement:safe-area,child,above-input-bar keyboard:!floating,undocked,split"),
      ],
      publications: [
        Publication(
          "Stream Chat for iOS", version: "5.4.0", date: "2026-05-28", license: "Stream License",
          code: "DefaultScrollViewKeyboardHandler.swift keyboardWillChangeFrame, "
            + "PollCreationVC.swift, the same since 4.64 of 2024",
          link: "https://github.com/GetStream/stream-chat-swift/"
            + "blob/5.4.0/Sources/StreamChatUI/Utils/KeyboardHandler/"
            + "DefaultScrollViewKeyboardHandler.swift")
      ])

    private var isStarted = false

    /// Takes an event; the handler listens while the screen is there.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewWillAppear: isStarted = true
      case .viewWillDisappear, .viewDeinit: isStarted = false
      case .keyboardWillShow where isStarted, .keyboardWillHide where isStarted:
        let keyboard = event.keyboard
        guard let frame = keyboard.endFrame, keyboard.duration != nil, keyboard.curve != nil
        else { return }
        view.replaceInsets(bottom: frame.height)
      default: break
      }
    }
  }
}
