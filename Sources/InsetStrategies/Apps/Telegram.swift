import InsetCore

extension Strategies {
  /// Telegram: the window notifies every controller how high the keyboard is above the screen's
  /// bottom.
  ///
  /// A keyboard as wide as the screen is measured from the screen's bottom, up to iOS 12 from the
  /// window's. What a centered sheet leaves below itself, half of less than 100 points, is taken
  /// off. A narrower one at the left edge is measured from the screen's *width*. A frame that ends
  /// above that line, or is empty, has no height. Controllers fill their window and take the larger
  /// of that height and the safe area.
  ///
  /// Left out is what reads private views: where the keyboard's own view is, and a case of 24
  /// points while a tablet turns; and what only animates.
  struct Telegram: InsetStrategy {
    static let id = "telegram"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "Telegram for iOS (effa652)",
      group: .app,
      summary: "Ends the content at the docked keyboard's height above the window's bottom edge.",
      formula: "height = kbEnd is empty or kbEnd.maxY < h ? 0 : max(0, h - kbEnd.minY) on "
        + "willChangeFrame; if kbEnd.width == screen.width, h = screen.height (window.height up to "
        + "iOS 12), less delta / 2 where 0 < delta = screen.height - window.height < 100; "
        + "otherwise h = kbEnd.minX > 0 ? screen.height : screen.width; bottom = max(height, "
        + "bottom safe area)",
      availability: [
        Availability("os>=9", source: "Telegram/BUILD, an earlier version: iOS 9"),
        Availability("placement:fill,short", source: "controllers fill their window"),
      ],
      weaknesses: [
        Weakness(
          "The window ends away from the bottom of the screen", often: .hidden, .gap,
          in: "window:stage*,free*,form-sheet,popover,slide-over os<26 "
            + "keyboard:!hardware,floating,undocked,split")
      ],
      publications: [
        Publication(
          "Telegram-iOS", version: "effa652", date: "date not known", license: "GPL-2.0",
          code: "WindowContent.swift Window1.init",
          link: "https://github.com/TelegramMessenger/Telegram-iOS/"
            + "blob/effa652fd6ef4a88cb4e70d3f2850de9dbeba61e/submodules/Display/Source/"
            + "WindowContent.swift")
      ])

    private var presence = Presence()
    private var height = 0.0

    /// Takes an event; the app's window observes from launch on, the view follows while it is
    /// loaded.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      if event.kind == .keyboardWillChangeFrame {
        height = Self.height(of: event.keyboard.placedEndFrame ?? .zero, view.environment)
      }
      if presence.isLoaded { view.liftLowestContent(aboveBottom: height) }
    }

    /// The keyboard's height above the window's bottom edge, in points.
    private static func height(of frame: Rect, _ environment: ViewEnvironment) -> Double {
      let (screen, window) = (environment.chain.screen, environment.chain.window.size)
      let isWide = frame.width == screen.width
      var bottom = isWide || frame.minX > 0 ? screen.height : screen.width
      // Indicators have had a safe area of their own since iOS 13.
      if isWide, !environment.capabilities.adjustsIndicators { bottom = window.height }
      if frame.isEmpty || frame.maxY < bottom { return 0 }
      let delta = isWide ? screen.height - window.height : 0
      return max(0, bottom - frame.minY - (delta > 0 && delta < 100 ? delta / 2 : 0))
    }
  }
}
