import KeyboardObserving
import UIKit

/// A controller whose content keeps clear of the keyboard, whatever bars it is shown with.
protocol KeyboardAvoiding: UIViewController {
  /// What follows the keyboard; `lazy var keyboard = KeyboardInsets(for: …)`.
  var keyboard: KeyboardInsets { get }
}

extension KeyboardAvoiding {
  /// Call it in `viewDidLoad`.
  func avoidKeyboard() { keyboard.begin() }
}

final class NotesController: UIViewController, KeyboardAvoiding {
  let textView = UITextView()
  private(set) lazy var keyboard = KeyboardInsets(for: textView)

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(textView)
    avoidKeyboard()
  }
}
