import Foundation

extension UIScrollView {
  /// What the behavior adds to `contentInset`: the safe area at the edges that it adjusts.
  var adjustment: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .scrollableAxes, .automatic:
      let horizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
      let vertical = alwaysBounceVertical || contentSize.height > bounds.height || isOwned
      return UIEdgeInsets(
        top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0,
        bottom: vertical ? safe.bottom : 0, right: horizontal ? safe.right : 0)
    }
  }

  /// Whether `.automatic` adjusts top and bottom whatever the content: for the content view of a
  /// controller that a navigation or tab bar controller shows, which is its root view, the first
  /// subview of that, or the one that it names.
  private var isOwned: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    if let owner { return owner.automaticallyAdjusts(self) }
    guard let controller = next(of: UIViewController.self) else { return false }
    guard controller.automaticallyAdjusts(self) else { return false }
    return controller.ownContentScrollView === self
      || (superview?.owner === controller && superview?.subviews.first === self)
  }

  private func next<Responder: UIResponder>(of type: Responder.Type) -> Responder? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? Responder }.first
  }

  private var range: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    return (
      -inset.left...max(-inset.left, contentSize.width + inset.right - bounds.width),
      -inset.top...max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    )
  }

  /// Content at the top stays there when the inset changes; an offset beyond the end, or before the
  /// beginning, comes back.
  func keepOffset(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    var offset = contentOffset
    if offset.x <= -old.left { offset.x = -new.left }
    if offset.y <= -old.top { offset.y = -new.top }
    contentOffset = offset.clamped(to: range)
  }

  /// Scrolls as little as needed to show the rectangle, its beginning first where it is too large.
  func reveal(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    offset.x += Self.shift(from: (visible.minX, visible.maxX), to: (rect.minX, rect.maxX))
    offset.y += Self.shift(from: (visible.minY, visible.maxY), to: (rect.minY, rect.maxY))
    setContentOffset(offset.clamped(to: range), animated: animated)
  }

  private static func shift(
    from visible: (min: CGFloat, max: CGFloat), to wanted: (min: CGFloat, max: CGFloat)
  ) -> CGFloat {
    if wanted.min < visible.min { return wanted.min - visible.min }
    return min(max(0, wanted.max - visible.max), wanted.min - visible.min)
  }
}

extension UIViewController {
  fileprivate func automaticallyAdjusts(_ scrollView: UIScrollView) -> Bool {
    automaticallyAdjustsScrollViewInsets && isInBarContainer
  }
}

extension CGPoint {
  fileprivate func clamped(to range: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>)) -> CGPoint
  {
    CGPoint(
      x: min(max(x, range.x.lowerBound), range.x.upperBound),
      y: min(max(y, range.y.lowerBound), range.y.upperBound))
  }
}
