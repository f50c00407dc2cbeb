import InsetCore

extension ReportedStrategies {
  /// Reads at `didShow` where the keyboard was drawn last, which is where it came from.
  ///
  /// From github.com/kirillzyusko/react-native-keyboard-controller/pull/557.
  struct FrameBefore: InsetStrategy {
    static let id = "reported-frame-before"

    func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardDidShow: view.setBottom(view.overlap(of: event.keyboard.beginFrame))
      case .keyboardWillHide: view.setBottom(0)
      default: break
      }
    }
  }
}
