import InsetCore

extension Strategies {
  /// SlackTextViewController: raises its input bar by the controller's part below the keyboard's
  /// top.
  ///
  /// The bar never goes lower than a margin: the height of a tab bar that the view extends under,
  /// or the safe area (the bottom layout guide before iOS 11). The margin is all there is for a
  /// hardware keyboard and for one undocked on an iPad. Show and hide drive a machine of four
  /// states; a state that repeats is ignored, as is every event while the view is not visible.
  ///
  /// The first responder is taken to be its own text view, and the view not to be in a popover.
  struct SlackTextViewController: InsetStrategy {
    static let id = "slack-text-view-controller"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      summary: "Raises the input bar by the view's part below the keyboard's top, or a margin.",
      formula:
        "bottom.constant = max(view.height - view.convert(kbEnd, from: window).minY, margin) "
        + "on willShow and willHide; margin alone if kbEnd is external or, on an iPad, ends above "
        + "the screen's bottom; margin = visible tab bar's height, else bottom safe area",
      failsWhen: "A hide reports a zero frame on a phone, as cross-fade does. The tab bar's "
        + "height leaves out the home indicator, or it is at the top. The window's origin is not "
        + "the screen's. The keyboard floats at the bottom edge, or changes without showing "
        + "again. It is up before the view appears",
      source: "SlackTextViewController (MIT), SLKTextViewController.m")

    private enum Status { case willShow, didShow, willHide, didHide }

    private var presence = Presence()
    private var status = Status.didHide

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`, deaf while the view
    /// has no window.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      guard presence.isLoaded, presence.hasWindow else { return }
      switch event.kind {
      case .keyboardWillShow: adapt(to: event.keyboard, as: .willShow, &view)
      case .keyboardDidShow: status = .didShow
      case .keyboardWillHide: adapt(to: event.keyboard, as: .willHide, &view)
      case .keyboardDidHide: status = .didHide
      default: break
      }
    }

    private mutating func adapt(
      to keyboard: KeyboardNotification, as new: Status, _ view: inout ViewState
    ) {
      guard new != status, let frame = keyboard.placedEndFrame else { return }
      status = new
      let height = view.environment.chain.view.height
      let margin = Self.margin(of: view)
      let decisive = new == .willShow ? frame : keyboard.beginFrame ?? .zero
      let isExternal = view.plainFrame(of: decisive, from: .window).minY >= height
      let isUndocked =
        view.environment.idiom == .pad && frame.maxY < view.environment.chain.screen.height
      let above = height - view.plainFrame(of: frame, from: .window).minY
      view.putLowestContent(
        aboveBottom: isExternal || isUndocked ? margin : max(above, margin))
    }

    /// Where the bar rests above the view's bottom edge, in points.
    private static func margin(of view: ViewState) -> Double {
      let safeArea = view.environment.obstruction.bottom
      guard let bar = view.environment.tabBar, !bar.isHidden else { return safeArea }
      // A bar that a push has moved away does not lie over the view.
      let own = view.frameInWindow
      return bar.frame.intersects(own) ? bar.frame.height : safeArea
    }
  }
}
