import InsetCore

extension Strategies {
  /// S3 with its constraint on the safe area or the bottom layout guide, as Xcode suggests it.
  ///
  /// Reading: the text names the main view's edge. Here the constraint goes to the safe area, as one
  /// that Xcode adds does, from which the keyboard's height is not measured. All else is the same as
  /// in the text: 8 points again on hide, and an event that lacks one of the four animation keys is
  /// ignored.
  struct ConstraintSafeArea: InsetStrategy {
    static let id = "s3-constraint-safe-area"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 8)
    static let about = StrategyDescription(
      name: "Todd Kramer (article), on the safe area",
      group: .writeUp,
      animation: .matches("its code"),
      summary:
        "Sets a constraint above the safe area to the keyboard's height plus 8, to 8 on hide.",
      formula: "bottomConstraint.constant = kbEnd.height + 8 on willShow, 8 on willHide",
      weaknesses: [
        Weakness(
          "The constraint goes to a bar's edge: what lies below counts twice", .gap,
          in: "bars:tab,nav+tab,nav+toolbar keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "Something lies between the view and the bottom of the screen", often: .gap,
          in: "placement:safe-area,child,above-input-bar "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "Only the bar of an iPad's hardware keyboard shows: the frame's height counts", .gap,
          in: "device:ipad* keyboard:hardware* accessory:!none"),
        Weakness(
          "The window does not end at the bottom of the screen", often: .gap,
          in: "window:!full keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The safe area's edge is above the bottom: its strip counts twice", often: .gap,
          in: "placement:fill,short,tall,shrinking os>=11 "
            + "keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [.toddKramer("after its text")],
      reading: "the constraint goes to the safe area or a bar's edge, and a hide writes 8 "
        + "points")

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
