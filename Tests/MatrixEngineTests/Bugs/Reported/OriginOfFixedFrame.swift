import InsetCore

extension ReportedStrategies {
  /// Measures from the frame's top edge to the short side of the screen, also where the frame has
  /// not turned with the interface: there the edge is at 0, on show and on hide.
  ///
  /// From github.com/slackhq/SlackTextViewController/issues/51, as release 1.2.4 was.
  struct OriginOfFixedFrame: InsetStrategy {
    static let id = "reported-origin-of-fixed-frame"

    func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow, .keyboardWillHide:
        let screen = view.environment.chain.uprightScreenSize
        view.setBottom(max(0, screen.height - (event.keyboard.endFrame?.minY ?? 0)))
      default: break
      }
    }
  }
}
