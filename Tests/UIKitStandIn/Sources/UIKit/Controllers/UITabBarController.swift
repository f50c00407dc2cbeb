import Foundation

/// One of several controllers above a tab bar.
@MainActor open class UITabBarController: UIViewController {
  private let bar = UITabBar()
  private let slot = ContentSlot()
  private var controllers: [UIViewController] = []
  private var selected = 0

  open var tabBar: UITabBar { bar }

  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    controllers.forEach { controller in
      guard viewControllers?.contains(where: { $0 === controller }) != true else { return }
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    controllers = viewControllers ?? []
    controllers.forEach { addChild($0) }
    controllers.forEach { $0.didMove(toParent: self) }
    selected = controllers.firstIndex { $0 === old } ?? 0
    if isViewLoaded, selectedViewController !== old { exchange(old) }
  }

  open var selectedIndex: Int {
    get { selected }
    set {
      let old = selectedViewController
      guard controllers.indices.contains(newValue), newValue != selected else { return }
      selected = newValue
      if isViewLoaded { exchange(old) }
    }
  }

  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selected) ? controllers[selected] : nil }
    set { controllers.firstIndex { $0 === newValue }.map { selectedIndex = $0 } }
  }

  open var isTabBarHidden: Bool {
    get { bar.isHidden }
    set {
      bar.isHidden = newValue
      barsDidChange()
    }
  }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  override func didLoadView() {
    view.addSubview(bar)
    if let controller = selectedViewController { install(controller) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBar()
  }

  private func exchange(_ old: UIViewController?) {
    let new = selectedViewController
    if appearance == .appeared {
      old?.beginAppearanceTransition(false, animated: false)
      new?.beginAppearanceTransition(true, animated: false)
    }
    if let new { install(new) }
    old?.viewIfLoaded?.removeFromSuperview()
    if appearance == .appeared {
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
    }
  }

  private func install(_ controller: UIViewController) {
    view.insertSubview(controller.view, at: 0)
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    placeBar()
  }

  /// The bar reaches down to the bottom of the screen.
  private func placeBar() {
    let bounds = view.bounds
    let height = bar.sizeThatFits(bounds.size).height + view.safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    guard let controller = selectedViewController, let content = controller.viewIfLoaded else {
      return
    }
    let endsAboveBar =
      !isBarOut
      && (!controller.edgesForExtendedLayout.contains(.bottom)
        || !(bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars))
    let bottom = endsAboveBar ? height : 0
    slot.place(
      content, in: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)))
  }

  /// A stack whose topmost controllers were pushed with `hidesBottomBarWhenPushed` takes the bar
  /// away.
  private var isBarOut: Bool {
    if bar.isHidden { return true }
    guard let navigation = selectedViewController as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  override func barInsets(for child: UIViewController) -> UIEdgeInsets {
    guard let content = child.viewIfLoaded, !isBarOut, child === selectedViewController else {
      return .zero
    }
    return UIEdgeInsets(
      top: 0, left: 0, bottom: max(0, content.frame.maxY - bar.frame.minY), right: 0)
  }

  func barsDidChange() {
    guard isViewLoaded else { return }
    placeBar()
    view.setNeedsLayout()
    view.announceChangesBelow()
  }
}
