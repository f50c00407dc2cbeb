import InsetCore

extension Strategies {
  /// React Native's KeyboardAvoidingView with the behavior `position`.
  ///
  /// What it knows is an ``AvoidingComponent``, as in ``ReactNativeKeyboardAvoidingView``. The
  /// component keeps its place, and a container in it moves up as a whole by what is covered, with
  /// all that is in it: the field, too, which may leave the view at its top.
  ///
  /// The prop `keyboardVerticalOffset` is 0, as it is by default.
  ///
  /// Reading: a `SafeAreaView` wraps the page, so that the component fills the avoiding view's
  /// place down to where content rests.
  struct ReactNativeKeyboardAvoidingViewPosition: InsetStrategy {
    static let id = "react-native-keyboard-avoiding-view-position"
    static let mechanism = AdjustmentMechanism.translation
    static let scrolls = true
    static let about = StrategyDescription(
      name: "React Native KeyboardAvoidingView, position (main, 2026)",
      group: .library,
      summary:
        "Moves the content up by the view's part below the keyboard's top, counted in the parent.",
      formula: "y = -max(frame.y + frame.height - (screenY - keyboardVerticalOffset), 0) on "
        + "willShow and, until willHide, on layout with another height; 0 on willHide; 0 for "
        + "screenY = 0 where cross-fade is preferred; frame from onLayout, inside the safe area; "
        + "keyboardVerticalOffset = 0",
      availability: [
        Availability("os>=15.1", source: "React Native: iOS 15.1 from 0.76 on"),
        Availability(
          "placement:!web-view,table-controller", source: "React Native has views of its own"),
      ],
      weaknesses: [
        Weakness(
          "The parent's origin is not the screen's: a header or container", often: .hidden,
          in: "placement:child,nested,above-input-bar keyboard:!floating,undocked,split"),
        Weakness(
          "A sheet's or free window's origin is not the screen's", often: .hidden,
          in: "window:!full,split*,tiled-half,tiled-third* keyboard:!floating,undocked,split"),
        Weakness(
          "The view has made room itself: the move takes the field out of it", often: .offset,
          in: "placement:shrinking,nested-scroll "
            + "keyboard:!hardware*,floating,undocked,split"),
      ],
      publications: [
        .reactNativeKeyboardAvoidingView(
          "relativeKeyboardHeight, updateBottomIfNecessary, onLayoutHandler and "
            + "contentContainerStyle")
      ],
      reading: "a SafeAreaView wraps the page, so that the component ends where content rests")

    private var component = AvoidingComponent()

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      if component.note(event, laidOutAs: view.safeAreaLayout) {
        view.translationY = -component.overlap(in: view.environment)
      }
    }
  }
}
