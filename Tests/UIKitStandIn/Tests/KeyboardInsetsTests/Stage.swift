import InsetCore
import KeyboardObserving
import UIKit

/// A device with a window and a notification center of its own.
@MainActor
final class Stage {
  let center = NotificationCenter()
  let monitor: KeyboardMonitor
  let window: UIWindow

  var screen: CGRect { SimulatedDevice.current.screen }

  private init(_ window: CGRect?) {
    monitor = KeyboardMonitor(center: center)
    self.window = UIWindow(frame: window ?? SimulatedDevice.current.screen)
  }

  /// Runs a test on a device, in a window that fills it or has a frame on its screen.
  static func on(
    _ device: SimulatedDevice = .iPhone15Pro, window: CGRect? = nil,
    _ body: (Stage) throws -> Void
  ) rethrows {
    let before = SimulatedDevice.current
    SimulatedDevice.current = device
    let stage = Stage(window)
    defer {
      stage.window.isHidden = true
      SimulatedDevice.current = before
    }
    try body(stage)
  }

  /// Shows a controller in the window.
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// What follows the keyboard for a scroll view.
  func insets(
    for scrollView: UIScrollView, policy: KeyboardPolicy = []
  ) -> KeyboardInsets {
    KeyboardInsets(for: scrollView, policy: policy, monitor: monitor, center: center)
  }

  // MARK: Keyboards

  /// A docked keyboard comes up, or has another height from now on.
  func showKeyboard(_ height: CGFloat, isLocal: Bool = true) {
    let frame = CGRect(
      x: 0, y: screen.height - height, width: screen.width, height: height)
    let kinds: [Event.Kind] = [
      .keyboardWillChangeFrame, .keyboardWillShow, .keyboardDidChangeFrame, .keyboardDidShow,
    ]
    for kind in kinds { post(kind, frame, isLocal: isLocal) }
  }

  /// The keyboard goes, to a frame below the screen unless it remains at another one.
  func hideKeyboard(to frame: CGRect? = nil) {
    let below = CGRect(x: 0, y: screen.height, width: screen.width, height: 336)
    let kinds: [Event.Kind] = [
      .keyboardWillChangeFrame, .keyboardWillHide, .keyboardDidChangeFrame, .keyboardDidHide,
    ]
    for kind in kinds { post(kind, frame ?? below) }
  }

  /// The keyboard changes its frame without coming or going.
  func moveKeyboard(to frame: CGRect) {
    for kind in [Event.Kind.keyboardWillChangeFrame, .keyboardDidChangeFrame] { post(kind, frame) }
  }

  func post(_ kind: Event.Kind, _ endFrame: CGRect, isLocal: Bool = true) {
    guard let name = KeyboardNotificationNames.uiKit[kind] else { return }
    let below = CGRect(x: 0, y: screen.height, width: screen.width, height: endFrame.height)
    center.post(
      name: name, object: window.screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: below),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: endFrame),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
      ])
  }
}

/// A screen with a scroll view that reaches to all edges, or ends above a footer, and follows the
/// keyboard as the library's first example does.
class ScrollController: UIViewController {
  let scrollView: UIScrollView
  let footer: CGFloat
  private let stage: Stage
  private let policy: KeyboardPolicy
  private(set) lazy var keyboard = stage.insets(for: scrollView, policy: policy)

  init(
    _ stage: Stage, _ scrollView: UIScrollView = UIScrollView(), footer: CGFloat = 0,
    policy: KeyboardPolicy = []
  ) {
    (self.stage, self.scrollView, self.footer) = (stage, scrollView, footer)
    self.policy = policy
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds.inset(
      by: UIEdgeInsets(top: 0, left: 0, bottom: footer, right: 0))
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: 3000)
    view.addSubview(scrollView)
    keyboard.begin()
  }

  /// The bottom of the content, of the content with what the system adds, and of the indicator.
  var bottoms: [CGFloat] {
    [
      scrollView.contentInset.bottom, scrollView.adjustedContentInset.bottom,
      scrollView.verticalScrollIndicatorInsets.bottom,
    ]
  }
}
