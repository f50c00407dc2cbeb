import InsetCore

extension Strategies {
  /// Apple's `UIKeyboardLayoutGuide` with `followsUndockedKeyboard`: it follows raised keyboards, too.
  ///
  /// The lowest content rests on the guide's top edge, wherever the keyboard floats over the view. The
  /// bar of a hardware keyboard counts as undocked and is followed.
  ///
  /// Reading: one constraint to the top edge, without those that Apple's sample turns on and off near
  /// an edge. What the environment has is the guide of a docked keyboard; where a raised keyboard or a
  /// bar is comes from the end frames of all six notifications. A bar is a frame that hangs below the
  /// screen. A dragged keyboard reports no place and is taken to be where it was; only a hide brings a
  /// frame of nothing with the keyboard gone.
  struct KeyboardLayoutGuideUndocked: InsetStrategy {
    static let id = "uikeyboard-layout-guide-undocked"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let followsLayoutGuide = true
    static let about = StrategyDescription(
      name: "UIKeyboardLayoutGuide, undocked too (Apple)",
      group: .apple,
      summary: "Rests the lowest content on a keyboardLayoutGuide that follows raised keyboards.",
      formula: "content.bottom = keyboardLayoutGuide.top with followsUndockedKeyboard = true; its "
        + "height is what lies below the top edge of any keyboard over the view, at least the bottom "
        + "safe area",
      availability: [Availability("os>=15", source: "the guide came with iOS 15")],
      weaknesses: [
        Weakness(
          "The keyboard floats, is raised or split: content rests on it", often: .gap,
          in: "keyboard:floating,undocked,split"),
        Weakness(
          "The keyboard leaves the bottom edge: content follows it up", often: .gap,
          in: "script:*float*,*undock*,show-split-dock* "
            + "keyboard:!floating,undocked,split,hardware*"),
      ],
      publications: [
        Publication(
          "Apple, \"followsUndockedKeyboard\"", version: "(documentation)", date: "date not known",
          link: "https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/"
            + "followsundockedkeyboard")
      ],
      reading: "one constraint to the top edge, and raised keyboards and bars are where their last "
        + "end frame was")

    /// The last frame of a raised keyboard or a bar on the upright screen; nil for none.
    private var raised: Rect?

    /// Takes an event; the guide is up to date whenever the view is laid out.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      guard let docked = view.keyboardLayoutGuideHeight else { return }
      if event.kind.isKeyboard { note(event, in: view.environment.chain) }
      let height = max(docked, Self.height(of: view.environment.chain.viewOnScreen, below: raised))
      view.liftLowestContent(aboveBottom: height)
    }

    private mutating func note(_ event: Event, in chain: ViewChain) {
      guard let frame = event.keyboard.placedEndFrame else { return }
      if frame == .zero {
        if event.isKeyboardHide { raised = nil }
        return
      }
      switch KeyboardReading(endFrame: frame, isHide: false, chain: chain) {
      case .hidden: raised = nil
      case .floating: raised = chain.uprightScreen(fromScreen: frame)
      case .docked(let frame):
        let isBar = frame.maxY > chain.uprightScreenSize.height + 0.5
        raised = isBar && !event.isKeyboardHide ? frame : nil
      }
    }

    /// How much of the view lies below a keyboard's top edge, in points.
    private static func height(of view: Rect, below keyboard: Rect?) -> Double {
      guard let keyboard, keyboard.maxX > view.minX, keyboard.minX < view.maxX else { return 0 }
      return max(0, view.maxY - max(view.minY, keyboard.minY))
    }
  }
}
