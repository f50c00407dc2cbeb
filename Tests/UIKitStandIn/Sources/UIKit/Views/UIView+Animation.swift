public import Foundation

extension UIView {
  /// Any raw value makes a curve, as for the imported enumeration: keyboards move with curve 7.
  public struct AnimationCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init?(rawValue: Int) { self.rawValue = rawValue }

    private init(_ rawValue: Int) { self.rawValue = rawValue }

    public static let easeInOut = AnimationCurve(0)
    public static let easeIn = AnimationCurve(1)
    public static let easeOut = AnimationCurve(2)
    public static let linear = AnimationCurve(3)
  }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var layoutSubviews: UIView.AnimationOptions { Self(rawValue: 1 << 0) }
    public static var allowUserInteraction: UIView.AnimationOptions { Self(rawValue: 1 << 1) }
    public static var beginFromCurrentState: UIView.AnimationOptions { Self(rawValue: 1 << 2) }
    public static var overrideInheritedDuration: UIView.AnimationOptions { Self(rawValue: 1 << 5) }
    public static var overrideInheritedCurve: UIView.AnimationOptions { Self(rawValue: 1 << 6) }
    public static var curveEaseInOut: UIView.AnimationOptions { [] }
    public static var curveEaseIn: UIView.AnimationOptions { Self(rawValue: 1 << 16) }
    public static var curveEaseOut: UIView.AnimationOptions { Self(rawValue: 2 << 16) }
    public static var curveLinear: UIView.AnimationOptions { Self(rawValue: 3 << 16) }
  }

  public class func setAnimationsEnabled(_ enabled: Bool) { Animation.areEnabled = enabled }

  public class var areAnimationsEnabled: Bool { Animation.areEnabled }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = Animation.areEnabled
    Animation.areEnabled = false
    actionsWithoutAnimation()
    Animation.areEnabled = wereEnabled
  }

  public class var inheritedAnimationDuration: TimeInterval { Animation.duration }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Animation.run(duration, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Animation.run(duration, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    Animation.run(duration, animations, nil)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Animation.run(duration, animations, completion)
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    Animation.run(duration, animations ?? {}, completion)
  }
}

/// Animations change model values at once; completions follow in a later turn of the run loop.
@MainActor enum Animation {
  static var areEnabled = true
  static var duration: TimeInterval = 0

  static func run(
    _ seconds: TimeInterval, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let inherited = duration
    duration = seconds
    animations()
    duration = inherited
    guard let completion else { return }
    RunLoopTurn.later { completion(true) }
  }
}
