import Foundation

extension UIView {
  /// The part of the safe area's insets that covers this view; zero outside a window.
  var derivedSafeArea: UIEdgeInsets {
    guard window != nil, let provider = superview?.safeAreaProvider else { return .zero }
    let covered = provider.insets(covering: self)
    guard let owner else { return covered }
    return covered.union(owner.barInsets) + owner.additionalSafeAreaInsets
  }

  /// The nearest view from here upwards by whose safe area views below are measured: a window, a
  /// controller's view, or a scroll view, which takes off what its adjustment gives back.
  private var safeAreaProvider: UIView? {
    if owner != nil || self is UIWindow || self is UIScrollView { return self }
    return superview?.safeAreaProvider
  }

  private func insets(covering view: UIView) -> UIEdgeInsets {
    let insets = safeAreaForSubviews
    let safe = bounds.inset(by: insets)
    let rect = view.convert(view.bounds, to: Optional(self))
    return UIEdgeInsets(
      top: insets.top > 0 ? max(0, safe.minY - rect.minY) : 0,
      left: insets.left > 0 ? max(0, safe.minX - rect.minX) : 0,
      bottom: insets.bottom > 0 ? max(0, rect.maxY - safe.maxY) : 0,
      right: insets.right > 0 ? max(0, rect.maxX - safe.maxX) : 0)
  }

  private var safeAreaForSubviews: UIEdgeInsets {
    guard let scrollView = self as? UIScrollView else { return safeAreaInsets }
    return (safeAreaInsets - scrollView.adjustment).union(.zero)
  }

  var derivedMargins: UIEdgeInsets {
    let margins =
      explicitMargins
      ?? (owner == nil
        ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        : UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    return insetsLayoutMarginsFromSafeArea ? margins + safeAreaInsets : margins
  }

  /// Notifies this view and everything below it of safe areas that have changed.
  func announceChangesBelow() {
    visit { $0.announceChanges() }
  }
}
