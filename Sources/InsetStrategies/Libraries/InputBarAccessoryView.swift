import InsetCore

extension Strategies {
  /// InputBarAccessoryView's KeyboardManager, with the message list that MessageKit puts above it.
  ///
  /// The bar hangs on its superview's bottom edge, which is the avoiding view's here. From a show
  /// to `didHide` it is as high as the keyboard, at least 34 points, and its own content never
  /// below the safe area; a show counts only while the bar rests. On an iPad what lies below the
  /// superview is taken off, whose frame counts from its parent there, and anew if that is another
  /// distance, and not none, at the layout that follows a notification at once; without a window that
  /// is nothing. Only the app's own keyboard counts.
  ///
  /// The insets of the list and of its indicator reach up to the bar less the safe area that the list
  /// applies itself, and are written where the content's is another one. They are not judged here: the
  /// list is a strategy of its own. A drag of the list that pulls the keyboard along is left out.
  ///
  /// Reading: the bar has no height of its own, and the window's root view is as high as the window.
  struct InputBarAccessoryView: InsetStrategy {
    static let id = "input-bar-accessory-view"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "MessageKit's InputBarAccessoryView 7.0",
      group: .library,
      summary: "Raises an input bar by the keyboard's height less, on an iPad, the gap below.",
      formula: "bottom.constant = min(-34, -kbEnd.height + bottomGap) on willShow at rest and on "
        + "willChangeFrame from willShow to didHide, at rest again on willHide, local ones only; "
        + "bottomGap = iPad with window ? window.height - superview.frame.maxY : 0; list inset = max(0, "
        + "list.maxY - bar.minY - (adjustedContentInset.bottom - contentInset.bottom))",
      availability: [
        Availability("os>=11", source: "Package.swift, an earlier version: iOS 11")
      ],
      weaknesses: [
        Weakness(
          "Only the bar of an iPad's hardware keyboard shows: the frame's height counts", .gap,
          in: "device:ipad* keyboard:hardware* accessory:bar*"),
        Weakness(
          "The bar of a hardware keyboard is up, without an accessory", .gap,
          in: "keyboard:hardware+bar"),
        Weakness(
          "The view of a phone ends above the bottom of the window", .gap,
          in: "placement:safe-area,child,above-input-bar device:!ipad*"),
        Weakness(
          "The parent's origin in the window is not zero", often: .hidden, .gap,
          in: "placement:child,nested,above-input-bar keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "A sheet or free window ends above the screen's bottom", often: .hidden, .gap,
          in: "window:!full,split*,tiled-half,tiled-third* "
            + "keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [
        .inputBarAccessoryView("KeyboardManager.swift bind and bottomGap"),
        .messageKit("MessagesViewController+Keyboard.swift updateMessageCollectionViewBottomInset"),
      ],
      reading: "the bar has no height of its own, and the window's root view is as high as the "
        + "window")

    private var presence = Presence()
    private var isKeyboardHidden = true
    /// The height that the bar avoids, in points; nil at rest.
    private var height: Double?
    private var gap = 0.0
    private var mayMoveAgain = false

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      guard presence.isLoaded else { return }
      switch event.kind {
      case .viewDidLayoutSubviews where height != nil && mayMoveAgain:
        mayMoveAgain = false
        let gap = gap(below: view)
        if gap != 0, gap != self.gap { move(&view) }
      default: if event.kind.isKeyboard { hear(event, &view) }
      }
    }

    private mutating func hear(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .keyboardWillShow: isKeyboardHidden = false
      case .keyboardDidHide: isKeyboardHidden = true
      default: break
      }
      // What follows at once comes before these.
      if event.kind == .keyboardDidShow || event.kind == .keyboardDidChangeFrame {
        mayMoveAgain = false
      }
      // A missing frame is read as the zero rectangle.
      let frame = event.keyboard.endFrame ?? .zero
      guard event.keyboard.isLocal else { return }
      switch event.kind {
      case .keyboardWillShow where height == nil,
        .keyboardWillChangeFrame where !isKeyboardHidden:
        height = frame.height
        mayMoveAgain = true
        move(&view)
      case .keyboardWillHide:
        height = nil
        move(&view)
      default: break
      }
    }

    private mutating func move(_ view: inout ViewState) {
      gap = gap(below: view)
      let rest = view.environment.obstruction.bottom
      let distance = height.map { max(34, $0 - gap) } ?? rest
      view.liftLowestContent(aboveBottom: distance)
      let safeArea = view.adjustedContentInset.bottom - view.contentInset.bottom
      let inset = max(distance, rest) - safeArea
      if inset == view.contentInset.bottom { return }
      view.contentInset.bottom = max(0, inset)
      view.verticalScrollIndicatorInsets.bottom = inset
    }

    /// What the source takes for the distance from the bar's superview to the window's bottom edge
    /// on an iPad, in points.
    private func gap(below view: ViewState) -> Double {
      guard view.environment.idiom == .pad, presence.hasWindow else { return 0 }
      return view.environment.chain.window.height - view.environment.chain.view.maxY
    }
  }
}
