import InsetCore

/// What React Native's KeyboardAvoidingView knows, whatever its behavior.
///
/// The view's frame is the parent's business: its `y` counts from the parent and is compared with
/// the keyboard's origin on the screen. Show and hide are heard and no change of frame: an undocked
/// keyboard ends with a hide. While the keyboard is up, a layout with another height measures anew,
/// for the frame that the last show has reported. The view's frame is the one of its last layout.
struct AvoidingComponent: Hashable, Sendable {
  private var isRegistered = false
  /// The view's frame in its parent as of the last layout; nil before the first one.
  private(set) var frame: Rect?
  /// The end frame of the last show; nil after a hide.
  private var keyboard: Rect?

  /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - frame: The view's frame in its parent, as a layout finds it.
  /// - Returns: Whether the view measures anew.
  mutating func note(_ event: Event, laidOutAs frame: @autoclosure () -> Rect) -> Bool {
    switch event.kind {
    case .viewDidLoad: isRegistered = true
    case .viewDeinit: self = AvoidingComponent()
    case .viewDidLayoutSubviews where isRegistered: return lay(out: frame())
    case .keyboardWillShow where isRegistered:
      // A missing frame is read as the zero rectangle.
      keyboard = event.keyboard.endFrame ?? .zero
      return true
    case .keyboardWillHide where isRegistered:
      keyboard = nil
      return true
    default: break
    }
    return false
  }

  /// Gives the view another frame and returns whether its height is another one.
  mutating func lay(out frame: Rect) -> Bool {
    let before = self.frame
    self.frame = frame
    guard let before else { return true }
    // Layout rounds to pixels.
    return abs(frame.height - before.height) > 0.01
  }

  /// The view's part below the keyboard's top, in points, with so much below it that has been taken
  /// off the view already.
  func overlap(with taken: Double = 0, in environment: ViewEnvironment) -> Double {
    guard let keyboard, let frame else { return 0 }
    if environment.prefersCrossFade, keyboard.minY == 0 { return 0 }
    return max(taken + frame.minY + frame.height - keyboard.minY, 0)
  }
}
