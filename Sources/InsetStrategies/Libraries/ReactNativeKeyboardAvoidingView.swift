import InsetCore

extension Strategies {
  /// React Native's KeyboardAvoidingView with the behavior `padding`.
  ///
  /// The view's frame is the parent's business: its `y` counts from the parent and is compared with
  /// the keyboard's origin on the screen. Show and hide are heard and no change of frame: an undocked
  /// keyboard ends with a hide. While the keyboard is up, a layout with another height pads anew, for
  /// the frame that the last show has reported. The view's frame is the one of its last layout.
  ///
  /// The prop `keyboardVerticalOffset` is 0, as it is by default. Documentation has it for views whose
  /// parent does not begin at the screen's top, and so make up for what is hidden here.
  ///
  /// Reading: a `SafeAreaView` wraps the page, as its documentation has it, so that the component fills
  /// the avoiding view's place down to where content rests. One that reaches further down, with the
  /// safe area's height as a padding of its own inside, would leave a gap of that height.
  struct ReactNativeKeyboardAvoidingView: InsetStrategy {
    static let id = "react-native-keyboard-avoiding-view"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "React Native KeyboardAvoidingView (main, 2026)",
      group: .library,
      summary:
        "Pads the view's bottom by its part below the keyboard's top, counted in the parent.",
      formula: "padding = max(frame.y + frame.height - (screenY - keyboardVerticalOffset), 0) on "
        + "willShow and, until willHide, on layout with another height; 0 on willHide; 0 for "
        + "screenY = 0 where cross-fade is preferred; frame from onLayout, inside the safe area; "
        + "keyboardVerticalOffset = 0",
      weaknesses: [
        Weakness(
          "The parent's origin is not the screen's: a header or container", often: .hidden,
          in: "placement:child,nested,above-input-bar keyboard:!floating,undocked,split"),
        Weakness(
          "A sheet's or free window's origin is not the screen's", often: .hidden,
          in: "window:!full,split* keyboard:!floating,undocked,split"),
      ],
      publications: [
        Publication(
          "React Native", version: "66b4b3e3, with pull request 57102",
          date: "2026-06 or later, day not known", license: "MIT",
          code: "KeyboardAvoidingView.js relativeKeyboardHeight, updateBottomIfNecessary and "
            + "onLayoutHandler",
          link: "https://github.com/react/react-native/"
            + "blob/66b4b3e31ae86c50e5139b19960927a0a42c4788/packages/react-native/"
            + "Libraries/Components/Keyboard/KeyboardAvoidingView.js")
      ],
      reading: "a SafeAreaView wraps the page, so that the component ends where content rests")

    private var isRegistered = false
    /// The view's frame in its parent as of the last layout; nil before the first one.
    private var frame: Rect?
    /// The end frame of the last show; nil after a hide.
    private var keyboard: Rect?

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isRegistered = true
      case .viewDeinit: self = ReactNativeKeyboardAvoidingView()
      case .viewDidLayoutSubviews where isRegistered:
        let before = frame
        frame = view.safeAreaLayout
        if frame?.height != before?.height { pad(&view) }
      case .keyboardWillShow where isRegistered:
        // A missing frame is read as the zero rectangle.
        keyboard = event.keyboard.endFrame ?? .zero
        pad(&view)
      case .keyboardWillHide where isRegistered:
        keyboard = nil
        pad(&view)
      default: break
      }
    }

    private func pad(_ view: inout ViewState) {
      view.bottomConstraint = padding(in: view.environment)
    }

    /// The padding in points.
    private func padding(in environment: ViewEnvironment) -> Double {
      guard let keyboard, let frame else { return 0 }
      if environment.prefersCrossFade, keyboard.minY == 0 { return 0 }
      return max(frame.minY + frame.height - keyboard.minY, 0)
    }
  }
}
