import InsetCore

extension Strategies {
  /// SlackTextViewController: raises its input bar by the controller's part below the keyboard's
  /// top.
  ///
  /// The bar never goes lower than a margin: the height of a tab bar that is neither hidden nor moved
  /// away by a push, wherever the view ends, or the safe area (nothing before iOS 11). The margin is
  /// all there is for a hardware keyboard, which is one whose frame begins below the window, and for
  /// one undocked on an iPad; up to iOS 7 every keyboard in landscape counts as that there, since a
  /// turned frame is compared with a screen that does not turn.
  ///
  /// Show and hide drive a machine of four states: an event of the present state is ignored, as is
  /// every one from `viewWillDisappear` to `viewDidAppear`, and a transition out of order moves the
  /// bar but not the state. When the safe area changes, the bar drops to its margin.
  ///
  /// Reading: the first responder is its own text view. The bar is where content rests until it first
  /// moves, and no finger drags it. `presentedInPopover`, which an app sets by hand and which makes it
  /// ignore all, is off. A pop is taken like a push; in the source, nothing ends a hide that a pop
  /// interrupts. The window's root view fills the window.
  struct SlackTextViewController: InsetStrategy {
    static let id = "slack-text-view-controller"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "SlackTextViewController 1.9",
      group: .library,
      summary: "Raises the input bar by the view's part below the keyboard's top, or a margin.",
      formula:
        "bottom.constant = max(view.height - view.convert(kbEnd, from: window).minY, margin) "
        + "on willShow and willHide; margin alone if kbEnd (kbBegin on willHide) begins below the "
        + "window or kbEnd, on an iPad, ends above the screen's bottom; margin = tab bar's height, "
        + "unless hidden or pushed away, else bottom safe area",
      availability: [
        Availability("os>=7", source: "podspec, an earlier version: iOS 7")
      ],
      weaknesses: [
        Weakness(
          "The window's origin is not the screen's", often: .hidden,
          in: "window:!full,split*,tiled-half,tiled-third* keyboard:!floating,undocked,split"),
        Weakness(
          "A tab bar's height counts though the view ends elsewhere", often: .gap, .hidden,
          in: "bars:tab,nav+tab placement:!fill"),
        Weakness(
          "An iPad's tab bar is at the top from iOS 18, but counts", often: .gap,
          in: "bars:tab,nav+tab placement:fill,short,shrinking "
            + "window:full,split-two-thirds* os>=18 device:ipad*"),
        Weakness(
          "The keyboard changes while another screen covers the view", often: .hidden, .gap,
          in: "script:*push*,*present* keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [
        Publication(
          "SlackTextViewController", version: "178750f, 7 commits after 1.9.6", date: "2018-10-29",
          license: "MIT",
          code: "SLKTextViewController.m slk_willShowOrHideKeyboard, "
            + "slk_detectKeyboardStatesInNotification, slk_appropriateKeyboardHeightFromRect "
            + "and slk_appropriateBottomMargin",
          link: "https://github.com/slackhq/SlackTextViewController/"
            + "blob/178750fe96fe3d67819df9ee660705907c427b55/Source/SLKTextViewController.m")
      ],
      reading: "the first responder is its own text view, no finger drags the bar, "
        + "presentedInPopover is off, and the window's root view fills the window")

    private enum Status { case willShow, didShow, willHide, didHide }

    private var isVisible = false
    private var status = Status.didHide
    /// Whether the bar has been moved.
    private var isMoved = false

    /// Takes an event; it hears from `viewDidLoad` to `viewDeinit`, and acts while it is visible.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidAppear: isVisible = true
      case .viewWillDisappear: isVisible = false
      case .viewDeinit: self = SlackTextViewController()
      case .safeAreaInsetsDidChange where isMoved:
        view.putLowestContent(aboveBottom: Self.margin(of: view))
      case .keyboardWillShow where isVisible: adapt(to: event.keyboard, as: .willShow, &view)
      case .keyboardDidShow where isVisible && status == .willShow: status = .didShow
      case .keyboardWillHide where isVisible: adapt(to: event.keyboard, as: .willHide, &view)
      // What began while the view was visible ends without it.
      case .keyboardDidHide where isVisible || status == .willHide: status = .didHide
      default: break
      }
    }

    private mutating func adapt(
      to keyboard: KeyboardNotification, as new: Status, _ view: inout ViewState
    ) {
      if new == status { return }
      isMoved = true
      // A missing frame is read as the zero rectangle.
      let frame = keyboard.endFrame ?? .zero
      let decisive = new == .willShow ? frame : keyboard.beginFrame ?? .zero
      let margin = Self.margin(of: view)
      let height = view.environment.chain.view.height
      let above = height - view.plainFrame(of: frame, from: .window).minY
      view.putLowestContent(
        aboveBottom: Self.isExternal(decisive, as: new, view) || Self.isUndocked(frame, view)
          ? margin : max(above, margin))
      // Other transitions are out of order.
      switch (status, new) {
      case (.didHide, .willShow), (.didShow, .willHide): status = new
      default: break
      }
    }

    /// Whether a keyboard is one in hardware, by the top edge of its frame.
    private static func isExternal(_ frame: Rect, as new: Status, _ view: ViewState) -> Bool {
      let chain = view.environment.chain
      let window = chain.rotation.size(ofPortrait: chain.window.size)
      let y = upright(frame, view).minY
      return y >= window.height || (new == .willHide && y == window.width)
    }

    private static func isUndocked(_ frame: Rect, _ view: ViewState) -> Bool {
      // The screen's bounds do not turn up to iOS 7, the frame has been turned.
      view.environment.idiom == .pad
        && upright(frame, view).maxY < view.environment.mainScreen.height
    }

    /// A frame in the window's root view.
    private static func upright(_ frame: Rect, _ view: ViewState) -> Rect {
      let root = view.environment.chain.root
      return view.convert(frame, from: .window, to: .root).offset(x: root.minX, y: root.minY)
    }

    /// Where the bar rests above the view's bottom edge, in points.
    private static func margin(of view: ViewState) -> Double {
      let environment = view.environment
      let hasSafeArea = environment.capabilities.insetAdjustment == .adjustedContentInset
      let safeArea = hasSafeArea ? environment.obstruction.bottom : 0
      guard let bar = environment.tabBar, !bar.isHidden else { return safeArea }
      // A bar that a push has moved away is outside of the root view.
      return bar.frame.intersects(environment.chain.root) ? bar.frame.height : safeArea
    }
  }
}
