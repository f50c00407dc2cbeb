public import Foundation

@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  weak var parentController: UIViewController?
  var childControllers: [UIViewController] = []
  var presented: UIViewController?
  weak var presenter: UIViewController?
  var appearance = Appearance.disappeared
  var isAppearanceAnimated = false
  var overrides = UITraitOverrides()
  var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  var ownContentScrollView: UIScrollView?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owner = nil
      loadedView = newValue
      newValue?.owner = self
    }
  }

  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "UIKit stand-in: loadView() of \(self) has set no view")
    didLoadView()
    viewDidLoad()
  }

  /// What containers do before `viewDidLoad()`.
  func didLoadView() {}

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open func viewSafeAreaInsetsDidChange() {}

  open var title: String?

  // MARK: Containers

  open weak var parent: UIViewController? { parentController }
  open var children: [UIViewController] { childControllers }

  open func addChild(_ childController: UIViewController) {
    guard childController.parentController !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentController = self
  }

  open func removeFromParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    begin(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() { end() }

  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false

  // MARK: Presentation

  open var presentedViewController: UIViewController? {
    presented ?? parentController?.presentedViewController
  }

  open var presentingViewController: UIViewController? {
    presenter ?? parentController?.presentingViewController
  }

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var disablesAutomaticKeyboardDismissal: Bool { false }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(presented: viewControllerToPresent, animated: flag, completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion)
  }

  // MARK: Insets

  /// Safe areas change at once, and whoever is concerned is notified at once.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.announceChangesBelow() } }
  }

  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var hidesBottomBarWhenPushed = false

  /// What a container's bars cover of a child's view.
  func barInsets(for child: UIViewController) -> UIEdgeInsets { .zero }

  var barInsets: UIEdgeInsets { parentController?.barInsets(for: self) ?? .zero }

  /// Whether the controller is shown by a navigation or tab bar controller.
  var isInBarContainer: Bool {
    parentController is UINavigationController || parentController is UITabBarController
  }

  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    ownContentScrollView = scrollView
  }

  open func setContentScrollView(_ scrollView: UIScrollView?) { ownContentScrollView = scrollView }

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    ownContentScrollView
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { derivedTraits }

  // MARK: Responders

  open override var next: UIResponder? { viewIfLoaded?.superview ?? viewIfLoaded?.window }

  override var focusWindow: UIWindow? { viewIfLoaded?.window }
}
