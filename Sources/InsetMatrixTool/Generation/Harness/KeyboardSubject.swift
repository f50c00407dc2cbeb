/// A view controller to be tested, and the scroll view in it that avoids the keyboard.
@MainActor
struct KeyboardSubject {
  let controller: UIViewController
  /// Asked for once the controller's view is loaded.
  let avoiding: () -> UIScrollView
  /// Whether a focused field is put into the content, and where it ends up is compared.
  let checksField: Bool

  init(
    _ controller: UIViewController, avoiding: @autoclosure @escaping () -> UIScrollView,
    checksField: Bool = false
  ) {
    self.controller = controller
    self.avoiding = avoiding
    self.checksField = checksField
  }
}

/// A field that has the focus without bringing up the simulator's own keyboard.
private final class FocusedField: UITextField {
  override var isFirstResponder: Bool { true }
}

extension KeyboardSubject {
  func makeField() -> UITextField { FocusedField(frame: .zero) }
}
