/// A window with the safe area of another device.
final class KeyboardWindow: UIWindow {
  var insets = UIEdgeInsets.zero {
    didSet { if insets != oldValue { safeAreaInsetsDidChange() } }
  }

  override var safeAreaInsets: UIEdgeInsets { insets }
}

/// What can be made where there is no scene.
@MainActor
protocol SceneIndependent { static func makeWithoutScene() -> Self }

/// From iOS 26 on, a window shall have a scene, but a test bundle without a host app has none. The
/// deprecated function is called by way of the protocol, so that no target gets a warning.
extension KeyboardWindow: SceneIndependent {
  @available(iOS, deprecated: 26.0, message: "for test bundles without a host app")
  static func makeWithoutScene() -> KeyboardWindow { KeyboardWindow(frame: .zero) }
}

/// The window's controller: the test says when what is in it appears.
final class KeyboardRoot: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for child in children where child.view.frame != view.bounds { child.view.frame = view.bounds }
  }
}

/// A navigation controller whose bars have the frames of another device.
final class KeyboardNavigation: UINavigationController {
  var environment: KeyboardEnvironment? { didSet { viewIfLoaded?.setNeedsLayout() } }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let environment else { return }
    if let frame = environment.navigationBar { navigationBar.place(frame) }
    if let frame = environment.toolbar { toolbar.place(frame) }
  }
}

/// A tab bar controller whose bar has the frame of another device.
final class KeyboardTabs: UITabBarController {
  var environment: KeyboardEnvironment? { didSet { viewIfLoaded?.setNeedsLayout() } }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if let frame = environment?.tabBar { tabBar.place(frame) }
  }
}

/// A controller with the tested one in a container.
final class KeyboardPlacement: UIViewController {
  let container = UIView(frame: .zero)
  /// The container's frame, and that of the tested controller's view in it.
  var frames = (container: CGRect.zero, view: CGRect.zero) { didSet { place() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(container)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place()
  }

  private func place() {
    container.place(frames.container)
    for child in children { child.viewIfLoaded?.place(frames.view) }
  }
}

extension UIView {
  fileprivate func place(_ frame: CGRect) { if self.frame != frame { self.frame = frame } }
}
