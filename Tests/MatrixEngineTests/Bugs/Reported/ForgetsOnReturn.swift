import InsetCore

extension ReportedStrategies {
  /// Makes room for the overlap, and none when the app has come back from the background.
  ///
  /// From github.com/Blorp-Labs/blorp/pull/443, which resets the state there: the field has lost
  /// focus meanwhile, and nothing tells of it.
  struct ForgetsOnReturn: InsetStrategy {
    static let id = "reported-forgets-on-return"

    func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow: view.makeRoom(for: event.keyboard.endFrame)
      case .keyboardWillHide, .willEnterForeground: view.setBottom(0)
      default: break
      }
    }
  }
}
