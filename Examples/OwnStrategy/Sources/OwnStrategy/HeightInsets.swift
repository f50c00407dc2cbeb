public import InsetCore

/// Insets a scroll view by the keyboard's height, as many answers do; the home indicator counts
/// twice, and the app's own insets are lost.
public struct HeightInsets: InsetStrategy {
  public init() {}

  public mutating func receive(_ event: Event, _ view: inout ViewState) {
    switch event.kind {
    case .keyboardWillShow: view.contentInset.bottom = event.keyboard.endFrame?.height ?? 0
    case .keyboardWillHide: view.contentInset.bottom = 0
    default: break
    }
  }
}
