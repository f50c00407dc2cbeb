import InsetCore

extension Strategies {
  /// S3 as its text promises: the keyboard's height plus 8 points on show, 8 points again on hide.
  ///
  /// Unlike the code of the write-up, a hide brings the constraint back. All else is the same: the
  /// constraint goes to the main view's edge, and an event that lacks one of the four animation
  /// keys is ignored, be it a show or a hide.
  ///
  /// Reading: a hide writes 8 points, as the text promises and no line of it does. The text view
  /// keeps its text off bars by itself, so that it rests with 8 points and is never lower.
  struct ConstraintIntent: InsetStrategy {
    static let id = "s3-constraint-intent"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 8)
    static let about = StrategyDescription(
      name: "Todd Kramer (article), the text",
      group: .writeUp,
      animation: .matches("its code"),
      summary: "Sets a bottom constraint to the keyboard's height plus 8 on show and to 8 on hide.",
      formula: "bottomConstraint.constant = kbEnd.height + 8 on willShow, 8 on willHide",
      weaknesses: [
        Weakness(
          "Only the bar of a hardware keyboard shows: the frame's height counts", .gap,
          in: "device:ipad* keyboard:hardware* accessory:bar*"),
        Weakness(
          "The window does not end at the bottom of the screen", often: .gap,
          in: "window:!full keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The main view ends above the bottom of the screen", often: .gap,
          in: "placement:safe-area,child,above-input-bar keyboard:!floating,undocked,split"),
      ],
      publications: [.toddKramer("its text")],
      reading: "the text view keeps its text off bars by itself, so that 8 points are where it "
        + "rests, and a hide writes them")

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
      guard let constant else { return }
      // A view that ends at the bars or below them has its text where it rests.
      view.bottomConstraint = max(
        Self.mechanism.padding, constant - view.environment.obstruction.bottom)
    }
  }
}
