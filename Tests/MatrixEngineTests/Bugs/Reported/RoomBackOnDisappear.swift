import InsetCore

extension ReportedStrategies {
  /// Gives the room back when the view is about to leave, and waits for the next show.
  ///
  /// From github.com/hackiftekhar/IQKeyboardManager/issues/1963: a swipe back that is cancelled
  /// leaves the view down.
  struct RoomBackOnDisappear: InsetStrategy {
    static let id = "reported-room-back-on-disappear"

    func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow: view.setBottom(view.overlap(of: event.keyboard.endFrame))
      case .keyboardWillHide, .viewWillDisappear: view.setBottom(0)
      default: break
      }
    }
  }
}
