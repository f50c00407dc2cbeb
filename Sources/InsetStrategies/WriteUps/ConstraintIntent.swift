import InsetCore

extension Strategies {
  /// S3 as its text promises: the keyboard's height plus 8 points on show, 8 points again on hide.
  ///
  /// Unlike the code of the write-up, a hide brings the constraint back. All else is the same: the
  /// constraint goes to the main view's edge, and an event that lacks one of the four animation
  /// keys is ignored, be it a show or a hide.
  struct ConstraintIntent: InsetStrategy {
    static let id = "s3-constraint-intent"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 8)
    static let about = StrategyDescription(
      summary: "Sets a bottom constraint to the keyboard's height plus 8 on show and to 8 on hide.",
      formula: "bottomConstraint.constant = kbEnd.height + 8 on willShow, 8 on willHide",
      failsWhen: "The main view or the window ends above the screen's bottom. The keyboard shows "
        + "only its bar, or belongs to another app. The interface is in landscape up to iOS 7. "
        + "Another controller covers the view: it still reacts",
      source: "\"Responding To Keyboard Events in iOS\" (2018), its text. Read as: the text "
        + "view keeps its text off bars by itself, so that 8 points are where it rests")

    private var isRegistered = false
    /// The constraint's constant, in points; nil at rest.
    private var constant: Double?

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isRegistered = true
      case .viewDeinit: isRegistered = false
      case .keyboardWillShow where isRegistered:
        guard let transition = KeyboardTransition(event.keyboard) else { return }
        constant = transition.endFrame.height + Self.mechanism.padding
      case .keyboardWillHide where isRegistered:
        guard KeyboardTransition(event.keyboard) != nil else { return }
        constant = nil
        view.bottomConstraint = Self.mechanism.padding
      default: break
      }
      if let constant { view.putLowestContent(aboveBottom: constant) }
    }
  }
}
