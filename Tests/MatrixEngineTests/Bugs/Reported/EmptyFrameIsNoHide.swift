import InsetCore

extension ReportedStrategies {
  /// Makes room for the overlap, and does nothing on a hide whose frame is empty.
  ///
  /// From github.com/michaeltyson/TPKeyboardAvoiding/pull/203, as the code was before.
  struct EmptyFrameIsNoHide: InsetStrategy {
    static let id = "reported-empty-frame-is-no-hide"

    func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow: view.makeRoom(for: event.keyboard.endFrame)
      case .keyboardWillHide where event.keyboard.endFrame?.isEmpty == false: view.setBottom(0)
      default: break
      }
    }
  }
}
