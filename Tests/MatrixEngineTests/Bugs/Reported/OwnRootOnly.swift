import InsetCore

extension ReportedStrategies {
  /// Counts the view's frame in a root view of its own, which begins below the navigation bar.
  ///
  /// From github.com/react/react-native/pull/11134: the distance to the screen's top is left out.
  struct OwnRootOnly: InsetStrategy {
    static let id = "reported-own-root-only"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)

    func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow:
        let frame = event.keyboard.endFrame ?? .zero
        view.bottomConstraint = max(0, view.environment.chain.view.height - frame.minY)
      case .keyboardWillHide: view.bottomConstraint = 0
      default: break
      }
    }
  }
}
