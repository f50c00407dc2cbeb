public import Foundation

/// A view without a picture: geometry, hierarchy, safe area and layout.
///
/// What subclasses override is declared here, everything else in extensions.
@MainActor open class UIView: UIResponder, UICoordinateSpace {
  var placement: Placement {
    didSet { if placement != oldValue { placementDidChange(from: oldValue) } }
  }
  weak var parentView: UIView?
  var children: [UIView] = []
  /// The controller whose view this is.
  weak var owner: UIViewController?
  var needsLayout = true
  /// What the view was last notified of.
  var announcedSafeArea = UIEdgeInsets.zero
  var announcedTraits: UITraitCollection?
  var ownConstraints: [NSLayoutConstraint] = []
  var ownGuides: [UILayoutGuide] = []
  var explicitMargins: UIEdgeInsets?
  var overrides = UITraitOverrides()
  private var madeGuides: [String: UILayoutGuide] = [:]

  public init(frame: CGRect) {
    placement = Placement(frame: frame)
    super.init()
  }

  public required init?(coder: NSCoder) {
    placement = Placement(frame: .zero)
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { placement.frame }
    set { placement.frame = newValue }
  }

  open var bounds: CGRect {
    get { placement.bounds }
    set { placement.bounds = newValue }
  }

  open var center: CGPoint {
    get { placement.center }
    set { placement.center = newValue }
  }

  open var transform: CGAffineTransform {
    get { placement.transform }
    set { placement.transform = newValue }
  }

  func placementDidChange(from old: Placement) {
    invalidateConstraints()
    guard placement.bounds.size != old.bounds.size else { return }
    resizeSubviews(from: old.bounds.size)
    setNeedsLayout()
  }

  open var autoresizesSubviews = true
  open var autoresizingMask: UIView.AutoresizingMask = []

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  // MARK: Appearance

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var isOpaque = true
  open var alpha: CGFloat = 1
  open var isHidden = false

  open func setNeedsDisplay() {}

  // MARK: Hierarchy

  open var superview: UIView? { parentView }
  open var subviews: [UIView] { children }
  open var window: UIWindow? { parentView?.window }

  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func removeFromSuperview() { remove() }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in children.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  // MARK: Safe area

  /// Computed whenever it is asked for; `safeAreaInsetsDidChange()` follows in the next layout pass.
  open var safeAreaInsets: UIEdgeInsets { derivedSafeArea }

  open func safeAreaInsetsDidChange() {}

  /// Notifies the view of what has changed since it was last notified; false where nothing has.
  @discardableResult func announceChanges() -> Bool {
    guard window != nil else { return false }
    let traitsChanged = announceTraits()
    let insets = safeAreaInsets
    guard insets != announcedSafeArea else { return traitsChanged }
    announcedSafeArea = insets
    setNeedsLayout()
    invalidateConstraints()
    safeAreaInsetsDidChange()
    owner?.viewSafeAreaInsetsDidChange()
    return true
  }

  private func announceTraits() -> Bool {
    let traits = traitCollection
    let previous = announcedTraits
    guard traits != previous else { return false }
    announcedTraits = traits
    guard previous != nil else { return false }
    traitCollectionDidChange(previous)
    return true
  }

  open var layoutMargins: UIEdgeInsets {
    get { derivedMargins }
    set {
      explicitMargins = newValue
      setNeedsLayout()
    }
  }

  open var insetsLayoutMarginsFromSafeArea = true

  // MARK: Layout

  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() { runLayout() }

  /// Gives the subviews the frames that their constraints determine.
  open func layoutSubviews() { applyConstraints() }

  open func updateConstraints() {}

  open func setNeedsUpdateConstraints() { setNeedsLayout() }

  open func updateConstraintsIfNeeded() {}

  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { parentView?.setNeedsLayout() }
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() { parentView?.setNeedsLayout() }

  /// The guide of the view with the given name, made when it is first asked for.
  func guide<Guide: UILayoutGuide>(_ name: String, _ make: () -> Guide) -> Guide {
    if let made = madeGuides[name] as? Guide { return made }
    let guide = make()
    guide.owningView = self
    madeGuides[name] = guide
    return guide
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { derivedTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Responders

  open override var next: UIResponder? { owner ?? superview }

  override var focusWindow: UIWindow? { window }

  @discardableResult open func endEditing(_ force: Bool) -> Bool { endsEditing(force) }
}
