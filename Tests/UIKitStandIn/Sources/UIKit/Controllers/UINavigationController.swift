public import Foundation

/// A stack of controllers below a navigation bar and above a toolbar.
@MainActor open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private let bar: UINavigationBar
  private let bottomBar: UIToolbar
  private let slot = ContentSlot()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (bar, bottomBar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bottomBar.isHidden = true
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = (navigationBarClass as? UINavigationBar.Type)?.init(frame: .zero) ?? UINavigationBar()
    bottomBar = (toolbarClass as? UIToolbar.Type)?.init(frame: .zero) ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    bottomBar.isHidden = true
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public required init?(coder: NSCoder) {
    (bar, bottomBar) = (UINavigationBar(), UIToolbar())
    super.init(coder: coder)
    bottomBar.isHidden = true
  }

  open var navigationBar: UINavigationBar { bar }
  open var toolbar: UIToolbar! { bottomBar }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presented ?? stack.last }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var isNavigationBarHidden: Bool {
    get { bar.isHidden }
    set {
      bar.isHidden = newValue
      barsDidChange()
    }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open var isToolbarHidden: Bool {
    get { bottomBar.isHidden }
    set {
      bottomBar.isHidden = newValue
      barsDidChange()
    }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let (old, new) = (stack.last, viewControllers.last)
    let leaving = stack.filter { known in !viewControllers.contains { $0 === known } }
    let arriving = viewControllers.filter { added in !stack.contains { $0 === added } }
    stack = viewControllers
    leaving.forEach { $0.willMove(toParent: nil) }
    arriving.forEach { addChild($0) }
    if old !== new {
      old?.isMovingFromParent = leaving.contains { $0 === old }
      new?.isMovingToParent = arriving.contains { $0 === new }
      if isViewLoaded { exchange(old, for: new, animated: animated) }
      old?.isMovingFromParent = false
      new?.isMovingToParent = false
    }
    leaving.forEach { $0.removeFromParent() }
    arriving.forEach { $0.didMove(toParent: self) }
    tabBarController?.barsDidChange()
  }

  override func didLoadView() {
    view.addSubview(bar)
    view.addSubview(bottomBar)
    if let top = stack.last { install(top) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBars()
  }

  private func exchange(_ old: UIViewController?, for new: UIViewController?, animated: Bool) {
    let isShown = appearance == .appeared || appearance == .appearing
    new?.loadViewIfNeeded()
    if isShown {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    if let new { install(new) }
    barsDidChange()
    old?.viewIfLoaded?.removeFromSuperview()
    if appearance == .appeared {
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
    }
  }

  private func install(_ controller: UIViewController) {
    view.insertSubview(controller.view, at: 0)
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    placeBars()
  }

  private func placeBars() {
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let height = bar.sizeThatFits(bounds.size).height
    bar.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: height)
    let toolHeight = bottomBar.sizeThatFits(bounds.size).height
    bottomBar.frame = CGRect(
      x: 0, y: bounds.height - safe.bottom - toolHeight, width: bounds.width, height: toolHeight)
    if let top = stack.last, let content = top.viewIfLoaded {
      slot.place(content, in: bounds.inset(by: insetsOfContent(of: top)))
    }
  }

  /// Content begins below a bar that is opaque, or under which the controller does not extend.
  private func insetsOfContent(of controller: UIViewController) -> UIEdgeInsets {
    let edges = controller.edgesForExtendedLayout
    let isUnderOpaque = controller.extendedLayoutIncludesOpaqueBars
    var insets = UIEdgeInsets.zero
    if !bar.isHidden, !edges.contains(.top) || !(bar.isTranslucent || isUnderOpaque) {
      insets.top = bar.frame.maxY
    }
    if !bottomBar.isHidden, !edges.contains(.bottom) || !(bottomBar.isTranslucent || isUnderOpaque)
    {
      insets.bottom = view.bounds.height - bottomBar.frame.minY
    }
    return insets
  }

  override func barInsets(for child: UIViewController) -> UIEdgeInsets {
    guard let content = child.viewIfLoaded, isViewLoaded, child === stack.last else { return .zero }
    var insets = UIEdgeInsets.zero
    if !bar.isHidden { insets.top = max(0, bar.frame.maxY - content.frame.minY) }
    if !bottomBar.isHidden { insets.bottom = max(0, content.frame.maxY - bottomBar.frame.minY) }
    return insets
  }

  private func barsDidChange() {
    guard isViewLoaded else { return }
    placeBars()
    view.setNeedsLayout()
    view.announceChangesBelow()
  }
}
