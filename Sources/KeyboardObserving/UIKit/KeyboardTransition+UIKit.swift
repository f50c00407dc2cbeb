#if os(iOS) || UIKIT_STAND_IN
  public import InsetCore
  public import UIKit

  extension UIView.AnimationOptions {
    /// The curve of a keyboard's animation, the undocumented one of iOS included.
    public init(curveOf transition: KeyboardTransition) {
      self.init(rawValue: transition.animationOptions)
    }
  }

  extension UIView {
    /// Makes changes together with the keyboard, or at once without an animation's duration.
    ///
    /// - Parameters:
    ///   - transition: How the keyboard moves; nil where the notification does not say.
    ///   - changes: What changes.
    public static func animate(
      with transition: KeyboardTransition?, _ changes: @escaping () -> Void
    ) {
      guard let transition, transition.duration > 0 else { return changes() }
      animate(
        withDuration: transition.duration, delay: 0,
        options: [
          .init(curveOf: transition), .beginFromCurrentState, .allowUserInteraction,
        ], animations: changes)
    }
  }
#endif
