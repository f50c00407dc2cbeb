import InsetCore

extension Strategies {
  /// Signal: a constraint above the keyboard's last frame, measured from the safe area.
  ///
  /// All six notifications are read, from the first appearance on, whichever app they are about.
  /// The frame is taken in the view's space when it is posted and kept there: it is used again when
  /// the safe area changes, a frame that is the same there is ignored, and a view of another size
  /// forgets it. The zero rectangle that cross-fade reports means no keyboard, below the window.
  ///
  /// Newer versions do this up to iOS 15 alone and use UIKit's keyboard layout guide from iOS 16 on.
  struct Signal: InsetStrategy {
    static let id = "signal"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "Signal for iOS (ca03046)",
      group: .app,
      summary: "Raises the bottom constraint to the keyboard's top, measured from the safe area.",
      formula:
        "constant = min(0, view.convert(kbEnd, from: window).minY - (view.height - bottom safe "
        + "area)) on all six notifications; the zero frame is (0, window.maxY, window.width, 0)",
      availability: [
        Availability("os<16", source: "newer versions use UIKit's guide from iOS 16 on"),
        Availability("placement:fill,short", source: "the content fills the screens of the app"),
      ],
      weaknesses: [
        Weakness(
          "The keyboard floats, is raised or split: its overlap counts", .gap,
          in: "keyboard:floating,undocked,split"),
        Weakness(
          "The window's origin is not the screen's", .hidden,
          in: "window:slide-over,stage*,free*,tiled-quarter-bottom os>=11 "
            + "keyboard:!hardware*,floating,undocked,split"),
        Weakness(
          "The keyboard becomes floating, raised or split while it is up", .gap,
          in: "script:*undock*,*split*,*float* "
            + "window:full,split*,tiled-half,tiled-third*,page-sheet*"),
        Weakness(
          "Slide Over ends above the bottom of the screen", .hidden,
          in: "window:slide-over os>=11 placement:!child,above-input-bar "
            + "keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [
        Publication(
          "Signal-iOS", version: "ca03046", date: "date not known", license: "AGPL-3.0",
          code: "OWSViewController.swift handleKeyboardNotificationBase and "
            + "updateKeyboardLayoutOffsets",
          link: "https://github.com/signalapp/Signal-iOS/"
            + "blob/ca0304639bb0f26337a1e7ec1dfd9907808b9f94/SignalUI/ViewControllers/"
            + "OWSViewController.swift")
      ])

    private var isObserving = false
    private var frame: Rect?
    private var size: Size?

    /// Takes an event; the keyboard is heard from the first `viewWillAppear` to `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      let chain = view.environment.chain
      // The controller hears of another size before anything happens in it.
      if size != chain.root.size {
        size = chain.root.size
        frame = nil
      }
      switch event.kind {
      case .viewWillAppear:
        isObserving = true
        return
      case .viewDeinit:
        self = Signal()
        return
      case .safeAreaInsetsDidChange: break
      default:
        guard isObserving, let end = event.keyboard.endFrame else { return }
        let new = view.plainFrame(of: end == .zero ? Self.none(in: chain) : end, from: .window)
        if new == frame { return }
        frame = new
      }
      guard let frame else { return }
      view.liftLowestContent(aboveBottom: chain.view.height - frame.minY)
    }

    /// A keyboard without height at the bottom of the app's window, whose frame is on the screen.
    private static func none(in chain: ViewChain) -> Rect {
      Rect(x: chain.window.minX, y: chain.window.maxY, width: chain.window.width, height: 0)
    }
  }
}
