#if os(iOS) || UIKIT_STAND_IN
  public import Foundation
  import InsetCore
  public import UIKit

  /// Says how much of a view the keyboard covers beyond the view's safe area.
  ///
  /// For content that rests on the safe area and moves by a constraint or as a whole:
  ///
  /// ```swift
  /// private lazy var keyboard = KeyboardOverlap(of: view) { [bottom, view] overlap in
  ///   bottom.constant = -overlap
  ///   view?.layoutIfNeeded()
  /// }
  /// ```
  ///
  /// Content in a scroll view needs ``KeyboardInsets`` instead.
  ///
  /// Until it is released the view has one more subview: a hidden one, which takes no touches, at index 0
  /// with constraints of its own. Of a `UIVisualEffectView`, which must have no subviews of others, pass the
  /// `contentView`.
  @MainActor
  public final class KeyboardOverlap {
    private let target: OverlappedView
    private let avoidance: KeyboardAvoidance

    /// Creates what follows the keyboard for a view, which is not retained.
    ///
    /// - Parameters:
    ///   - view: The view; it must not move with what changes.
    ///   - policy: Which keyboards count beside a docked one of the app's own.
    ///   - monitor: What listens to the keyboard.
    ///   - center: Where the app reports that it enters or leaves the background.
    ///   - change: Called inside the keyboard's animation with the new overlap in points.
    public init(
      of view: UIView, policy: KeyboardPolicy = [], monitor: KeyboardMonitor = .shared,
      center: NotificationCenter = .default, change: @escaping (_ overlap: CGFloat) -> Void
    ) {
      target = OverlappedView(view, change)
      avoidance = KeyboardAvoidance(target, CoveredArea(), policy, monitor, center)
    }

    /// What the keyboard covers beyond the safe area now, in points.
    public var height: CGFloat { CGFloat(target.overlap) }

    /// Begins to follow the keyboard; in `viewDidLoad`, as a rule.
    ///
    /// A second call does nothing.
    public func begin() { avoidance.begin() }

    /// Looks at the geometry again.
    ///
    /// Necessary only where the view moves in its window without another size or safe area.
    public func update() { avoidance.viewDidChange() }
  }
#endif
