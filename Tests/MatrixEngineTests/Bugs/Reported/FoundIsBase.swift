import InsetCore

extension ReportedStrategies {
  /// Adds to the insets that it finds at each show, and puts those back on hide.
  ///
  /// From github.com/michaeltyson/TPKeyboardAvoiding/pull/8: a show without a hide before it saves
  /// the keyboard's inset.
  struct FoundIsBase: InsetStrategy {
    static let id = "reported-found-is-base"

    private var base = 0.0

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow:
        base = view.contentInset.bottom
        view.setBottom(base + view.overlap(of: event.keyboard.endFrame))
      case .keyboardWillHide: view.setBottom(base)
      default: break
      }
    }
  }
}
