public import Foundation

@MainActor open class UIScrollView: UIView {
  /// The adjusted inset that the view was last notified of.
  private var announcedInset = UIEdgeInsets.zero
  private var directIndicatorInsets = (vertical: UIEdgeInsets.zero, horizontal: UIEdgeInsets.zero)

  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
    }
  }

  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { adjust() } }
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjust() } }
  }

  open var adjustedContentInset: UIEdgeInsets { contentInset + adjustment }

  open func adjustedContentInsetDidChange() {}

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjust() }
  }

  open var alwaysBounceVertical = false {
    didSet { adjust() }
  }

  open var alwaysBounceHorizontal = false {
    didSet { adjust() }
  }

  open var bounces = true
  open var isPagingEnabled = false
  open var isScrollEnabled = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }

  // MARK: Indicators

  open var automaticallyAdjustsScrollIndicatorInsets = true

  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { directIndicatorInsets.vertical }
    set { directIndicatorInsets.vertical = newValue }
  }

  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { directIndicatorInsets.horizontal }
    set { directIndicatorInsets.horizontal = newValue }
  }

  /// Writes both axes; what it reads is the vertical axis.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { directIndicatorInsets.vertical }
    set { directIndicatorInsets = (newValue, newValue) }
  }

  open func flashScrollIndicators() {}

  // MARK: Scrolling

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    guard animated else { return }
    RunLoopTurn.later { [weak self] in
      guard let self else { return }
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  public var contentLayoutGuide: UILayoutGuide { guide("content") { ContentLayoutGuide() } }

  public var frameLayoutGuide: UILayoutGuide { guide("frame") { InsetLayoutGuide { _ in .zero } } }

  // MARK: Changes

  override func placementDidChange(from old: Placement) {
    super.placementDidChange(from: old)
    if placement.bounds.size != old.bounds.size { adjust() }
    if placement.bounds.origin != old.bounds.origin { delegate?.scrollViewDidScroll(self) }
  }

  override func announceChanges() -> Bool {
    let changed = super.announceChanges()
    guard adjustedContentInset != announcedInset else { return changed }
    adjust()
    return true
  }

  /// Brings the offset back into its range and notifies of another adjusted inset.
  private func adjust() {
    let (old, new) = (announcedInset, adjustedContentInset)
    announcedInset = new
    keepOffset(from: old, to: new)
    guard new != old else { return }
    setNeedsLayout()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
