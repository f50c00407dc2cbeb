import InsetCore

/// What swift-keyboard-observer knows: the keyboard's last end frame, heard app-wide from launch
/// on.
///
/// It listens to `willChangeFrame` and `didChangeFrame` and insists on end frame, duration and
/// curve. Two libraries ask it where the keyboard is in a view, and are called when the end frame
/// is another one.
struct ObservedKeyboard: Hashable, Sendable {
  private var endFrame: Rect?

  /// Whether there has been a notification; before that nothing is known.
  var isKnown: Bool { endFrame != nil }

  /// Takes an event and returns whether the end frame is another one; a notification that lacks a
  /// key is not read.
  mutating func note(_ event: Event) -> Bool {
    switch event.kind {
    case .keyboardWillChangeFrame, .keyboardDidChangeFrame:
      guard let frame = event.keyboard.endFrame, event.keyboard.duration != nil,
        event.keyboard.curve != nil
      else { return false }
      let isAnother = frame != endFrame
      endFrame = frame
      return isAnother
    default: return false
    }
  }

  /// The keyboard's frame in a view around the scroll view, or nil without a window, without a
  /// notification, or where less than a point of the view is overlapped.
  func overlappingFrame(in view: ViewState, hasWindow: Bool) -> Rect? {
    guard hasWindow, let endFrame else { return nil }
    let keyboard = view.plainFrame(of: endFrame, from: .screen)
    let overlap = keyboard.intersection(Rect(origin: .zero, size: view.environment.chain.view.size))
    return overlap.width >= 1 && overlap.height >= 1 ? keyboard : nil
  }
}
