import Foundation
public import UIKit

/// A controller whose scroll view fills its view and avoids the keyboard in some way.
open class AvoidingController: UIViewController {
  /// The scroll view.
  public let scrollView = UIScrollView(frame: .zero)
  private var observations: Observations?

  /// Creates the controller; it may observe from now on.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Not available.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("not in an archive") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
  }

  /// Observes some notifications, in place of those before.
  func observe(
    _ names: [Notification.Name],
    _ handler: @escaping @MainActor (Notification.Name, KeyboardFrames) -> Void
  ) {
    observations = Observations(names) { notification in
      let frames = KeyboardFrames(notification)
      let name = notification.name
      MainActor.assumeIsolated { handler(name, frames) }
    }
  }

  /// Whether it brings the focused field into view.
  open var scrollsToField: Bool { false }

  /// The outermost controller that is no container of bars: this one may be a part of a screen.
  var screenController: UIViewController {
    var controller: UIViewController = self
    while let parent = controller.parent, parent.parent != nil,
      !(parent is UINavigationController), !(parent is UITabBarController)
    {
      controller = parent
    }
    return controller
  }

  /// Observes nothing any longer.
  func stopObserving() { observations = nil }

  /// Writes one height below the content and below its indicator, and wipes all else.
  func replaceInsets(bottom: CGFloat) {
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    scrollView.contentInset = insets
    scrollView.verticalScrollIndicatorInsets = insets
  }
}

/// The end frame of a notification, and whether it has all that describes an animation.
struct KeyboardFrames: Sendable {
  let end: CGRect?
  let isAnimated: Bool

  init(_ notification: Notification) {
    let info = notification.userInfo ?? [:]
    end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    isAnimated =
      info[UIResponder.keyboardAnimationDurationUserInfoKey] is NSNumber
      && info[UIResponder.keyboardAnimationCurveUserInfoKey] is NSNumber
  }
}

/// Block observers that end with this object.
private final class Observations {
  private let tokens: [any NSObjectProtocol]

  init(_ names: [Notification.Name], _ handler: @escaping @Sendable (Notification) -> Void) {
    tokens = names.map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil, using: handler)
    }
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
