import InsetCore

extension Strategies {
  /// Firefox: what the browser shows at its bottom rests on the keyboard's overlap with the
  /// controller's view.
  ///
  /// The controller hears of the keyboard from `viewDidLoad` on, through a helper. It takes the
  /// overlap when it hears of a frame and not on layout. While there is an overlap the constraint
  /// goes to the view's bottom edge, otherwise content rests on the safe area: an overlap less than
  /// that puts the content lower than it rests.
  ///
  /// Reading: the address bar is at the top; one at the bottom rises by itself. The list of search
  /// results is another controller, which asks the helper for the last frame.
  struct Firefox: InsetStrategy {
    static let id = "firefox"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "Firefox for iOS",
      summary: "Raises the bottom content by the keyboard's overlap with the view.",
      formula: "constant = intersection(view.convert(kbEnd, from: window), view.bounds).height on "
        + "willShow, didShow and willChangeFrame, at rest on willHide or where that is 0",
      causes: [
        FailureCause(
          "The keyboard floats, is raised or split: its overlap counts", .gap,
          in: "keyboard:floating,undocked,split"),
        FailureCause(
          "The window lies at the right: its origin is not the screen's", often: .hidden, .gap,
          in: "window:*right os>=13"),
        FailureCause(
          "The view reaches below the keyboard's frame", .hidden,
          in: "placement:tall keyboard:!hardware*,floating,undocked,split"),
        FailureCause(
          "A free window's or Slide Over's origin is not the screen's", often: .hidden,
          in: "window:slide-over,stage*,free* keyboard:!floating,undocked,split"),
      ],
      source: "Firefox for iOS, main in early 2026, with pull request 30146 (2025-10) (MPL-2), "
        + "KeyboardHelper.swift intersectionHeightForView and BrowserViewController.swift "
        + "adjustBottomContentTopSearchBar, https://github.com/mozilla-mobile/firefox-ios. Read as: "
        + "the address bar is at the top")

    private var isLoaded = false
    private var endFrame: Rect?

    /// Takes an event; the controller follows from `viewDidLoad` to `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad:
        isLoaded = true
        return
      case .viewDeinit:
        self = Firefox()
        return
      case .keyboardWillShow, .keyboardDidShow, .keyboardWillChangeFrame:
        endFrame = event.keyboard.endFrame
      case .keyboardWillHide: endFrame = nil
      default: return
      }
      guard isLoaded else { return }
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
