import InsetCore

extension ReportedStrategies {
  /// Counts the keyboard as visible while its end frame has a height.
  ///
  /// From github.com/hackiftekhar/IQKeyboardManager/issues/2124: with a toolbar the height of a
  /// hidden keyboard is 44.
  struct VisibleByHeight: InsetStrategy {
    static let id = "reported-visible-by-height"

    func receive(_ event: Event, _ view: inout ViewState) {
      guard let frame = event.keyboard.endFrame else { return }
      view.contentInset.bottom = max(0, frame.height - view.systemInset.bottom)
      view.verticalScrollIndicatorInsets.bottom =
        max(0, frame.height - view.indicatorSystemInset.bottom)
    }
  }
}
