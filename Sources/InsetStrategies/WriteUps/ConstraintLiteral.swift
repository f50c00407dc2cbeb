import InsetCore

extension Strategies {
  /// S3 as it is written: sets a bottom constraint to the keyboard's height plus 8 points.
  ///
  /// Show and hide call one function. The frame of a hide has the full height and is just below the
  /// screen, so the constant stays as it was while the keyboard was up. The constraint goes to the
  /// main view's edge, as the text has it. An event that lacks one of the four animation keys is
  /// ignored.
  ///
  /// Reading: the text view keeps its text off bars by itself, so that it rests with 8 points and
  /// is never lower.
  struct ConstraintLiteral: InsetStrategy {
    static let id = "s3-constraint-literal"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 8)
    static let about = StrategyDescription(
      name: "Todd Kramer (article), the code",
      group: .writeUp,
      animation: .matches("its code"),
      summary: "Sets a bottom constraint to the keyboard's height plus 8, on show and on hide.",
      formula: "bottomConstraint.constant = kbEnd.height + 8 on willShow and on willHide",
      weaknesses: [
        Weakness(
          "The keyboard hides: the constant stays", .gap,
          in: "script:!show keyboard:!floating,undocked,split"),
        Weakness(
          "The main view ends above the bottom of the screen", .gap,
          in: "placement:safe-area,child,above-input-bar keyboard:!floating,undocked,split"),
        Weakness(
          "Only the bar of a hardware keyboard shows on an iPad", .gap,
          in: "device:ipad* keyboard:hardware*"),
      ],
      publications: [.toddKramer("its code")],
      reading: "the text view keeps its text off bars by itself, so that 8 points are where it "
        + "rests")

    private var isRegistered = false
    /// The constraint's constant, in points; nil at rest.
    private var constant: Double?

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isRegistered = true
      case .viewDeinit: isRegistered = false
      case .keyboardWillShow where isRegistered,
        .keyboardWillHide where isRegistered:
        guard let transition = KeyboardTransition(event.keyboard) else { return }
        constant = transition.endFrame.height + Self.mechanism.padding
      default: break
      }
      guard let constant else { return }
      // A view that ends at the bars or below them has its text where it rests.
      view.bottomConstraint = max(
        Self.mechanism.padding, constant - view.environment.obstruction.bottom)
    }
  }
}
