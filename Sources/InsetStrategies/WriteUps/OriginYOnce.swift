import InsetCore

extension Strategies {
  /// The answer that moves the controller's view up by the keyboard's height, unless it has moved.
  ///
  /// S4 with a guard: only a view that is at its place moves, so that a second show changes nothing,
  /// whatever height it reports. A hide puts the view back. A show without an end frame is ignored.
  ///
  /// Reading: copies of the answer differ. This one has the end frame, where older ones have the begin
  /// frame, and a hide that sets the origin to zero, where older ones add a height. The view's place is
  /// the origin of its superview, layout does not reset the frame, and the observers are there from
  /// `viewDidLoad` to the controller's end.
  struct OriginYOnce: InsetStrategy {
    static let id = "origin-y-once"
    static let mechanism = AdjustmentMechanism.translation
    static let scrolls = true
    static let about = StrategyDescription(
      name: "Stack Overflow's frame.origin.y",
      group: .writeUp,
      summary: "Moves the view up by the keyboard's height on the first show and back on hide.",
      formula: "view.frame.origin.y -= kbEnd.height on willShow if view.frame.origin.y == 0, "
        + "view.frame.origin.y = 0 on willHide",
      weaknesses: [
        Weakness(
          "The view rests on a bar: it moves too far", often: .gap,
          in: "bars:tab,nav+tab,nav+toolbar keyboard:!floating,undocked,split"),
        Weakness(
          "The system adds a safe area: it counts twice", often: .gap,
          in: "placement:fill,short,safe-area,tall,nested os>=11 "
            + "keyboard:!floating,undocked,split"),
        Weakness(
          "The window does not end at the bottom of the screen", often: .gap,
          in: "window:!full keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The view ends above the bottom, or follows the keyboard by itself", often: .gap,
          in: "placement:child,above-input-bar,shrinking,nested-scroll "
            + "keyboard:!floating,undocked,split"),
      ],
      publications: [
        Publication(
          "Stack Overflow, \"Move view with keyboard using Swift\"", version: "(answers)",
          date: "2014, later edits not known", code: "the answers that compare the origin with 0",
          link: "https://stackoverflow.com/questions/26070242/move-view-with-keyboard-using-swift")
      ],
      reading: "the end frame counts and a hide sets zero, layout does not reset the frame, and "
        + "the observers are there from viewDidLoad to the controller's end")

    private var isRegistered = false

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isRegistered = true
      case .viewDeinit: isRegistered = false
      case .keyboardWillShow where isRegistered:
        guard let frame = event.keyboard.endFrame else { return }
        if view.translationY == 0 { view.translationY -= frame.height }
      case .keyboardWillHide where isRegistered: view.translationY = 0
      default: break
      }
    }
  }
}
