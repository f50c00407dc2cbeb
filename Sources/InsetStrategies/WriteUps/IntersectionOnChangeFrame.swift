import InsetCore

extension Strategies {
  /// S2b: sets the insets by the same intersection as S2, whenever the keyboard's frame changes.
  ///
  /// What the author of S2 would do about the suggestion bar, which collapses without hide or show.
  /// Raised and floating keyboards are followed, too.
  ///
  /// Reading: he speaks of the frame's change in place of show and hide and has no code for it. It
  /// is taken as `willChangeFrame` in place of `willShow`; a hide still zeroes the insets, and all
  /// else is as in S2.
  struct IntersectionOnChangeFrame: InsetStrategy {
    static let id = "s2b-intersection-on-change-frame"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "TimMedcalf (gist), the follow-up",
      group: .writeUp,
      summary:
        "Sets the bottom inset to the keyboard's intersection with the table at each change.",
      formula: "x = intersection(table.convert(kbEnd, from: window), table.bounds); contentInset = "
        + "scrollIndicatorInsets = (0, 0, x.height, 0) on willChangeFrame unless x is null, "
        + "(0, 0, 0, 0) on willHide",
      weaknesses: [
        Weakness(
          "The app has insets of its own: they are wiped", .hidden, .gap, .padding,
          in: "base:!base0 keyboard:!floating,undocked,split"),
        Weakness(
          "The system adds a safe area: it counts twice", often: .hidden, .gap,
          in: "placement:fill,short,tall,shrinking,table-controller,swiftui,web-view"),
        Weakness(
          "A floating keyboard's overlap counts, though it covers no end", .gap,
          in: "keyboard:floating,undocked,split"),
      ],
      publications: [.timMedcalf("the author's follow-up in the comments")],
      reading: "willChangeFrame takes the place of willShow, and a hide still zeroes the "
        + "insets")

    private var isRegistered = false

    /// Takes an event; registered in `viewWillAppear`, removed in `viewWillDisappear`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewWillAppear: isRegistered = true
      case .viewWillDisappear: isRegistered = false
      case .keyboardWillChangeFrame where isRegistered:
        IntersectionInTable.cover(&view, with: event.keyboard.endFrame)
      case .keyboardWillHide where isRegistered: view.replaceInsets(bottom: 0)
      default: break
      }
    }
  }
}
