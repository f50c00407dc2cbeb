import InsetCore

extension Strategies {
  /// Compose Multiplatform on iOS, with content that is padded by the window insets.
  ///
  /// This is the way that its documentation names: the keyboard is an inset of the window, and
  /// consumes the safe area. `onFocusBehavior` is `DoNothing`, as in the samples of the
  /// documentation's guide to Liquid Glass; its default moves the scene until the focused field shows, and
  /// nothing else.
  ///
  /// Content scrolls inside the padding. When the viewport gets lower and clips the focused field
  /// that it showed before, it scrolls by as little as shows the field. Content that is beyond its
  /// end comes back.
  ///
  /// Reading: the content is padded by `safeDrawing`, or by the safe area and `imePadding`, which is
  /// the same.
  struct ComposeMultiplatform: InsetStrategy {
    static let id = "compose-multiplatform"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let scrolls = true
    static let about = StrategyDescription(
      name: "Compose Multiplatform, imePadding",
      summary: "Ends the content at the keyboard's top or the safe area, whichever is higher.",
      formula: "bottom = max(ime, bottom safe area); ime = max(0, h - (screen.height - view.maxY "
        + "on screen)), in whole pixels; h = kbEnd is empty ? 0 : max(0, screen.height - "
        + "kbEnd.minY), on willChangeFrame and viewDidAppear",
      causes: [
        FailureCause(
          "A keyboard above the bottom edge counts down to the bottom", .gap,
          in: "keyboard:floating,undocked,split"),
        FailureCause(
          "A window, sheet or popover moves without a keyboard event", often: .hidden, .gap,
          in: "window:stage*,free*,form-sheet,popover keyboard:!hardware,floating,undocked,split"),
        FailureCause(
          "The interface is in landscape up to iOS 7", .hidden, .gap,
          in: "os<8 orientation:landscape* keyboard:!hardware,floating,undocked,split"),
      ],
      source: "JetBrains/compose-multiplatform-core (Apache-2.0), KeyboardInsetsManager "
        + "adjustViewBounds as of 8c039821 (2026-07), the same in ComposeSceneKeyboardOffsetManager "
        + "before; KeyboardVisibilityListener, UIKitWindowInsetsManager ime, ContentInViewNode "
        + "onRemeasured; \"Default UI behavior on different platforms\". Read as: content is padded "
        + "by safeDrawing")

    private var presence = Presence()
    private var keyboard = ComposeKeyboard()
    /// The height that insets leave of the view, in points; nil before there is a view.
    private var viewport: Double?

    /// Takes an event; the view is observed from `viewDidAppear` to `viewWillDisappear`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      keyboard.note(event, in: view.environment)
      guard presence.isLoaded else {
        viewport = nil
        return
      }
      view.liftLowestContent(aboveBottom: keyboard.overlap)
      scroll(&view)
    }

    private mutating func scroll(_ view: inout ViewState) {
      let around = view.adjustedContentInset
      let height = view.bounds.height - around.top - max(keyboard.overlap, around.bottom)
      let before = viewport ?? height
      viewport = height
      if height == before { return }
      var y = view.contentOffset.y
      let field = view.environment.focusedField
      let start = field.minY - y - around.top
      if height < before, !field.isEmpty,
        abs(Self.distance(to: start, field.height, in: before)) * view.environment.scale <= 0.5
      {
        y += Self.distance(to: start, field.height, in: height)
      }
      let end = view.environment.contentSize.height - height - around.top
      view.contentOffset.y = max(-around.top, min(y, end))
    }

    /// How far a field is to be scrolled to be in a viewport, or to fill it, in points.
    private static func distance(
      to start: Double, _ height: Double, in viewport: Double
    ) -> Double {
      let beyond = start + height - viewport
      if start >= 0 ? beyond <= 0 : beyond > 0 { return 0 }
      return abs(start) < abs(beyond) ? start : beyond
    }
  }
}
