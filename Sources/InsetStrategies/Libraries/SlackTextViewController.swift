import InsetCore

extension Strategies {
  /// SlackTextViewController: raises its input bar by the controller's part below the keyboard's
  /// top.
  ///
  /// The bar never goes lower than a margin: the height of a tab bar that the view extends under,
  /// or the safe area (nothing before iOS 11). The margin is all there is for a hardware keyboard
  /// and for one undocked on an iPad. Show and hide drive a machine of four states: an event of the
  /// present state is ignored, as is every one from `viewWillDisappear` to `viewDidAppear`, and a
  /// transition out of order moves the bar but not the state. When the safe area changes, the bar
  /// drops to its margin.
  ///
  /// The first responder is taken to be its own text view, and the view not to be in a popover.
  struct SlackTextViewController: InsetStrategy {
    static let id = "slack-text-view-controller"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "SlackTextViewController",
      summary: "Raises the input bar by the view's part below the keyboard's top, or a margin.",
      formula:
        "bottom.constant = max(view.height - view.convert(kbEnd, from: window).minY, margin) "
        + "on willShow and willHide; margin alone if kbEnd is external or, on an iPad, ends above "
        + "the screen's bottom; margin = visible tab bar's height, else bottom safe area",
      causes: [
        FailureCause(
          "The window's origin is not the screen's", often: .hidden,
          in: "window:!full,split* keyboard:!floating,undocked,split"),
        FailureCause(
          "A tall view above a tab bar keeps the bar's height", often: .hidden,
          in: "placement:tall script:!show bars:tab,nav+tab,nav+toolbar "
            + "keyboard:!floating,undocked,split"),
        FailureCause(
          "An iPad's tab bar is at the top from iOS 26, but counts", often: .gap,
          in: "bars:tab,nav+tab placement:fill,short,shrinking window:full,split*,page-sheet* "
            + "os>=26 device:ipad*"),
        FailureCause(
          "An iPad's tab bar is at the top on iOS 18, but counts", often: .gap,
          in: "bars:tab,nav+tab placement:fill,short,shrinking os:26.1+sdk18,18* window:full "
            + "device:ipad*"),
        FailureCause(
          "A toolbar before iOS 11 is left out once the keyboard hides", often: .hidden,
          in: "bars:nav+toolbar os<11 script:!show placement:!safe-area,child,above-input-bar"),
        FailureCause(
          "The keyboard changes while another screen covers the view", often: .hidden, .gap,
          in: "script:*push*,*present* keyboard:!hardware,floating,undocked,split"),
      ],
      source: "SlackTextViewController (MIT, 178750f, 2018-10-29), SLKTextViewController.m")

    private enum Status { case willShow, didShow, willHide, didHide }

    private var isVisible = false
    private var status = Status.didHide

    /// Takes an event; it hears from `viewDidLoad` to `viewDeinit`, and acts while it is visible.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidAppear: isVisible = true
      case .viewWillDisappear, .viewDeinit: isVisible = false
      case .safeAreaInsetsDidChange where status != .didHide:
        view.putLowestContent(aboveBottom: Self.margin(of: view))
      case .keyboardWillShow where isVisible: adapt(to: event.keyboard, as: .willShow, &view)
      case .keyboardDidShow where isVisible && status == .willShow: status = .didShow
      case .keyboardWillHide where isVisible: adapt(to: event.keyboard, as: .willHide, &view)
      case .keyboardDidHide where isVisible: status = .didHide
      default: break
      }
    }

    private mutating func adapt(
      to keyboard: KeyboardNotification, as new: Status, _ view: inout ViewState
    ) {
      guard new != status, let frame = keyboard.placedEndFrame else { return }
      // Other transitions are out of order.
      switch (status, new) {
      case (.didHide, .willShow), (.didShow, .willHide): status = new
      default: break
      }
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
      let hasSafeArea =
        view.environment.capabilities.insetAdjustment == .adjustedContentInset
      let safeArea = hasSafeArea ? view.environment.obstruction.bottom : 0
      guard let bar = view.environment.tabBar, !bar.isHidden else { return safeArea }
      // A bar that a push has moved away does not lie over the view.
      let own = view.frameInWindow
      return bar.frame.intersects(own) ? bar.frame.height : safeArea
    }
  }
}
