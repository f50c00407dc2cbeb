import InsetCore

extension Strategies {
  /// Chatto: its input bar sits on the keyboard's top edge.
  ///
  /// A tracker that hangs on the input accessory knows where the keyboard is, also for a view that
  /// comes late. A show without height is ignored, a change of frame without height is a hide, and
  /// a hide's end frame is not read. The safe area is left to the layout: without a keyboard, or
  /// with a lower one, the bar rests on it.
  struct Chatto: InsetStrategy {
    static let id = "chatto"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      summary:
        "Puts the input bar on the keyboard's top edge, or where it rests if that is higher.",
      formula: "bottom.constant = max(view.height - view.convert(kbEnd, from: window).minY, bottom "
        + "safe area) on willShow and didShow unless kbEnd.height = 0; at rest on willHide and on "
        + "willChangeFrame with a height of 0",
      failsWhen: "The window's origin is not the screen's. The keyboard floats and shows again, or "
        + "changes its frame without showing again",
      source: "Chatto (MIT), KeyboardTracker.swift")

    private var presence = Presence()
    private var endFrame: Rect?

    /// Takes an event; the tracker knows of the keyboard from launch on, the bar moves while its
    /// view has a window.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      switch event.kind {
      case .keyboardWillShow, .keyboardDidShow:
        guard let frame = event.keyboard.placedEndFrame, frame.height > 0 else { return }
        endFrame = frame
      case .keyboardWillChangeFrame:
        guard let frame = event.keyboard.placedEndFrame, frame.height == 0 else { return }
        endFrame = nil
      case .keyboardWillHide: endFrame = nil
      default: break
      }
      guard presence.hasWindow else { return }
      let height = view.environment.chain.view.height
      let above = endFrame.map { height - view.plainFrame(of: $0, from: .window).minY } ?? 0
      view.liftLowestContent(aboveBottom: above)
    }
  }
}
