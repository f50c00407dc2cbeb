import InsetCore

extension Strategies {
  /// S3 as its text promises: the keyboard's height plus 8 points on show, 8 points again on hide.
  ///
  /// Unlike the code of the write-up, a hide brings the constraint back. All else is the same: the
  /// constraint goes to the safe area or the bottom layout guide, and an event that lacks one of
  /// the four animation keys is ignored, be it a show or a hide.
  struct ConstraintIntent: InsetStrategy {
    static let id = "s3-constraint-intent"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 8)
    static let about = StrategyDescription(
      summary: "Sets a bottom constraint to the keyboard's height plus 8 on show and to 8 on hide.",
      formula: "bottomConstraint.constant = kbEnd.height + 8 on willShow, 8 on willHide",
      failsWhen:
        "The constraint goes to a safe area or a bar's edge: what lies below counts twice. "
        + "The window ends above the screen's bottom. The keyboard floats, shows only its bar, or "
        + "belongs to another app. Another controller covers the view: it still reacts",
      source: "\"Responding To Keyboard Events in iOS\" (2018), its text")

    private var isRegistered = false

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isRegistered = true
      case .viewDeinit: isRegistered = false
      case .keyboardWillShow where isRegistered:
        guard let transition = KeyboardTransition(event.keyboard) else { return }
        view.bottomConstraint = transition.endFrame.height + Self.mechanism.padding
      case .keyboardWillHide where isRegistered:
        guard KeyboardTransition(event.keyboard) != nil else { return }
        view.bottomConstraint = Self.mechanism.padding
      default: break
      }
    }
  }
}
