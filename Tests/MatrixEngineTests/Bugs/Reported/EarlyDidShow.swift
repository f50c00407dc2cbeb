import InsetCore

extension ReportedStrategies {
  /// Reads at `didShow` where a view is that follows the layout guide, unless the announced
  /// duration is over: then the end frame counts.
  ///
  /// From github.com/kirillzyusko/react-native-keyboard-controller/issues/1141. With cross-fade
  /// iOS 26 posts `didShow` after 40 milliseconds. In a modal that view is in the screen below,
  /// which has left the window, and follows nothing.
  struct EarlyDidShow: InsetStrategy {
    static let id = "reported-early-did-show"

    func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardDidShow:
        let followed = 0.0
        let isEarly = view.environment.prefersCrossFade
        view.setBottom(isEarly ? followed : view.overlap(of: event.keyboard.endFrame))
      case .keyboardWillHide: view.setBottom(0)
      default: break
      }
    }
  }
}
