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
  /// Reading: the address bar is at the top, as on every iPad. On a phone it is at the bottom by default, where it
  /// rises by itself and this constraint is not used. The list of search
  /// results is another controller, which asks the helper for the last frame.
  struct Firefox: InsetStrategy {
    static let id = "firefox"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "Firefox for iOS (main, 2026)",
      group: .app,
      summary: "Raises the bottom content by the keyboard's overlap with the view.",
      formula: "constant = intersection(view.convert(kbEnd, from: window), view.bounds).height on "
        + "willShow, didShow and willChangeFrame, at rest on willHide or where that is 0",
      availability: [
        Availability("os>=15", source: "deployment target: iOS 15"),
        Availability(
          "device:ipad*", source: "on a phone the address bar is at the bottom by default"),
        Availability("placement:fill,short", source: "the content fills the screens of the app"),
      ],
      weaknesses: [
        Weakness(
          "The keyboard floats, is raised or split: its overlap counts", .gap,
          in: "keyboard:floating,undocked,split"),
        Weakness(
          "A free window's or Slide Over's origin is not the screen's", often: .hidden,
          in: "window:slide-over,stage*,free*,tiled-quarter-bottom "
            + "keyboard:!floating,undocked,split"),
      ],
      publications: [
        Publication(
          "Firefox for iOS", version: "b4096ec, main with pull request 30146",
          date: "2025-10 or later, day not known", license: "MPL-2.0",
          code: "KeyboardHelper.swift intersectionHeightForView, BrowserViewController.swift "
            + "adjustBottomContentTopSearchBar",
          link: "https://github.com/mozilla-mobile/firefox-ios/"
            + "blob/b4096ecf7d23ae9b828cc7b11afd8a39deb41998/BrowserKit/Sources/Shared/"
            + "KeyboardHelper.swift")
      ],
      reading: "the address bar is at the top, as on every iPad")

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
