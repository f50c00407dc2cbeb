import InsetCore

extension Strategies {
  /// S2d: adds S2's intersection to the bottom insets and takes back on hide what it has added.
  ///
  /// Other edges, and what others put at the bottom, survive. Observers are removed in
  /// `viewDidDisappear`, so that a cancelled pop misses nothing.
  ///
  /// Reading: the comment has no code. The indicator's inset moves by the same difference, and like
  /// S2 it does nothing where keyboard and table share nothing.
  struct RememberApplied: InsetStrategy {
    static let id = "s2d-remember-applied"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "kcbarry (comment on TimMedcalf's gist)",
      group: .writeUp,
      summary: "Adds the intersection to the bottom inset and later subtracts what it added.",
      formula: "x = intersection(table.convert(kbEnd, from: window), table.bounds); contentInset."
        + "bottom += x.height - applied, applied = x.height on willShow unless x is null; "
        + "contentInset.bottom -= applied, applied = 0 on willHide; indicators alike",
      weaknesses: [
        Weakness(
          "The system adds a safe area: it counts twice", often: .hidden, .gap,
          in: "placement:fill,short,tall,shrinking,table-controller,swiftui,web-view "
            + "keyboard:!floating,undocked,split"),
        Weakness(
          "Slide Over's origin is not the screen's", often: .hidden, .gap,
          in: "window:slide-over os>=13 keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "A sheet or free window has another origin, or moves afterwards", often: .hidden, .gap,
          in: "window:stage*,free*,form-sheet,page-sheet*,popover "
            + "keyboard:!floating,undocked,split"),
      ],
      publications: [.timMedcalf("kcbarry's comment", date: "2017")],
      reading: "the indicators follow the content's insets, and a frame that meets nothing "
        + "changes nothing")

    private var isRegistered = false
    private var applied = 0.0

    /// Takes an event; registered in `viewWillAppear`, removed in `viewDidDisappear`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewWillAppear: isRegistered = true
      case .viewDidDisappear: isRegistered = false
      case .keyboardWillShow where isRegistered:
        let covered = view.boundsFrame(of: event.keyboard.endFrame).intersection(view.bounds)
        if !covered.isNull { apply(covered.height, to: &view) }
      case .keyboardWillHide where isRegistered: apply(0, to: &view)
      default: break
      }
    }

    /// Replaces what was added before by a height in points.
    private mutating func apply(_ height: Double, to view: inout ViewState) {
      view.contentInset.bottom += height - applied
      view.verticalScrollIndicatorInsets.bottom += height - applied
      applied = height
    }
  }
}
