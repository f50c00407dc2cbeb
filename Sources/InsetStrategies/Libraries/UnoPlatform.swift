import InsetCore

extension Strategies {
  /// Uno Platform with its Skia renderer: the scroll viewer around the focused element is padded by
  /// its overlap with the keyboard's frame.
  ///
  /// Show and hide are heard, app-wide, and a rectangle that is the same as the last one changes
  /// nothing. The frame is taken to be in the space of the root element, where it is intersected with
  /// the scroll viewer as it is without the pad. Where a floating keyboard ends does not matter, only
  /// how much of the scroll viewer it overlaps. Then the focused element is brought into view with
  /// as little scrolling as possible. Content that is beyond its end after the hide comes back.
  ///
  /// Reading: the scroll viewer is in a `SafeArea`, as the documentation has it, and so ends where
  /// content rests. The root element is the controller's root view. Off screen the focus is
  /// elsewhere, so that a change there takes the pad off. The pad comes with the notification and
  /// not a turn of the run loop later.
  struct UnoPlatform: InsetStrategy {
    static let id = "uno-platform"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let scrolls = true
    static let about = StrategyDescription(
      name: "Uno Platform 6.8-dev, Skia",
      group: .library,
      summary: "Pads the focused field's scroll viewer by its overlap with the keyboard's frame.",
      formula: "scrollViewer.padding.bottom = intersection(kbEnd, scrollViewer's frame in the root "
        + "view, safe area excluded).height on willShow, 0 on willHide, if kbEnd is another one and "
        + "a field has the focus",
      availability: [
        Availability("os>=12.2", source: ".NET for iOS: iOS 12.2")
      ],
      weaknesses: [
        Weakness(
          "A sheet's or free window's place on the screen is left out", often: .hidden, .gap,
          in: "window:stage*,free*,form-sheet,popover,page-sheet* "
            + "keyboard:!hardware,floating,undocked,split")
      ],
      publications: [
        Publication(
          "Uno Platform", version: "6.8-dev (7b58a471)", date: "2026-08-22", license: "Apache-2.0",
          code: "AppleUIKitWindowWrapper.cs OnKeyboardWillShow and OnKeyboardWillHide, "
            + "InputPane.cs OccludedRect, InputPane.skia.cs "
            + "EnsureFocusedElementInViewPartial, ScrollContentPresenter.OccludedPadding.cs "
            + "Pad, ScrollContentPresenter.mux.cs ComputeZoomedOffsetWithMinimalChange",
          link: "https://github.com/unoplatform/uno/"
            + "blob/7b58a4712ca0fb64395d455dd19c634d2d7126d5/src/Uno.UI/UI/ViewManagement/"
            + "InputPane/InputPane.skia.cs")
      ],
      reading: "the scroll viewer is in a SafeArea")

    private var presence = Presence()
    /// The end frame of the last show, the zero rectangle after a hide.
    private var occluded = Rect.zero
    private var pad = 0.0

    /// Takes an event; the window observes from launch on.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      switch event.kind {
      case .keyboardWillShow: occlude(event.keyboard.endFrame ?? .zero, &view)
      case .keyboardWillHide: occlude(.zero, &view)
      default: break
      }
    }

    private mutating func occlude(_ frame: Rect, _ view: inout ViewState) {
      if frame == occluded { return }
      occluded = frame
      let isFocused = presence.hasWindow && !view.environment.focusedField.isEmpty
      let shows = isFocused && frame.height > 0
      let before = pad
      pad = shows ? Self.viewport(of: view).intersection(frame).height : 0
      view.bottomConstraint = pad
      if shows || pad != before { scroll(&view, showsField: shows) }
    }

    /// The scroll viewer without the pad, in the root view.
    private static func viewport(of view: ViewState) -> Rect {
      view.convert(view.environment.chain.view, from: .superview, to: .root)
        .inset(by: view.environment.obstruction)
    }

    private func scroll(_ view: inout ViewState, showsField: Bool) {
      let (field, around) = (view.environment.focusedField, view.adjustedContentInset)
      let bottom = max(around.bottom, view.environment.obstruction.bottom + pad)
      let end = view.bounds.height - bottom
      var y = view.contentOffset.y
      if showsField {
        let isAbove = field.minY < y + around.top && field.maxY < y + end
        let isBelow = field.maxY > y + end && field.minY > y + around.top
        let isLarger = field.height > end - around.top
        if isLarger ? isBelow : isAbove {
          y = field.minY - around.top
        } else if isAbove || isBelow {
          y = field.maxY - end
        }
      }
      view.contentOffset.y = max(-around.top, min(y, view.environment.contentSize.height - end))
    }
  }
}
