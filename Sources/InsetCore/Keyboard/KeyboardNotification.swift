/// What one of the six keyboard notifications carries.
///
/// Every key of the real `userInfo` may be missing (`DidChangeFrame` during an iOS 5 rotation has
/// no duration and no curve), so every field is optional; ``KeyboardTransition`` is the reading
/// that insists on all of them.
///
/// Two notifications are equal when their frames, `isLocal`, `hasScreenObject` and the presence of
/// the animation keys are: the *values* of duration and curve are judged apart.
public struct KeyboardNotification: Sendable {
  /// The frame before the change, in the screen's space as the OS of that era reports it.
  public var beginFrame: Rect?
  /// The frame after the change, in the screen's space as the OS of that era reports it.
  public var endFrame: Rect?
  /// The animation's duration in seconds.
  public var duration: Double?
  /// The animation's curve as a raw `UIView.AnimationCurve`; 7 is undocumented and usual.
  public var curve: Int?
  /// Whether this app caused the keyboard; the key exists from iOS 9, absent counts as true.
  public var isLocal: Bool
  /// Whether the notification's object is the screen (iOS 16.1 and later) rather than nil.
  public var hasScreenObject: Bool

  /// Creates the content of a notification; a missing key is nil.
  @inlinable
  public init(
    beginFrame: Rect?, endFrame: Rect?, duration: Double? = 0.25, curve: Int? = 7,
    isLocal: Bool = true, hasScreenObject: Bool = false
  ) {
    self.beginFrame = beginFrame
    self.endFrame = endFrame
    self.duration = duration
    self.curve = curve
    self.isLocal = isLocal
    self.hasScreenObject = hasScreenObject
  }
}

extension KeyboardNotification: Hashable {
  /// Whether an observer that ignores animation could not tell the two apart.
  public static func == (a: Self, b: Self) -> Bool {
    a.beginFrame == b.beginFrame && a.endFrame == b.endFrame && a.isLocal == b.isLocal
      && a.hasScreenObject == b.hasScreenObject && (a.duration == nil) == (b.duration == nil)
      && (a.curve == nil) == (b.curve == nil)
  }

  /// Feeds what takes part in equality.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(beginFrame)
    hasher.combine(endFrame)
    hasher.combine(isLocal)
    hasher.combine(hasScreenObject)
    hasher.combine(duration == nil)
    hasher.combine(curve == nil)
  }
}

/// A keyboard notification that carries all four animation keys.
public struct KeyboardTransition: Hashable, Sendable {
  /// The frame before the change, in the space of the notification.
  public var beginFrame: Rect
  /// The frame after the change, in the space of the notification.
  public var endFrame: Rect
  /// The animation's duration in seconds.
  public var duration: Double
  /// The animation's curve as a raw `UIView.AnimationCurve`.
  public var curve: Int

  /// Reads a notification, or nothing when one of the four keys is missing.
  @inlinable
  public init?(_ notification: KeyboardNotification) {
    guard let begin = notification.beginFrame, let end = notification.endFrame,
      let duration = notification.duration, let curve = notification.curve
    else { return nil }
    beginFrame = begin
    endFrame = end
    self.duration = duration
    self.curve = curve
  }

  /// The curve as `UIView.AnimationOptions`: UIKit keeps it in the bits from 16 on.
  @inlinable public var animationOptions: UInt { UInt(bitPattern: curve) << 16 }
}
