import InsetCore

extension Strategies {
  /// S2: sets the bottom insets to the height of the keyboard's intersection with the table.
  ///
  /// The intersection is taken in the table's own bounds. Rectangles that share an edge intersect
  /// in one of no height, which sets the insets to zero; rectangles that share nothing intersect in
  /// the null rectangle, and then nothing changes. All other edges are wiped.
  ///
  /// Three reports from the comments are cases of the same machine:
  ///
  /// - S2a (LukasCZ) shifts the curve into the animation options. The insets are the same. He saw
  ///   them stay after the keyboard had gone on iOS 8.
  /// - S2c (Prashantpukale) asks for the undocked and the split keyboard. Undocking posts
  ///   `willHide`, which sets zero and is right; docking posts `willShow` again.
  /// - S2g (Jession) saw it work on iOS 7 and do nothing on iOS 6.
  struct IntersectionInTable: InsetStrategy {
    static let id = "s2-intersection-in-table"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "TimMedcalf (gist)",
      group: .writeUp,
      animation: .matches("its code, which its author has not tried"),
      summary: "Sets the bottom inset to the height of the keyboard's intersection with the table.",
      formula: "x = intersection(table.convert(kbEnd, from: window), table.bounds); contentInset = "
        + "scrollIndicatorInsets = (0, 0, x.height, 0) on willShow unless x is null, (0, 0, 0, 0) "
        + "on willHide",
      weaknesses: [
        Weakness(
          "The app has insets of its own: they are wiped", .hidden, .gap, .padding,
          in: "base:!base0 keyboard:!floating,undocked,split"),
        Weakness(
          "The system adds a safe area: it counts twice", often: .hidden, .gap,
          in: "placement:fill,short,tall,nested,shrinking "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "Slide Over's origin is not the screen's", often: .hidden, .padding, .indicators,
          in: "window:slide-over os>=13 keyboard:!hardware,floating,undocked,split"),
        Weakness(notInMatrix: "On iOS 8 the insets were seen to stay after the hide (S2a)"),
        Weakness(notInMatrix: "On iOS 6 it was seen to do nothing (S2g)"),
      ],
      publications: [.timMedcalf("its code")])

    private var isRegistered = false

    /// Takes an event; registered in `viewWillAppear`, removed in `viewWillDisappear`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewWillAppear: isRegistered = true
      case .viewWillDisappear: isRegistered = false
      case .keyboardWillShow where isRegistered: Self.cover(&view, with: event.keyboard.endFrame)
      case .keyboardWillHide where isRegistered: view.replaceInsets(bottom: 0)
      default: break
      }
    }

    /// Writes the height of the intersection, or nothing where there is none.
    static func cover(_ view: inout ViewState, with endFrame: Rect?) {
      let covered = view.boundsFrame(of: endFrame).intersection(view.bounds)
      if !covered.isNull { view.replaceInsets(bottom: covered.height) }
    }
  }
}
