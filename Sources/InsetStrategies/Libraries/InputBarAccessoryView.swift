import InsetCore

extension Strategies {
  /// InputBarAccessoryView's KeyboardManager, with the message list that MessageKit puts above it.
  ///
  /// The bar hangs on its superview's bottom edge, which is the avoiding view's here, and rests on
  /// the safe area. While the keyboard is up it is as high as the keyboard, at least 34 points;
  /// on an iPad what lies below the superview is taken off, as under a page sheet, and again when
  /// the sheet has moved. Only the app's own keyboard counts.
  ///
  /// The list's inset reaches up to the bar less the safe area that the list applies itself. The
  /// bar has no height of its own here. A drag of the list that pulls the keyboard along is left
  /// out.
  struct InputBarAccessoryView: InsetStrategy {
    static let id = "input-bar-accessory-view"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      summary: "Raises an input bar by the keyboard's height less, on an iPad, the gap below.",
      formula: "bottom.constant = min(-34, -kbEnd.height + bottomGap) on willShow, at rest again "
        + "on willHide, local ones only; bottomGap = iPad ? window.height - superview.maxY : 0; "
        + "list inset = max(0, list.maxY - bar.minY - (adjustedContentInset.bottom - "
        + "contentInset.bottom))",
      failsWhen: "The view of a phone ends above the bottom of the window. The keyboard shows only "
        + "its bar while its frame keeps the full height, or is lower than 34 points. The window "
        + "ends above the screen's bottom, or another app's keyboard covers it. The keyboard is up "
        + "before the view appears",
      source: "InputBarAccessoryView (MIT), KeyboardManager.swift; MessageKit (MIT), "
        + "MessagesViewController+Keyboard.swift")

    private var isRegistered = false
    /// The height of the shown keyboard, in points.
    private var height: Double?
    private var gap = 0.0

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isRegistered = true
      case .viewDeinit: isRegistered = false
      case .viewDidLayoutSubviews where isRegistered && height != nil:
        if Self.gap(below: view) != gap { move(&view) }
      case .keyboardWillShow where isRegistered && event.keyboard.isLocal:
        guard let frame = event.keyboard.placedEndFrame else { return }
        height = frame.height
        move(&view)
      case .keyboardWillHide where isRegistered && event.keyboard.isLocal:
        height = nil
        move(&view)
      default: break
      }
    }

    private mutating func move(_ view: inout ViewState) {
      gap = Self.gap(below: view)
      let distance = height.map { max(34, $0 - gap) } ?? view.environment.obstruction.bottom
      view.putLowestContent(aboveBottom: distance)
      let safeArea = view.adjustedContentInset.bottom - view.contentInset.bottom
      view.contentInset.bottom = max(0, distance - safeArea)
    }

    /// What lies between the bar's superview and the window's bottom edge on an iPad, in points.
    private static func gap(below view: ViewState) -> Double {
      view.environment.idiom == .pad
        ? view.environment.chain.window.height - view.frameInWindow.maxY : 0
    }
  }
}
