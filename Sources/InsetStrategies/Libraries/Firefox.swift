import InsetCore

extension Strategies {
  /// Firefox: its bottom bars rest on the keyboard's overlap with the controller's view.
  ///
  /// An app-wide helper keeps the state of the keyboard from show to hide; each view asks it for
  /// the overlap when it hears of a change, and when it appears. The constraint goes to the view's
  /// bottom edge while the keyboard is up and back to the resting place without one. The safe area
  /// is not looked at: an overlap less than it puts the bars lower than they rest.
  struct Firefox: InsetStrategy {
    static let id = "firefox"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      summary: "Raises the bottom bars by the keyboard's overlap with the view.",
      formula: "constant = intersection(view.convert(kbEnd, from: window), view.bounds).height on "
        + "willShow and didShow, at rest on willHide",
      failsWhen: "The overlap is less than the safe area or the bar below. The window's origin is "
        + "not the screen's. The view reaches below the keyboard's frame. The keyboard floats and "
        + "shows again, or changes its frame without showing again",
      source: "Firefox for iOS (MPL-2), Shared/KeyboardHelper.swift")

    private var presence = Presence()
    private var endFrame: Rect?

    /// Takes an event; the helper observes from launch on, the view follows while it has a window.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      switch event.kind {
      case .keyboardWillShow, .keyboardDidShow:
        endFrame = event.keyboard.placedEndFrame
      case .keyboardWillHide: endFrame = nil
      default: break
      }
      guard presence.hasWindow else { return }
      let height = endFrame.map { Self.overlap(of: $0, in: view) } ?? 0
      if height > 0 {
        view.putLowestContent(aboveBottom: height)
      } else {
        view.bottomConstraint = 0
      }
    }

    private static func overlap(of frame: Rect, in view: ViewState) -> Double {
      let bounds = Rect(origin: .zero, size: view.environment.chain.view.size)
      return view.plainFrame(of: frame, from: .window).intersection(bounds).height
    }
  }
}
