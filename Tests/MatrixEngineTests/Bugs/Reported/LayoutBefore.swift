import InsetCore

extension ReportedStrategies {
  /// Measures the keyboard of a turned device with the frame that the view had before the turn.
  ///
  /// From github.com/hackiftekhar/IQKeyboardManager/issues/1480: the inset is computed before the
  /// layout has settled.
  struct LayoutBefore: InsetStrategy {
    static let id = "reported-layout-before"

    private var bottom = 0.0

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidAppear, .keyboardDidHide:
        let frame = view.environment.chain.view
        bottom = view.convert(frame, from: .superview, to: .screen).maxY
      case .keyboardWillShow:
        let height = bottom - (event.keyboard.endFrame ?? .zero).minY
        view.contentInset.bottom = max(0, height - view.systemInset.bottom)
        view.verticalScrollIndicatorInsets.bottom =
          max(0, height - view.indicatorSystemInset.bottom)
      case .keyboardWillHide: view.setBottom(0)
      default: break
      }
    }
  }
}
