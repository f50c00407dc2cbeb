import InsetCore

extension Strategies {
  /// Compose Multiplatform on iOS as it is by default, with content that pads nothing itself.
  ///
  /// `onFocusBehavior` is `FocusableAboveKeyboard`: the scene moves up by as little as shows the
  /// focused field, and never so far that the field's top leaves the view. It moves for no field
  /// that is scrolled out of the view. What is below the field stays covered: more is left to
  /// content that pads itself, as in ``ComposeMultiplatform``.
  ///
  /// Reading: the field is where layout has put it last; a scroll alone moves nothing.
  struct ComposeMultiplatformFocus: InsetStrategy {
    static let id = "compose-multiplatform-focus"
    static let mechanism = AdjustmentMechanism.translation
    static let scrolls = true
    static let about = StrategyDescription(
      name: "Compose Multiplatform, FocusableAboveKeyboard",
      summary: "Moves the scene up by as little as shows the focused field above the keyboard.",
      formula: "scene.y = -max(0, min(field.minY, min(field.maxY, view.height) - (view.height - "
        + "ime))), 0 without a keyboard or a field in the view; ime = max(0, h - (screen.height - "
        + "view.maxY on screen)); h = kbEnd is empty ? 0 : max(0, screen.height - kbEnd.minY), on "
        + "willChangeFrame and viewDidAppear",
      causes: [
        FailureCause(
          "Only the focused field is moved: content below it stays covered", .hidden,
          in: "keyboard:!hardware,floating,undocked,split"),
        FailureCause(
          "A keyboard above the bottom edge counts down to the bottom", often: .gap,
          in: "keyboard:floating,undocked,split"),
        FailureCause(
          "A hide with the frame of a docked keyboard: hides are not heard", often: .notRestored,
          in: "script:show-hide-in-place keyboard:!hardware,floating,undocked,split"),
      ],
      source: "JetBrains/compose-multiplatform-core (Apache-2.0), KeyboardInsetsManager "
        + "adjustViewBounds and ComposeSceneMediator FocusAboveKeyboardIfNeeded as of 8c039821 "
        + "(2026-07), OffsetToFocusedRect.kt adjustedToFocusedRectOffset, OnFocusBehavior")

    private var presence = Presence()
    private var keyboard = ComposeKeyboard()

    /// Takes an event; the view is observed from `viewDidAppear` to `viewWillDisappear`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      keyboard.note(event, in: view.environment)
      if presence.isLoaded { view.translationY = offset(in: view) }
    }

    /// How far the scene is moved, in points that are whole pixels.
    private func offset(in view: ViewState) -> Double {
      let field = view.environment.focusedField.offset(x: 0, y: -view.contentOffset.y)
      let scene = Rect(origin: .zero, size: view.bounds.size)
      guard keyboard.overlap > 0, scene.intersects(field) else { return 0 }
      let covered = keyboard.overlap - scene.height + min(field.maxY, scene.height)
      let up = min(max(field.minY, 0), covered)
      return up > 0 ? ComposeKeyboard.wholePixels(-up, view.environment.scale) : 0
    }
  }
}
