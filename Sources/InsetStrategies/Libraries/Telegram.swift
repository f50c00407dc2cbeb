import InsetCore

extension Strategies {
  /// Telegram: the window notifies every controller how high the keyboard is above the screen's
  /// bottom.
  ///
  /// The screen's height is that of portrait or landscape, whichever the keyboard's width fits. A
  /// frame that ends above it, or is empty, has no height. What a centered sheet leaves below
  /// itself is taken off if it is less than 100 points. Controllers fill their window and take the
  /// larger of that height and the safe area.
  ///
  /// Left out is what only animates: the switch to emoji, the prediction bar, a case of 24 points
  /// while a tablet turns.
  struct Telegram: InsetStrategy {
    static let id = "telegram"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      summary: "Ends the content at the docked keyboard's height above the window's bottom edge.",
      formula: "height = kbEnd is empty or kbEnd.maxY < screen.height ? 0 : max(0, screen.height - "
        + "kbEnd.minY), less delta = (screen.height - window.height) / 2 if 0 < delta < 100, on "
        + "willChangeFrame; bottom = max(height, bottom safe area)",
      failsWhen: "The view does not end at the bottom of the window. The window ends above the "
        + "screen's bottom and is not a centered sheet. A narrow keyboard touches the bottom edge. "
        + "A hide reports a frame on screen. The interface is in landscape "
        + "up to iOS 7",
      source: "Telegram-iOS (GPL-2), WindowContent.swift")

    private var presence = Presence()
    private var height = 0.0

    /// Takes an event; the app's window observes from launch on, the view follows while it is
    /// loaded.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      if event.kind == .keyboardWillChangeFrame {
        guard let frame = event.keyboard.placedEndFrame else { return }
        height = Self.height(of: frame, on: view.environment.chain)
      }
      if presence.isLoaded { view.liftLowestContent(aboveBottom: height) }
    }

    /// The keyboard's height above the window's bottom edge, in points.
    private static func height(of frame: Rect, on chain: ViewChain) -> Double {
      let short = min(chain.screen.width, chain.screen.height)
      let long = max(chain.screen.width, chain.screen.height)
      let screenHeight = frame.width > short ? short : long
      if frame.isEmpty || frame.maxY < screenHeight { return 0 }
      let height = max(0, screenHeight - frame.minY)
      let delta = (screenHeight - chain.window.height) / 2
      return delta > 0 && delta < 100 ? max(0, height - delta) : height
    }
  }
}
