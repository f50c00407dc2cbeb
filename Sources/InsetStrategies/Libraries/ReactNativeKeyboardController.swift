import InsetCore

extension Strategies {
  /// react-native-keyboard-controller: its KeyboardAvoidingView over its native observer.
  ///
  /// The native part is app-wide and knows a height: the end height from the show on, then what a
  /// display link reads off the keyboard on screen, unless that is more. The JavaScript part
  /// adds the view's own origin in the window by itself; the offset prop takes off what the content
  /// keeps off the view's bottom edge already. With cross-fade the height ends the same.
  struct ReactNativeKeyboardController: InsetStrategy {
    static let id = "react-native-keyboard-controller"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      summary: "Pads the view's bottom by the keyboard's height less what lies below the view.",
      formula: "padding = max(frame.y + frame.height - (screenHeight - kb.height - offset), 0); "
        + "kb.height = kbEnd.height on willShow, then screenHeight - kb.minY as read off the "
        + "screen if less, 0 on willHide; offset = the view's place in the window - bottom safe "
        + "area",
      failsWhen: "The window's origin is not the screen's. The keyboard is raised and shows again. "
        + "It changes its frame without showing again. The interface is in landscape up to iOS 7",
      source: "react-native-keyboard-controller (MIT), ios/observers/movement and "
        + "src/components/KeyboardAvoidingView")

    private var isLoaded = false
    private var height = 0.0

    /// Takes an event; the observer is there from launch on, the view from `viewDidLoad` to
    /// `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      let screen = view.environment.chain.screen
      switch event.kind {
      case .viewDidLoad: isLoaded = true
      case .viewDeinit: isLoaded = false
      case .keyboardWillShow:
        if let frame = event.keyboard.placedEndFrame { height = frame.height }
      case .keyboardDidShow:
        guard let frame = event.keyboard.placedEndFrame else { return }
        height = min(height, max(0, screen.height - frame.minY))
      case .keyboardWillHide, .keyboardDidHide: height = 0
      default: break
      }
      if isLoaded {
        let bottom = height > 0 ? view.frameInWindow.maxY - (screen.height - height) : 0
        view.liftLowestContent(aboveBottom: bottom)
      }
    }
  }
}
