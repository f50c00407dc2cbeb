import InsetCore

extension ReportedStrategies {
  /// Raises the view by each height that is reported, and lowers it by the first.
  ///
  /// From github.com/IdleHandsApps/IHKeyboardAvoiding/issues/38: what comes up in landscape goes
  /// down by the same distance in portrait.
  struct FirstHeight: InsetStrategy {
    static let id = "reported-first-height"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)

    private var first: Double?

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow:
        let height = (event.keyboard.endFrame ?? .zero).height
        first = first ?? height
        view.bottomConstraint += height
      case .keyboardWillHide: view.bottomConstraint -= first ?? 0
      default: break
      }
    }
  }
}
