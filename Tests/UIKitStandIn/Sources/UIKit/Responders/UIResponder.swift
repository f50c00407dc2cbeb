@MainActor open class UIResponder: MainActorObject {
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { focusWindow?.firstResponder === self }

  /// False outside a window, as in UIKit.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = focusWindow, canBecomeFirstResponder else { return false }
    if let current = window.firstResponder {
      if current === self { return true }
      guard current.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { focusWindow?.firstResponder = nil }
    return true
  }

  open var inputView: UIView? { nil }

  open var inputAccessoryView: UIView? { nil }

  open func reloadInputViews() {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// The window whose first responder this one can be.
  var focusWindow: UIWindow? { nil }
}
