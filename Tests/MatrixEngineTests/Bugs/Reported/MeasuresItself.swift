import InsetCore

extension ReportedStrategies {
  /// Makes the view lower by its part below the keyboard, and measures that part anew at each show.
  ///
  /// From github.com/react/react-native/issues/26293: the second event reads the frame that the
  /// first has made lower.
  struct MeasuresItself: InsetStrategy {
    static let id = "reported-measures-itself"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)

    func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow:
        let frame = view.convert(event.keyboard.endFrame ?? .zero, from: .screen, to: .superview)
        let resting = view.environment.chain.view.maxY - view.environment.obstruction.bottom
        view.bottomConstraint = max(0, resting - view.bottomConstraint - frame.minY)
      case .keyboardWillHide: view.bottomConstraint = 0
      default: break
      }
    }
  }
}
