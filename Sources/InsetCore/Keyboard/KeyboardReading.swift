/// What a keyboard notification says about the keyboard, read as Apple documents it.
///
/// A reading replaces the truth where the truth is unknown. It is not part of the oracle.
public enum KeyboardReading: Hashable, Sendable {
  /// No keyboard covers anything.
  case hidden
  /// The keyboard is on screen but raised, split or narrow: the content under it can be reached.
  case floating
  /// The keyboard, or its bar, is docked to the bottom edge; its frame in the upright screen space.
  case docked(Rect)

  /// Reads the last event that carried a keyboard's end frame.
  ///
  /// - Parameters:
  ///   - endFrame: The reported frame, in the screen's space of that era; nil when the key is
  ///     missing.
  ///   - isHide: Whether the event was `willHide` or `didHide`, which mean hidden whatever the
  ///     frame says.
  ///   - chain: The views between the screen and the avoiding view.
  @inlinable @inline(__always)
  public init(endFrame: Rect?, isHide: Bool, chain: ViewChain) {
    guard !isHide, let endFrame else {
      self = .hidden
      return
    }
    if endFrame == .zero {
      self = .floating
      return
    }
    let keyboard = chain.uprightScreen(fromScreen: endFrame)
    let window = chain.windowOnScreen
    let screen = chain.uprightScreenSize
    // Half a point of slack: third-party keyboards are off by fractions.
    guard !keyboard.isEmpty, keyboard.maxX > window.minX + 0.5, keyboard.minX < window.maxX - 0.5,
      keyboard.minY < window.maxY - 0.5, keyboard.maxY > window.minY + 0.5
    else {
      self = .hidden
      return
    }
    let reference = min(screen.height, window.maxY)
    if keyboard.maxY < reference - 0.5
      || (keyboard.width < window.width - 1 && keyboard.width < screen.width - 1)
    {
      self = .floating
    } else {
      self = .docked(keyboard)
    }
  }

  /// The frame of a docked keyboard in the upright screen space, or nil.
  @inlinable public var dockedFrame: Rect? {
    if case .docked(let frame) = self { frame } else { nil }
  }
}
