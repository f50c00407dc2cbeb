import InsetCore

extension ReportedStrategies {
  /// Changes nothing where the focused field does not meet the keyboard, as on a hide.
  ///
  /// From github.com/react/react-native/pull/47924.
  struct EarlyReturn: InsetStrategy {
    static let id = "reported-early-return"

    func receive(_ event: Event, _ view: inout ViewState) {
      guard event.kind == .keyboardWillChangeFrame, let frame = event.keyboard.endFrame else {
        return
      }
      let field = view.convert(view.environment.focusedField, from: .superview, to: .screen)
      guard field.intersects(frame) else { return }
      view.setBottom(view.overlap(of: frame))
    }
  }
}
