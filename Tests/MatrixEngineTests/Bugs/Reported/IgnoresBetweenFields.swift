import InsetCore

extension ReportedStrategies {
  /// Ignores what is reported while the focus moves from field to field.
  ///
  /// From github.com/michaeltyson/TPKeyboardAvoiding/pull/279: a bar that comes with the second
  /// field is not seen.
  struct IgnoresBetweenFields: InsetStrategy {
    static let id = "reported-ignores-between-fields"

    private var isUp = false

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow where !isUp:
        isUp = true
        view.setBottom(view.overlap(of: event.keyboard.endFrame))
      case .keyboardWillHide:
        isUp = false
        view.setBottom(0)
      default: break
      }
    }
  }
}
