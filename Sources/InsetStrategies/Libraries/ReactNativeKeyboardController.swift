import InsetCore

extension Strategies {
  /// react-native-keyboard-controller: its KeyboardAvoidingView over its native observer.
  ///
  /// The native part hears show and hide, app-wide, and knows a height: the end frame's, also where
  /// the keyboard does not reach the screen's bottom with all of it. The JavaScript part counts the
  /// view's frame from its parent, and compares it with the height of the window. The prop
  /// `automaticOffset` is off as it is by default, see
  /// ``ReactNativeKeyboardControllerAutomaticOffset``. The behavior is `padding`.
  ///
  /// The prop `keyboardVerticalOffset` is 0, as it is by default. The documentation has it for the
  /// height of a header above the view, which would do away with what is hidden here.
  ///
  /// Reading: a `SafeAreaView` wraps the page, so that the component fills the avoiding view's place
  /// down to where content rests, as in ``ReactNativeKeyboardAvoidingView``.
  ///
  /// What the observer reads off the keyboard's view during an interactive dismissal is left out.
  struct ReactNativeKeyboardController: InsetStrategy {
    static let id = "react-native-keyboard-controller"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "react-native-keyboard-controller 1.22",
      group: .library,
      summary:
        "Pads the view's bottom by its part below the keyboard's top, both counted from a parent.",
      formula: "padding = max(frame.y + frame.height - (window.height - kb.height - offset), 0), "
        + "frame in its parent from onLayout, inside the safe area; kb.height = kbEnd.height on "
        + "willShow, 0 on willHide; offset = keyboardVerticalOffset = 0",
      availability: [
        Availability("os>=15.1", source: "React Native: iOS 15.1 from 0.76 on"),
        Availability(
          "placement:!web-view,table-controller", source: "React Native has views of its own"),
      ],
      weaknesses: [
        Weakness(
          "The parent's origin is not the window's: a header", .hidden, .gap,
          in: "placement:child keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "Only the bar of a hardware keyboard shows: the frame's height counts", .gap,
          in: "device:ipad* keyboard:hardware* window:full,split*,tiled-half,tiled-third*,"
            + "page-sheet* accessory:bar*"),
        Weakness(
          "The bar of a hardware keyboard is up, without an accessory", .gap,
          in: "keyboard:hardware+bar"),
        Weakness(
          "A container ends below the parent's frame", .hidden,
          in: "placement:nested window:!page-sheet*,form-sheet,popover "
            + "keyboard:!hardware*,floating,undocked,split"),
        Weakness(
          "A form sheet's origin is not the window's", .hidden,
          in: "window:form-sheet orientation:landscape* "
            + "keyboard:!hardware*,floating,undocked,split"),
        Weakness(
          "The window ends above the bottom of the screen", .hidden, .gap,
          in: "os>=26 window:slide-over,tiled-quarter-top "
            + "keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [
        .reactNativeKeyboardController(
          "KeyboardMovementObserver+Listeners.swift keyboardWillAppear and "
            + "keyboardWillDisappear, KeyboardAvoidingView/index.tsx relativeKeyboardHeight",
          "KeyboardAvoidingView")
      ],
      reading: "a SafeAreaView wraps the page, so that the component ends where content rests")

    private var isLoaded = false
    private var keyboard = ControlledKeyboard()
    /// The view's frame in its parent as of the last layout.
    private var frame = Rect.zero

    /// Takes an event; the view is there from `viewDidLoad` to `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      keyboard.note(event)
      switch event.kind {
      case .viewDidLoad: isLoaded = true
      case .viewDeinit: (isLoaded, frame) = (false, .zero)
      case .viewDidLayoutSubviews where isLoaded: frame = view.safeAreaLayout
      default: break
      }
      if isLoaded {
        view.bottomConstraint = keyboard.padding(ofViewEndingAt: frame.maxY, in: view.environment)
      }
    }
  }
}
