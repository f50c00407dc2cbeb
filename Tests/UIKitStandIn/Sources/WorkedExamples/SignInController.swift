import KeyboardObserving
import UIKit

/// Controls in the middle of the screen that move up as one, as far as the keyboard requires.
final class SignInController: UIViewController {
  let controls = UIView()
  private let padding: CGFloat = 8

  private lazy var keyboard = KeyboardOverlap(of: view) { [weak self] _ in self?.moveControls() }

  override func viewDidLoad() {
    super.viewDidLoad()
    controls.bounds.size = CGSize(width: 300, height: 400)
    view.addSubview(controls)
    keyboard.begin()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    controls.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    moveControls()
  }

  /// A tap beside the fields ends editing.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    view.endEditing(true)
  }

  private func moveControls() {
    let bottom = controls.center.y + controls.bounds.height / 2
    let gap = view.bounds.height - view.safeAreaInsets.bottom - bottom
    let distance = keyboard.height > 0 ? max(0, keyboard.height + padding - gap) : 0
    controls.transform = CGAffineTransform(translationX: 0, y: -distance)
  }
}
