import InsetCore

extension Strategies {
  /// React Native's KeyboardAvoidingView with the behavior `height`.
  ///
  /// What it knows is an ``AvoidingComponent``, as in ``ReactNativeKeyboardAvoidingView``. While
  /// the keyboard covers it, the component has a height of its own: the one of its first layout
  /// less what is covered. What has been taken off counts when it measures anew, and each such
  /// height is a layout with another height, which measures once more. The parent cannot make it
  /// higher or lower meanwhile.
  ///
  /// The prop `keyboardVerticalOffset` is 0, as it is by default.
  ///
  /// Reading: a `SafeAreaView` wraps the page, so that the component fills the avoiding view's
  /// place down to where content rests. Reading: no component is less than nothing high. Where its
  /// first height ends above the keyboard, as after a turn, two heights follow each other without
  /// an end; the one that fills the place counts.
  struct ReactNativeKeyboardAvoidingViewHeight: InsetStrategy {
    static let id = "react-native-keyboard-avoiding-view-height"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "React Native KeyboardAvoidingView, height (main, 2026)",
      group: .library,
      summary:
        "Takes the view's part below the keyboard's top off the height of its first layout.",
      formula: "height = initial - bottom if bottom > 0; bottom = max(bottom + frame.y + "
        + "frame.height - (screenY - keyboardVerticalOffset), 0) on willShow and, until willHide, on "
        + "layout with another height; 0 on willHide; 0 for screenY = 0 where cross-fade is "
        + "preferred; frame from onLayout, inside the safe area; keyboardVerticalOffset = 0",
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
          "relativeKeyboardHeight, updateBottomIfNecessary, onLayoutHandler and heightStyle")
      ],
      reading: "a SafeAreaView wraps the page, so that the component ends where content rests, and "
        + "where two heights follow each other without an end, the one that fills the place counts")

    private var component = AvoidingComponent()
    /// The height of the first layout; 0 before it.
    private var initial = 0.0
    /// What is taken off it, in points.
    private var bottom = 0.0

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      if event.kind == .viewDeinit { (initial, bottom) = (0, 0) }
      let place = view.safeAreaLayout
      let frame = frame(in: place)
      let measures = component.note(event, laidOutAs: frame)
      guard let laidOut = component.frame else { return }
      if initial == 0 { initial = laidOut.height }
      if measures { settle(in: place, view.environment) }
      view.bottomConstraint = place.height - self.frame(in: place).height
    }

    /// The component's frame in a place of its parent.
    private func frame(in place: Rect) -> Rect {
      var frame = place
      if bottom > 0 { frame.size.height = max(0, initial - bottom) }
      return frame
    }

    /// Measures until a layout has the same height.
    private mutating func settle(in place: Rect, _ environment: ViewEnvironment) {
      for _ in 0..<8 {
        bottom = component.overlap(with: bottom, in: environment)
        if !component.lay(out: frame(in: place)) { return }
      }
      bottom = 0
      _ = component.lay(out: place)
    }
  }
}
