/// What one of the six keyboard notifications carries.
///
/// Every key of the real `userInfo` may be missing (`DidChangeFrame` during an iOS 5 rotation has
/// no duration and no curve), so every field is optional; ``KeyboardTransition`` is the reading
/// that insists on all of them.
///
/// Two notifications are equal when their frames, `isLocal`, `hasScreenObject` and the presence of
/// the animation keys are: the *values* of duration and curve are judged apart.
public struct KeyboardNotification: Sendable {
  // Plain fields and a bit for each key: optionals would take half as much again, and a run reads
  // millions of notifications.
  @usableFromInline var begin: Rect
  @usableFromInline var end: Rect
  @usableFromInline var seconds: Double
  @usableFromInline var rawCurve: Int
  @usableFromInline var facts: Facts

  /// Which keys are present, and Boolean properties of the notification.
  @usableFromInline
  struct Facts: OptionSet, Hashable, Sendable {
    @usableFromInline var rawValue: UInt8
    @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

    @inlinable static var begin: Facts { Facts(rawValue: 1) }
    @inlinable static var end: Facts { Facts(rawValue: 2) }
    @inlinable static var duration: Facts { Facts(rawValue: 4) }
    @inlinable static var curve: Facts { Facts(rawValue: 8) }
    @inlinable static var local: Facts { Facts(rawValue: 16) }
    @inlinable static var screenObject: Facts { Facts(rawValue: 32) }

    @inlinable
    mutating func set(_ fact: Facts, _ isSo: Bool) {
      if isSo { insert(fact) } else { remove(fact) }
    }
  }

  /// Creates the content of a notification; a missing key is nil.
  @inlinable
  public init(
    beginFrame: Rect?, endFrame: Rect?, duration: Double? = 0.25, curve: Int? = 7,
    isLocal: Bool = true, hasScreenObject: Bool = false
  ) {
    (begin, end, seconds, rawCurve, facts) = (.zero, .zero, 0, 0, [])
    self.beginFrame = beginFrame
    self.endFrame = endFrame
    self.duration = duration
    self.curve = curve
    self.isLocal = isLocal
    self.hasScreenObject = hasScreenObject
  }

  /// The frame before the change, in the screen's space as the OS of that era reports it.
  @inlinable public var beginFrame: Rect? {
    get { facts.contains(.begin) ? begin : nil }
    set { (begin, _) = (newValue ?? .zero, facts.set(.begin, newValue != nil)) }
  }

  /// The frame after the change, in the screen's space as the OS of that era reports it.
  @inlinable public var endFrame: Rect? {
    get { facts.contains(.end) ? end : nil }
    set { (end, _) = (newValue ?? .zero, facts.set(.end, newValue != nil)) }
  }

  /// The animation's duration in seconds.
  @inlinable public var duration: Double? {
    get { facts.contains(.duration) ? seconds : nil }
    set { (seconds, _) = (newValue ?? 0, facts.set(.duration, newValue != nil)) }
  }

  /// The animation's curve as a raw `UIView.AnimationCurve`; 7 is undocumented and usual.
  @inlinable public var curve: Int? {
    get { facts.contains(.curve) ? rawCurve : nil }
    set { (rawCurve, _) = (newValue ?? 0, facts.set(.curve, newValue != nil)) }
  }

  /// Whether this app caused the keyboard; the key exists from iOS 9, absent counts as true.
  @inlinable public var isLocal: Bool {
    get { facts.contains(.local) }
    set { facts.set(.local, newValue) }
  }

  /// Whether the notification's object is the screen (iOS 16.1 and later) rather than nil.
  @inlinable public var hasScreenObject: Bool {
    get { facts.contains(.screenObject) }
    set { facts.set(.screenObject, newValue) }
  }
}

extension KeyboardNotification: Hashable {
  /// Whether the two are equal for an observer that ignores animation.
  public static func == (a: Self, b: Self) -> Bool {
    a.begin == b.begin && a.end == b.end && a.facts == b.facts
  }

  /// Feeds what takes part in equality.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(begin)
    hasher.combine(end)
    hasher.combine(facts)
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
  @inlinable @inline(__always)
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
