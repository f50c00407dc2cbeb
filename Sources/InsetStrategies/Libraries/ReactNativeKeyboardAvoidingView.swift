import InsetCore

extension Strategies {
  /// React Native's KeyboardAvoidingView with the behavior `padding`.
  ///
  /// What it knows is an ``AvoidingComponent``. While the keyboard is up, a layout with another height
  /// pads anew.
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
      ],
      publications: [
        .reactNativeKeyboardAvoidingView(
          "relativeKeyboardHeight, updateBottomIfNecessary and onLayoutHandler")
      ],
      reading: "a SafeAreaView wraps the page, so that the component ends where content rests")

    private var component = AvoidingComponent()

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      if component.note(event, laidOutAs: view.safeAreaLayout) {
        view.bottomConstraint = component.overlap(in: view.environment)
      }
    }
  }
}
