import InsetCore

extension ReportedStrategies {
  /// Sets the content's inset and leaves the indicator's.
  ///
  /// From github.com/square/Listable/issues/99.
  struct ContentOnly: InsetStrategy {
    static let id = "reported-content-only"

    func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow: view.contentInset.bottom = view.overlap(of: event.keyboard.endFrame)
      case .keyboardWillHide: view.contentInset.bottom = 0
      default: break
      }
    }
  }
}
