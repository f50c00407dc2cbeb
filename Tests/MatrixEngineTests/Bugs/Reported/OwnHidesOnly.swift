import InsetCore

extension ReportedStrategies {
  /// Makes room at every show, and gives it back only if a field of its own has the focus.
  ///
  /// From github.com/nicklockwood/FXForms/pull/385. A field has the focus only while its view is in
  /// a window.
  struct OwnHidesOnly: InsetStrategy {
    static let id = "reported-own-hides-only"

    private var hasWindow = false

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewWillAppear: hasWindow = true
      case .viewDidDisappear: hasWindow = false
      case .keyboardWillShow: view.setBottom(view.overlap(of: event.keyboard.endFrame))
      case .keyboardWillHide where hasWindow: view.setBottom(0)
      default: break
      }
    }
  }
}
