import InsetCore

extension Strategies {
  /// The notifications as Apple's session of 2023 puts them right: in the space of their screen.
  ///
  /// The notification's object is the screen, in whose space the end frame is. The frame is converted
  /// to the view, and the content ends where its intersection with the view's bounds begins, or at
  /// the safe area where the two share no area. An event without a screen or an end frame is ignored.
  ///
  /// Reading: the view is the avoiding one, which does not scroll, and the observers are there from
  /// `viewDidLoad` on.
  struct AppleWWDC23: InsetStrategy {
    static let id = "apple-wwdc23"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "Apple's notifications of WWDC23",
      group: .writeUp,
      summary: "Ends the content where the keyboard, converted from its screen, meets the view.",
      formula: "x = intersection(screen.convert(kbEnd, to: view), view.bounds); constraint = "
        + "view.bounds.maxY - x.minY, or view.safeAreaInsets.bottom where x is empty, on willShow "
        + "and willHide",
      availability: [
        Availability("os>=16.1", source: "notifications have a screen from iOS 16.1 on")
      ],
      weaknesses: [
        Weakness(
          "A form sheet or popover moves without a keyboard event", often: .hidden, .gap,
          in: "window:form-sheet,popover keyboard:!hardware*,floating,undocked,split"),
        Weakness(
          "The view's frame follows the keyboard, too", often: .hidden, .gap,
          in: "placement:shrinking,nested-scroll keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The view reaches below the screen, where a keyboard that goes still meets it",
          often: .hidden, .gap,
          in: "placement:tall script:!show keyboard:!hardware*,floating,undocked,split"),
        Weakness(
          "A keyboard that leaves the bottom edge posts a hide with its place",
          often: .gap, .notRestored,
          in: "script:*float*,*undock*,*split-dock*,show-hide-in-place "
            + "keyboard:!hardware*,floating,undocked,split"),
        Weakness(
          "A hardware keyboard's accessory is lower than the bar below the view", often: .hidden,
          in: "keyboard:hardware accessory:bar-44,chat-52 "
            + "bars:tab,nav+tab,nav+toolbar "
            + "placement:!safe-area,child,above-input-bar"),
      ],
      publications: [
        Publication(
          "Apple, \"Keep up with the keyboard\"", version: "(WWDC23 session 10281)",
          date: "2023-06", code: "its code at 12:11",
          link: "https://developer.apple.com/videos/play/wwdc2023/10281/"),
        Publication(
          "Apple, \"keyboardFrameEndUserInfoKey\"", version: "(documentation)",
          date: "date not known", code: "its example",
          link: "https://developer.apple.com/documentation/uikit/uiresponder/"
            + "keyboardframeenduserinfokey"),
      ],
      reading: "the view is the avoiding one, and the observers are there from viewDidLoad on")

    private var isRegistered = false
    /// The constraint's constant, in points; nil at rest.
    private var constant: Double?

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isRegistered = true
      case .viewDeinit: isRegistered = false
      case .keyboardWillShow where isRegistered, .keyboardWillHide where isRegistered:
        guard event.keyboard.hasScreenObject, let frame = event.keyboard.endFrame else { return }
        let bounds = Rect(origin: .zero, size: view.environment.chain.view.size)
        let covered = view.plainFrame(of: frame, from: .screen).intersection(bounds)
        constant =
          covered.isEmpty
          ? view.environment.safeAreaInsets.bottom : bounds.maxY - covered.minY
      default: break
      }
      // The constraint keeps its constant, whatever bars come or go.
      if let constant { view.putLowestContent(aboveBottom: constant) }
    }
  }
}
