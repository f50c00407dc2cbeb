import KeyboardObserving
import UIKit

/// A scroll view that keeps its content clear of the keyboard wherever it is put.
final class SelfAvoidingScrollView: UIScrollView {
  private lazy var keyboard = KeyboardInsets(for: self)

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { keyboard.begin() }
  }
}
