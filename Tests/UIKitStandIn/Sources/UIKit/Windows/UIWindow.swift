public import Foundation

@MainActor open class UIWindow: UIView {
  weak var firstResponder: UIResponder?
  private weak var scene: UIWindowScene?
  private var isKey = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  open weak var windowScene: UIWindowScene? {
    get { scene }
    set {
      scene?.attached.removeAll { $0 === self }
      scene = newValue
      newValue?.attached.append(self)
    }
  }

  open var screen: UIScreen { windowScene?.screen ?? .main }

  open var windowLevel = UIWindow.Level.normal

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  // MARK: Showing

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden {
        hideRoot()
        resignIfKey()
        post(UIWindow.didBecomeHiddenNotification)
      } else {
        post(UIWindow.didBecomeVisibleNotification)
        showRoot()
      }
    }
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.removeViewWithAppearance()
      if !isHidden { showRoot() }
    }
  }

  private func showRoot() {
    guard let controller = rootViewController else { return }
    controller.show(in: self, frame: bounds)
    layoutIfNeeded()
  }

  override func placementDidChange(from old: Placement) {
    super.placementDidChange(from: old)
    guard placement.bounds.size != old.bounds.size, !isHidden else { return }
    rootViewController?.viewIfLoaded?.frame = bounds
  }

  private func hideRoot() {
    rootViewController?.removeViewWithAppearance()
  }

  // MARK: Key window

  open var isKeyWindow: Bool { isKey }

  open var canBecomeKey: Bool { true }

  open func becomeKey() {}

  open func resignKey() {}

  open func makeKey() {
    guard canBecomeKey, !isKey else { return }
    UIApplication.shared.keyWindow?.resignIfKey()
    isKey = true
    UIApplication.shared.key = self
    becomeKey()
    post(UIWindow.didBecomeKeyNotification)
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  private func resignIfKey() {
    guard isKey else { return }
    isKey = false
    UIApplication.shared.key = nil
    resignKey()
    post(UIWindow.didResignKeyNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Safe area and traits

  /// The part of the screen's unsafe edges that this window covers.
  open override var safeAreaInsets: UIEdgeInsets {
    let device = SimulatedDevice.current
    let safe = device.screen.inset(by: device.safeArea)
    return UIEdgeInsets(
      top: device.safeArea.top > 0 ? max(0, safe.minY - frame.minY) : 0,
      left: device.safeArea.left > 0 ? max(0, safe.minX - frame.minX) : 0,
      bottom: device.safeArea.bottom > 0 ? max(0, frame.maxY - safe.maxY) : 0,
      right: device.safeArea.right > 0 ? max(0, frame.maxX - safe.maxX) : 0)
  }

  open override var traitCollection: UITraitCollection {
    overrides.applied(to: windowScene?.traitCollection ?? screen.traitCollection)
  }
}
