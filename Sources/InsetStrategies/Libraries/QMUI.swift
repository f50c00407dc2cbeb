import InsetCore

extension Strategies {
  /// QMUI's keyboard manager: a distance from the keyboard's top to the bottom of a view.
  ///
  /// Frames are converted through the window. A keyboard narrower than the window floats. Another
  /// app's keyboard, and one that comes while the app is not active, is not reported. The consumer
  /// here is a bar on its view's bottom edge that goes back to where it rests when the distance is
  /// gone; the safe area is its own business, and it does not look at it while the keyboard is up.
  struct QMUI: InsetStrategy {
    static let id = "qmui"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      summary: "Raises a bar by the view's part below the top of a keyboard that does not float.",
      formula:
        "distance = view.height - view.convert(kbEnd, from: screen).minY, 0 if kbEnd.width < "
        + "window.width; constant = distance if more than 0, else at rest, on willShow, "
        + "willChangeFrame and willHide, local ones while the app is active",
      failsWhen: "The keyboard is raised in its full width. The overlap is less than the safe "
        + "area or the bar below. Another app's keyboard covers the view. The keyboard goes while "
        + "the app is not active, or is up before the view appears. A hide reports a frame on "
        + "screen",
      source: "QMUI_iOS (MIT), QMUIKeyboardManager.m")

    private var presence = Presence()
    private var isActive = true

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      switch event.kind {
      case .didEnterBackground: isActive = false
      case .didBecomeActive: isActive = true
      case .keyboardWillShow, .keyboardWillChangeFrame,
        .keyboardWillHide:
        guard presence.isLoaded, isActive, event.keyboard.isLocal,
          let frame = event.keyboard.placedEndFrame
        else { return }
        let distance = Self.distance(from: frame, in: view)
        if distance > 0 {
          view.putLowestContent(aboveBottom: distance)
        } else {
          view.bottomConstraint = 0
        }
      default: break
      }
    }

    /// The distance from the keyboard's top edge to the view's bottom edge, in points.
    private static func distance(from frame: Rect, in view: ViewState) -> Double {
      let chain = view.environment.chain
      if frame.width < chain.window.width { return 0 }
      return chain.view.height - view.plainFrame(of: frame, from: .screen).minY
    }
  }
}
