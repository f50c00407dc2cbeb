import InsetCore

/// The core of S0: reports the keyboard's height to every observer that was ever added.
///
/// Each appearance adds a block observer. Removal goes by the owner instead of the block's token
/// and so removes nothing; the blocks hold their owner weakly and do nothing after its end. A
/// notification without end frame, duration or curve is not forwarded.
struct HeightObservers: Sendable {
  private var count = 0

  /// Takes an event and calls `report` once per observer with a height in points.
  mutating func receive(_ event: Event, _ report: (Double) -> Void) {
    switch event.kind {
    case .viewWillAppear: count += 1
    case .viewDeinit: count = 0
    case .keyboardWillChangeFrame, .keyboardWillHide:
      guard let frame = event.keyboard.endFrame, event.keyboard.duration != nil,
        event.keyboard.curve != nil
      else { return }
      for _ in 0..<count { report(event.isKeyboardHide ? 0 : frame.height) }
    default: break
    }
  }
}
