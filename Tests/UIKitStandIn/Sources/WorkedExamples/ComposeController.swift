import KeyboardObserving
import UIKit

/// A field on a bottom constraint, 8 points above the safe area or the keyboard.
final class ComposeController: UIViewController, KeyboardObserverDelegate {
  let field = UITextField()
  private(set) var isTyping = false
  private(set) var rejected: KeyboardUserInfoError?
  /// What listens to the keyboard; another one is set before the view is loaded.
  var monitor = KeyboardMonitor.shared
  private let padding: CGFloat = 8

  private lazy var bottom = field.bottomAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -padding)
  private lazy var observer = KeyboardObserver(delegate: self, monitor: monitor)
  private lazy var keyboard = KeyboardOverlap(of: view, monitor: monitor) { [weak self] overlap in
    guard let self else { return }
    bottom.constant = -(overlap + padding)
    view.layoutIfNeeded()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 44), bottom,
    ])
    keyboard.begin()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observer.viewWillAppear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    observer.viewDidDisappear()
  }

  func keyboardObserver(_ observer: KeyboardObserver, didReceive event: KeyboardEvent) {
    switch event.kind {
    case .keyboardWillShow: isTyping = true
    case .keyboardWillHide: isTyping = false
    default: break
    }
  }

  func keyboardObserver(_ observer: KeyboardObserver, didReject error: KeyboardUserInfoError) {
    rejected = error
  }
}
