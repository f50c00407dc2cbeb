import InsetCore

extension ReportedStrategies {
  /// Takes the frame's width for the keyboard's height in landscape, as was right up to iOS 7.
  ///
  /// From github.com/jpsim/JPSKeyboardLayoutGuide/pull/7.
  struct SwappedAxes: InsetStrategy {
    static let id = "reported-swapped-axes"

    func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow:
        let frame = event.keyboard.endFrame ?? .zero
        let screen = view.environment.chain.uprightScreenSize
        view.setBottom(screen.width > screen.height ? frame.width : frame.height)
      case .keyboardWillHide: view.setBottom(0)
      default: break
      }
    }
  }
}
