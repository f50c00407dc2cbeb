import InsetCore

extension Strategies {
  /// react-native-keyboard-controller: ``ReactNativeKeyboardController`` with the prop
  /// `automaticOffset`, as the blog about its release writes it.
  ///
  /// The view's `y` is asked of UIKit, in the window, whenever a layout gives the view another
  /// frame in its parent, and at no other time: a parent that moves is not noticed. The view is
  /// looked for in the active window. Where it is not found, `y` counts from the parent.
  ///
  /// The prop `keyboardVerticalOffset` is 0 by default, and the blog leaves it out.
  ///
  /// Reading: the view is in the window when it is laid out from its appearance to its
  /// disappearance, and no window is active from entering the background to being active again. A
  /// `SafeAreaView` wraps the page, as in ``ReactNativeKeyboardAvoidingView``.
  struct ReactNativeKeyboardControllerAutomaticOffset: InsetStrategy {
    static let id = "react-native-keyboard-controller-automatic-offset"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "react-native-keyboard-controller 1.22, automaticOffset",
      group: .library,
      summary:
        "Pads the view's bottom by its part below the keyboard's top, counted in the window.",
      formula: "padding = max(y + frame.height - (window.height - kb.height - offset), 0), y = "
        + "superview.convert(view.frame, to: nil).y as of the last layout with another frame, inside "
        + "the safe area; kb.height = kbEnd.height on willShow, 0 on willHide; "
        + "offset = keyboardVerticalOffset = 0",
      availability: [
        Availability("os>=15.1", source: "React Native: iOS 15.1 from 0.76 on"),
        Availability(
          "placement:!web-view,table-controller", source: "React Native has views of its own"),
      ],
      weaknesses: [
        Weakness(
          "Only the bar of a hardware keyboard shows: the frame's height counts", .gap,
          in: "device:ipad* keyboard:hardware* window:full,split*,tiled-half,tiled-third*,"
            + "page-sheet* accessory:bar*"),
        Weakness(
          "The bar of a hardware keyboard is up, without an accessory", .gap,
          in: "keyboard:hardware+bar"),
        Weakness(
          "A window ends above the bottom of the screen, or a form sheet moves", often: .hidden,
          .gap,
          in: "window:slide-over,free*,tiled-quarter-top,stage-manager-top,form-sheet "
            + "keyboard:!floating,undocked,split"),
      ],
      publications: [
        .reactNativeKeyboardController(
          "KeyboardAvoidingView/index.tsx onLayout, KeyboardControllerModule.mm "
            + "viewPositionInWindow, KeyboardMovementObserver+Listeners.swift",
          "KeyboardAvoidingView")
      ],
      reading: "the view is in the window from its appearance to its disappearance, and "
        + "a SafeAreaView wraps the page, so that the component ends where content rests")

    private var presence = Presence()
    private var isActive = true
    private var keyboard = ControlledKeyboard()
    /// The view's frame in its parent as of the last layout, and its bottom edge where it was
    /// found.
    private var laidOut: (frame: Rect, bottom: Double)?

    /// Takes an event; the observer is there from launch on, the view from `viewDidLoad` to
    /// `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      keyboard.note(event)
      switch event.kind {
      case .didEnterBackground: isActive = false
      case .didBecomeActive: isActive = true
      case .viewDeinit: laidOut = nil
      case .viewDidLayoutSubviews where presence.isLoaded: measure(view)
      default: break
      }
      if presence.isLoaded {
        view.bottomConstraint = keyboard.padding(
          ofViewEndingAt: laidOut?.bottom ?? 0, in: view.environment)
      }
    }

    private mutating func measure(_ view: ViewState) {
      let frame = view.safeAreaLayout
      if frame == laidOut?.frame { return }
      let isFound = isActive && presence.hasWindow
      let y = isFound ? view.convert(frame, from: .superview, to: .window).minY : frame.minY
      laidOut = (frame, y + frame.height)
    }
  }
}
