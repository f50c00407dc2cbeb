import InsetCore

extension ReportedStrategies {
  /// Scrolls the scroll view around the field's own until the field is 10 points above the
  /// keyboard, and leaves it there.
  ///
  /// From github.com/hackiftekhar/IQKeyboardManager/issues/198: only the inner one gets insets,
  /// and they alone are taken back.
  struct OuterScrollView: InsetStrategy {
    static let id = "reported-outer-scroll-view"
    static let scrolls = true

    func receive(_ event: Event, _ view: inout ViewState) {
      guard event.kind == .keyboardWillShow, let frame = event.keyboard.endFrame else { return }
      let environment = view.environment
      let field = view.convert(environment.focusedField, from: .view, to: .window)
      let visible = environment.chain.window.height - frame.height - 10
      let top = environment.rootObstruction.top + 5
      view.contentOffset.y += max(0, min(field.minY - top, field.maxY - visible))
    }
  }
}
