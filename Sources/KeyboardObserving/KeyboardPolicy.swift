public import InsetCore

/// Which keyboards count beside a docked one of the app's own.
public struct KeyboardPolicy: OptionSet, Hashable, Sendable {
  /// One bit for each choice.
  public let rawValue: UInt8

  /// Creates a set of choices from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The keyboard of another app beside this one counts where it covers the view; otherwise the
  /// last one of the app itself does.
  public static let remoteKeyboards = KeyboardPolicy(rawValue: 1)
  /// A keyboard that is undocked, split or floating counts from its top edge down; otherwise it hides
  /// nothing, because its user can move it.
  ///
  /// Whether a floating one is over the view is decided whenever its frame is reported.
  public static let raisedKeyboards = KeyboardPolicy(rawValue: 2)

  /// Reads an event in the light of the choices.
  ///
  /// - Parameters:
  ///   - event: Any event.
  ///   - chain: The views between the screen and the avoiding view.
  /// - Returns: The event as a strategy should see it; nil for one that does not count.
  public func event(_ event: Event, in chain: ViewChain) -> Event? {
    guard event.kind.isKeyboard else { return event }
    // That a keyboard goes is true of every one.
    if !contains(.remoteKeyboards), !event.keyboard.isLocal, !event.isKeyboardHide { return nil }
    return contains(.raisedKeyboards) ? lowered(event, in: chain) : event
  }

  /// A raised keyboard as a docked one with the same top edge, or as none where it is not over the
  /// view.
  private func lowered(_ event: Event, in chain: ViewChain) -> Event {
    guard let endFrame = event.keyboard.endFrame else { return event }
    let (frame, view) = (chain.uprightScreen(fromScreen: endFrame), chain.viewOnScreen)
    let screen = chain.uprightScreenSize
    guard !frame.isEmpty, isRaised(frame, in: chain) else { return event }
    var keyboard = event.keyboard
    guard frame.maxX > view.minX, frame.minX < view.maxX else {
      return .keyboardWillHide(keyboard)
    }
    let docked = Rect(
      x: 0, y: frame.minY, width: screen.width, height: screen.height - frame.minY)
    keyboard.endFrame = chain.rotation.fixed(docked, portrait: chain.screen)
    let isSettled = event.kind == .keyboardDidShow || event.kind == .keyboardDidChangeFrame
    return isSettled ? .keyboardDidShow(keyboard) : .keyboardWillShow(keyboard)
  }

  /// Whether a keyboard is above the bottom edge, or too narrow to be docked there.
  private func isRaised(_ frame: Rect, in chain: ViewChain) -> Bool {
    let (screen, window) = (chain.uprightScreenSize, chain.windowOnScreen)
    if frame.minY >= screen.height - 0.5 { return false }
    if frame.width < min(screen.width, window.width) - 1 { return true }
    // In a window of Stage Manager the frame of a docked one may end where the window does.
    return frame.maxY < screen.height - 0.5 && abs(frame.maxY - window.maxY) > 0.5
  }
}
