import InsetCore

extension Strategies {
  /// Signal: a constraint above the keyboard's last frame, measured from the safe area.
  ///
  /// All six notifications are read, from launch on, whichever app they are about. The zero
  /// rectangle that cross-fade reports means no keyboard at the device's bottom. A frame that
  /// has not changed is ignored. The last frame is used again when the view appears or its safe
  /// area changes, and forgotten when the view gets another size.
  struct Signal: InsetStrategy {
    static let id = "signal"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      summary: "Raises the bottom constraint to the keyboard's top, measured from the safe area.",
      formula:
        "constant = min(0, view.convert(kbEnd, from: screen).minY - (view.height - bottom safe "
        + "area)) on all six notifications; the zero frame is (0, screen.height, screen.width, 0)",
      failsWhen: "The keyboard floats or is raised. A frame is reported that stays on screen at a "
        + "hide. The view gets another size while the keyboard stays where it is",
      source: "Signal-iOS (AGPL-3), OWSViewController.swift")

    private var presence = Presence()
    private var frame: Rect?
    private var size: Size?

    /// Takes an event; the keyboard is heard from launch on, the view moves while it has a window.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      let own = view.environment.chain.view.size
      switch event.kind {
      case .viewDidLayoutSubviews:
        if let size, size != own { frame = nil }
        size = own
        return
      case .viewWillAppear, .safeAreaInsetsDidChange: break
      default:
        guard let end = event.keyboard.placedEndFrame else { return }
        let new = end == .zero ? Self.none(on: view.environment.chain.screen) : end
        if new == frame { return }
        frame = new
      }
      guard presence.hasWindow, let frame else { return }
      view.liftLowestContent(
        aboveBottom: own.height - view.plainFrame(of: frame, from: .screen).minY)
    }

    /// A keyboard without height at the bottom of the device.
    private static func none(on screen: Size) -> Rect {
      Rect(x: 0, y: screen.height, width: screen.width, height: 0)
    }
  }
}
