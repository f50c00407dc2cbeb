import InsetCore

/// The core of S0: tells the keyboard's height to every observer that was ever added.
///
/// Each appearance adds a block observer. Removal goes by the owner instead of the block's token and
/// so removes nothing. A notification without end frame, duration or curve is not told on.
struct HeightObservers: Sendable {
  private var count = 0

  /// Takes an event and calls `report` once per observer with a height in points.
  mutating func receive(_ event: Event, _ report: (Double) -> Void) {
    switch event {
    case .viewWillAppear: count += 1
    case .keyboardWillChangeFrame(let keyboard): tell(keyboard, isHide: false, report)
    case .keyboardWillHide(let keyboard): tell(keyboard, isHide: true, report)
    default: break
    }
  }

  private func tell(_ keyboard: KeyboardNotification, isHide: Bool, _ report: (Double) -> Void) {
    guard let frame = keyboard.endFrame, keyboard.duration != nil, keyboard.curve != nil
    else { return }
    for _ in 0..<count { report(isHide ? 0 : frame.height) }
  }
}
