import InsetCore

extension Strategies {
  /// Stream Chat's handler for tables: the height of whatever frame a show or a hide reports.
  ///
  /// A hide reports the keyboard's height, too, so the inset stays when the keyboard has gone.
  struct StreamChatTable: InsetStrategy {
    static let id = "stream-chat-table"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      summary: "Sets the bottom inset to the end frame's height, when showing and when hiding.",
      formula: "contentInset = scrollIndicatorInsets = (0, 0, kbEnd.height, 0) on willShow and "
        + "willHide; from viewWillAppear to viewWillDisappear",
      failsWhen: "The keyboard hides: a hide reports its height, too. The system adds a safe "
        + "area: it counts twice. The view ends above the screen's bottom. The app has insets of "
        + "its own: they are wiped. The keyboard floats, is raised, or shows only its bar",
      source: "Stream Chat for iOS (Stream License), commit dc4a341 (2024), "
        + "DefaultTableViewKeyboardHandler.swift keyboardWillChangeFrame and PollCreationVC.swift, "
        + "https://github.com/GetStream/stream-chat-swift")

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
