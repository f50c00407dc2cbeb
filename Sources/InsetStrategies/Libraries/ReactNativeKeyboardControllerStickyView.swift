import InsetCore

extension Strategies {
  /// react-native-keyboard-controller: a bar in its KeyboardStickyView.
  ///
  /// What it moves is a bar, and not the view behind it: up by the height that its native observer,
  /// a ``ControlledKeyboard``, knows, wherever the bar rests. The observer is there for the whole
  /// app, so that a bar that appears while the keyboard is up is moved, too.
  ///
  /// The offsets of the prop `offset` are 0, as they are by default. Its `opened` is what an app
  /// sets for whatever lies below the bar.
  ///
  /// Reading: a `SafeAreaView` wraps the page, so that the bar rests where content does.
  ///
  /// What the observer reads off the keyboard's view during an interactive dismissal is left out.
  struct ReactNativeKeyboardControllerStickyView: InsetStrategy {
    static let id = "react-native-keyboard-controller-sticky-view"
    static let mechanism = AdjustmentMechanism.translation
    static let about = StrategyDescription(
      name: "react-native-keyboard-controller 1.22, KeyboardStickyView",
      group: .library,
      summary: "Moves a bar up by the keyboard's height.",
      formula: "translateY = -kb.height + offset; kb.height = kbEnd.height on willShow, 0 on "
        + "willHide; offset.opened = offset.closed = 0",
      availability: [
        Availability("os>=15.1", source: "React Native: iOS 15.1 from 0.76 on"),
        Availability(
          "placement:!web-view,table-controller", source: "React Native has views of its own"),
      ],
      weaknesses: [
        Weakness(
          "A tab bar or toolbar lies below the bar: it counts twice", .gap,
          in: "bars:tab,nav+tab,nav+toolbar keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The home indicator or a part of the page lies below the bar", often: .gap,
          in: "bars:none,nav,nav+tab-pushed keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "Only an accessory shows with an iPad's hardware keyboard: the frame's height counts",
          often: .gap,
          in: "device:ipad* keyboard:hardware* accessory:!none"),
      ],
      publications: [
        .reactNativeKeyboardController(
          "KeyboardStickyView/index.tsx stickyViewStyle, animated.tsx keyboardHandler, "
            + "KeyboardMovementObserver+Listeners.swift keyboardWillAppear and "
            + "keyboardWillDisappear",
          "KeyboardStickyView")
      ],
      reading: "a SafeAreaView wraps the page, so that the bar rests where content does")

    private var isLoaded = false
    private var keyboard = ControlledKeyboard()

    /// Takes an event; the bar is there from `viewDidLoad` to `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      keyboard.note(event)
      switch event.kind {
      case .viewDidLoad: isLoaded = true
      case .viewDeinit: isLoaded = false
      default: break
      }
      if isLoaded { view.translationY = -keyboard.height }
    }
  }
}
