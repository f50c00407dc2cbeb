#if os(iOS) || UIKIT_STAND_IN
  public import Foundation
  public import InsetCore
  public import UIKit

  /// Keeps a scroll view's content clear of the keyboard.
  ///
  /// ```swift
  /// private lazy var keyboard = KeyboardInsets(for: tableView)
  ///
  /// override func viewDidLoad() {
  ///   super.viewDidLoad()
  ///   keyboard.begin()
  /// }
  /// ```
  ///
  /// It follows the keyboard until it is released. Of the scroll view's properties it changes the bottom
  /// of `contentInset` and `verticalScrollIndicatorInsets` alone, by as much as a docked keyboard covers
  /// beyond what the system adds already; a strategy that scrolls sets `contentOffset`, too. What others
  /// have set there remains.
  ///
  /// Until it is released the scroll view has one more subview: a hidden one, which takes no touches, at
  /// index 0 with constraints of its own. It reports a new window, size or safe area.
  @MainActor
  public final class KeyboardInsets {
    private let avoidance: KeyboardAvoidance

    /// Creates what follows the keyboard for a scroll view, which is not retained.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - policy: Which keyboards count beside a docked one of the app's own.
    ///   - strategy: What decides; any that the matrix judges by a scroll view's insets.
    ///   - monitor: What listens to the keyboard.
    ///   - center: Where the app reports that it enters or leaves the background.
    public init(
      for scrollView: UIScrollView, policy: KeyboardPolicy = [],
      strategy: some InsetStrategy = CoveredArea(), monitor: KeyboardMonitor = .shared,
      center: NotificationCenter = .default
    ) {
      let target = AvoidingScrollView(
        scrollView: scrollView, scrolls: type(of: strategy).scrolls)
      avoidance = KeyboardAvoidance(target, strategy, policy, monitor, center)
    }

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
