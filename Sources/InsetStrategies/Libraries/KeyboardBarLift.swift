import InsetCore

extension Strategies {
  /// KeyboardBarLift: the docked keyboard's overlap with the window less its safe area.
  ///
  /// Everything is in the window's space. A frame without area is away. Docked is as wide as the
  /// window, down to its bottom, and beside it horizontally; the width decides, not the edges,
  /// since a window of iPadOS 26 may hang off the display. Another app's keyboard changes nothing.
  ///
  /// A resize of the window under a keyboard that does not move posts nothing, so a layout in a
  /// window of another shape measures the last frame again. The drag of an interactive dismissal,
  /// the other thing that the live channel follows, is left out.
  struct KeyboardBarLift: InsetStrategy {
    static let id = "keyboard-bar-lift"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      summary: "Raises a bar by a docked keyboard's overlap with the window less the safe area.",
      formula: "kb = window.convert(kbEnd, from: screen); overlap = window.maxY - max(kb.minY, "
        + "window.minY) if kb.width >= window.width - 1, kb.maxY >= window.maxY - 1 and they "
        + "overlap horizontally, else 0; constant = max(0, overlap - bottom safe area) on "
        + "willChangeFrame, 0 on willHide",
      failsWhen: "The view does not end at the bottom of the window. The keyboard or its bar is "
        + "narrower than the window. Another app's keyboard covers the view or stays behind. The "
        + "keyboard is up before the view appears",
      source: "QuickieCore's KeyboardBarLift (no licence stated)")

    private var presence = Presence()
    private var endFrame: Rect?
    private var window: Rect?

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      guard presence.isLoaded else { return }
      switch event.kind {
      case .keyboardWillChangeFrame where event.keyboard.isLocal:
        guard let frame = event.keyboard.placedEndFrame else { return }
        endFrame = frame
      case .keyboardWillHide where event.keyboard.isLocal: endFrame = nil
      case .viewDidLayoutSubviews:
        if window == nil || window == view.environment.chain.window { return }
      default: return
      }
      window = view.environment.chain.window
      let overlap = endFrame.map { Self.overlap(of: $0, view) } ?? 0
      view.liftLowestContent(aboveBottom: overlap)
    }

    /// The height of the window's part below a docked keyboard's top edge, in points.
    private static func overlap(of frame: Rect, _ view: ViewState) -> Double {
      let window = Rect(origin: .zero, size: view.environment.chain.window.size)
      let keyboard = view.convert(frame, from: .screen, to: .window)
      guard !keyboard.isEmpty, keyboard.width >= window.width - 1,
        keyboard.maxY >= window.maxY - 1, keyboard.minX < window.maxX, keyboard.maxX > window.minX
      else { return 0 }
      return max(0, window.maxY - max(keyboard.minY, window.minY))
    }
  }
}
