import InsetCore

extension Strategies {
  /// React Native's KeyboardAvoidingView with the behavior `padding`.
  ///
  /// The view's frame is the parent's business: its `y` counts from the parent and is compared with
  /// the keyboard's origin on the screen. What else lies between goes into the prop
  /// `keyboardVerticalOffset`. Here the app uses the prop for what the content keeps off the view's
  /// bottom edge already, a safe area or a bar, and not for the parent's origin.
  ///
  /// Show and hide are heard and no change of frame: an undocked keyboard ends with a hide.
  struct ReactNativeKeyboardAvoidingView: InsetStrategy {
    static let id = "react-native-keyboard-avoiding-view"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "React Native KeyboardAvoidingView",
      summary:
        "Pads the view's bottom by its part below the keyboard's top, counted in the parent.",
      formula: "padding = max(frame.y + frame.height - (screenY - keyboardVerticalOffset), 0) on "
        + "willShow, 0 on willHide; 0 for screenY = 0 where cross-fade is preferred; "
        + "keyboardVerticalOffset = -(bottom safe area)",
      causes: [
        FailureCause(
          "The parent's origin is not the screen's: a header or container", often: .hidden,
          in: "placement:child,nested,above-input-bar keyboard:!floating,undocked,split"),
        FailureCause(
          "A sheet's or free window's origin is not the screen's", often: .hidden,
          in: "window:!full,split* keyboard:!floating,undocked,split"),
      ],
      source: "React Native (MIT), KeyboardAvoidingView.js")

    private var isRegistered = false

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isRegistered = true
      case .viewDeinit: isRegistered = false
      case .keyboardWillShow where isRegistered:
        guard let frame = event.keyboard.placedEndFrame else { return }
        view.bottomConstraint = Self.padding(of: view.environment, under: frame)
      case .keyboardWillHide where isRegistered: view.bottomConstraint = 0
      default: break
      }
    }

    /// The padding in points.
    private static func padding(of environment: ViewEnvironment, under frame: Rect) -> Double {
      if environment.prefersCrossFade, frame.minY == 0 { return 0 }
      let own = environment.chain.view
      let offset = -environment.obstruction.bottom
      return max(own.minY + own.height - (frame.minY - offset), 0)
    }
  }
}
