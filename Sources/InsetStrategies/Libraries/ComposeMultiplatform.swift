import InsetCore

extension Strategies {
  /// Compose Multiplatform on iOS, with content that is padded by the window insets.
  ///
  /// The keyboard is an inset of the window, and consumes the safe area. `onFocusBehavior` is
  /// `DoNothing`, as in the samples of the documentation's guide to Liquid Glass; its default also
  /// moves the scene until the focused field shows.
  ///
  /// Content scrolls inside the padding. When the viewport gets lower and clips the focused field
  /// that it showed before, it scrolls by as little as shows the field. Content that is beyond its
  /// end comes back.
  ///
  /// Reading: the documentation's section on software keyboards names window insets and no modifier.
  /// Content is padded by `imePadding`, and by the safe area where the view reaches under it. Since
  /// 1.11 the reported safe area is at least that of the window's root view (pull request 2946).
  /// `safeDrawing` would therefore leave a gap in a view that ends above it; such a view is taken to
  /// have `imePadding` alone.
  struct ComposeMultiplatform: InsetStrategy {
    static let id = "compose-multiplatform"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let scrolls = true
    static let about = StrategyDescription(
      name: "Compose Multiplatform (main, 2026), imePadding",
      group: .library,
      summary: "Ends the content at the keyboard's top or the safe area, whichever is higher.",
      formula: "bottom = max(ime, bottom safe area); ime = min(view.height, max(0, view.height - "
        + "view.convert(kb, from: screen).minY)), in whole pixels, on willChangeFrame, "
        + "viewDidAppear and layout unless the keyboard moves; kb = kbEnd, or the screen's bottom "
        + "edge where that is empty",
      availability: [
        Availability("os>=13", source: "deployment target of the framework: iOS 13 or later")
      ],
      weaknesses: [
        Weakness(
          "A keyboard above the bottom edge counts down to the bottom", .gap,
          in: "keyboard:floating,undocked,split"),
        Weakness(
          "A sheet moves together with the keyboard: that layout does not count", often: .hidden,
          .gap, in: "window:form-sheet,popover keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [
        Publication(
          "compose-multiplatform-core", version: "main, after 8c039821",
          date: "2026-07 or later, day not known", license: "Apache-2.0",
          code: "KeyboardInsetsManager.ios.kt adjustViewBounds, animateKeyboard, keyboardTop and "
            + "updateOverlapForCurrentGeometry",
          link: "https://github.com/JetBrains/compose-multiplatform-core/"
            + "blob/8c0398213d5913aaa6ad978f374d091f43ac0249/compose/ui/ui/src/iosMain/"
            + "kotlin/androidx/compose/ui/window/KeyboardInsetsManager.ios.kt"),
        Publication(
          "Compose Multiplatform", version: "1.11 (17e23694)", date: "2026-05",
          license: "Apache-2.0",
          code:
            "ComposeSceneKeyboardOffsetManager.ios.kt, KeyboardVisibilityListener.ios.kt, ComposeSceneMediator.ios.kt sceneDidAppear "
            + "and sceneWillDisappear, UIKitWindowInsetsManager.uikit.kt ime, "
            + "ContentInViewNode.kt onRemeasured",
          link: "https://github.com/JetBrains/compose-multiplatform-core/"
            + "blob/17e236943ac0f27f57e3eb0784f87d25846ec1b4/compose/ui/ui/src/iosMain/"
            + "kotlin/androidx/compose/ui/window/ComposeSceneKeyboardOffsetManager.ios.kt"),
      ],
      reading: "content is padded by imePadding and by the view's own safe area, and each layout "
        + "between a keyboard's move and the end of its animation comes during that animation")

    private var presence = Presence()
    private var keyboard = Keyboard()
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

/// What Compose Multiplatform knows of the keyboard on iOS: how much of the view it overlaps.
///
/// The view is measured when the keyboard is about to change its frame, when it has appeared, and when
/// its geometry changes while no keyboard is being animated; a hide by itself is not heard. Everything
/// below the keyboard's top edge counts as covered, docked or not, down to the bottom of the view. Without
/// a keyboard the top edge is the screen's bottom edge. Between the appearances nobody measures.
///
/// An animation ends with the frames that it began with.
///
/// Reading: the listener of the whole app has been there from launch on. It is created by the first
/// Compose screen, which need not be this one.
private struct Keyboard: Hashable, Sendable {
  /// The part of the view below the keyboard's top edge, in points that are whole pixels.
  private(set) var overlap = 0.0
  /// The last end frame; without height after a hide.
  private var endFrame = Rect.zero
  private var isObserved = false
  private var isAnimating = false
  /// Whether there has been a keyboard; before that nothing is measured.
  private var hasHeard = false

  /// Takes an event.
  mutating func note(_ event: Event, in environment: ViewEnvironment) {
    if event.kind.isKeyboard { hasHeard = true }
    switch event.kind {
    case .viewDidAppear:
      isObserved = true
      measure(environment)
    case .viewWillDisappear: (isObserved, isAnimating) = (false, false)
    case .viewDeinit: (overlap, isObserved, isAnimating) = (0, false, false)
    case .keyboardWillChangeFrame:
      let before = Self.top(of: endFrame, environment)
      endFrame = event.keyboard.endFrame ?? .zero
      guard isObserved else { return }
      isAnimating = Self.top(of: endFrame, environment) != before
      measure(environment)
    case .keyboardDidShow, .keyboardDidHide, .keyboardDidChangeFrame: isAnimating = false
    case .viewDidLayoutSubviews, .safeAreaInsetsDidChange:
      if isObserved, !isAnimating { measure(environment) }
    case .keyboardWillShow: endFrame = event.keyboard.endFrame ?? .zero
    case .keyboardWillHide: endFrame = .zero
    default: break
    }
  }

  private mutating func measure(_ environment: ViewEnvironment) {
    guard hasHeard else { return }
    let height = environment.chain.view.height
    let covered = height - Self.top(of: endFrame, environment)
    overlap = Self.wholePixels(max(0, min(covered, height)), environment.scale)
  }

  /// The top edge of a keyboard in the view, in points; that of an empty frame is the screen's bottom.
  private static func top(of frame: Rect, _ environment: ViewEnvironment) -> Double {
    let chain = environment.chain
    let bottom = Rect(x: 0, y: chain.screen.height, width: chain.screen.width, height: 0)
    return chain.convert(frame.isEmpty ? bottom : frame, from: .screen, to: .view).minY
  }

  /// The nearest whole number of pixels, in points; of two, the one that is less negative.
  private static func wholePixels(_ points: Double, _ scale: Double) -> Double {
    (points * scale + 0.5).rounded(.down) / scale
  }
}
