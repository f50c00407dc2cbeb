import InsetCore

extension Strategies {
  /// Titanium's ScrollView: its root controller tells it where the keyboard begins.
  ///
  /// The controller hears `willChangeFrame` and `didChangeFrame` from launch on, and that a field has
  /// focus. Only `willChangeFrame` sets the frame; its top is taken to be in the window's space. With
  /// a field and a top below the window's, the scroll view gets what is below that top as its bottom
  /// inset, all other edges are wiped, and the indicator is left alone. Then it scrolls as little as
  /// shows the field. A `didChangeFrame` on screen repeats both, one off screen forgets the field.
  /// There is no hide: a frame below the screen leaves what of the view is below it, too.
  ///
  /// Content lower than its view is made as high as the view, and what that adds is taken off the
  /// inset. Here content stays as low as it is, so that nothing is taken off. The adjustment behavior
  /// is `never` there unless a window asks for another. Indicators are hidden unless the app shows
  /// them; here they are the app's.
  ///
  /// Reading: a frame on screen that this app causes belongs to a field that has focus, and so does a
  /// keyboard of this app that is up when the view has appeared. That also holds for a field that
  /// keeps its focus while the keyboard is off screen: the library has forgotten it, and would do
  /// nothing when the keyboard comes again. A frame without area is not on screen. A scroll that has
  /// just begun has not changed the offset, so that only the last of two counts.
  struct TitaniumScrollView: InsetStrategy {
    static let id = "titanium-scroll-view"
    static let mechanism = AdjustmentMechanism.insets
    static let scrolls = true
    static let about = StrategyDescription(
      name: "Titanium ScrollView (reshopper's fork, 13.2)",
      group: .library,
      summary: "Sets the bottom inset to the view's part below the keyboard's top and scrolls.",
      formula:
        "top = kbEnd.minY; obscured = max(0, view.maxY in window - top); contentInset = (0, 0, "
        + "obscured, 0); contentOffset.y = min(field.minY, max(contentOffset.y, field.maxY - "
        + "view.height + obscured)), on willChangeFrame and didChangeFrame if a field has focus and "
        + "top > 0",
      availability: [
        Availability("os>=10", source: "Titanium SDK, an earlier version: iOS 10"),
        Availability(
          "placement:!web-view,table-controller", source: "the scroll view is Titanium's own"),
        Availability(
          "adjustment:never", source: "contentInsetAdjustmentBehavior is never by default"),
      ],
      weaknesses: [
        Weakness(
          "The indicator's insets are never set", often: .indicators,
          in: "keyboard:!hardware*,floating,undocked,split"),
        Weakness(
          "The app has insets of its own: they are wiped", .hidden, .gap, .padding, .otherEdges,
          .notRestored,
          in: "base:!base0"),
        Weakness(
          "The keyboard floats, is raised or split: its overlap counts", .gap,
          in: "keyboard:floating,undocked,split"),
        Weakness(
          "An accessory shows with a hardware keyboard alone", often: .indicators, .gap,
          in: "keyboard:hardware* accessory:!none"),
      ],
      publications: [
        Publication(
          "Titanium SDK, fork of reshopper", version: "13.2.0 (a45057e1)",
          date: "2026-04-08", license: "Apache-2.0",
          code: "TiUIScrollView.m keyboardDidShowAtHeight and scrollToShowView, TiUIView.m "
            + "InsetScrollViewForKeyboard and OffsetScrollViewForRect",
          link: "https://github.com/reshopper/titanium-sdk/"
            + "blob/a45057e1/iphone/Classes/TiUIScrollView.m"),
        Publication(
          "Titanium SDK", version: "01794d6", date: "date not known", license: "Apache-2.0",
          code: "TiRootViewController.m keyboardWillChangeFrame, keyboardDidChangeFrame and "
            + "handleNewKeyboardStatus",
          link: "https://github.com/tidev/titanium-sdk/"
            + "blob/01794d6309a61953d34bd0ae2f493759d50b3fa9/iphone/TitaniumKit/"
            + "TitaniumKit/Sources/API/TiRootViewController.m"),
      ],
      reading: "a frame on screen that this app causes belongs to a field that has focus, a "
        + "frame without area is not on screen, and of two scrolls only the last counts")

    private var presence = Presence()
    /// The end frame that `willChangeFrame` reported last.
    private var endFrame = Rect.zero
    private var isVisible = false
    /// Whether this app has caused the last change.
    private var isOwn = false
    private var hasFocus = false

    /// Takes an event; the controller is there from launch on.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      switch event.kind {
      case .keyboardWillChangeFrame:
        if let frame = event.keyboard.endFrame { endFrame = frame }
        isVisible = Self.isOnScreen(event.keyboard, in: view)
        isOwn = event.keyboard.isLocal
        if isVisible, isOwn, presence.hasWindow { hasFocus = true }
      case .keyboardDidChangeFrame:
        let isOnScreen = Self.isOnScreen(event.keyboard, in: view)
        if !isOnScreen, !isVisible { hasFocus = false }
        if isOnScreen != isVisible { return }
      case .viewDidAppear: if isVisible, isOwn { hasFocus = true }
      case .viewDidDisappear, .viewDeinit:
        hasFocus = false
        return
      default: return
      }
      if hasFocus { avoid(&view) }
    }

    private static func isOnScreen(_ keyboard: KeyboardNotification, in view: ViewState) -> Bool {
      let screen = Rect(origin: .zero, size: view.environment.chain.screen)
      return (keyboard.endFrame ?? .zero).intersects(screen)
    }

    private func avoid(_ view: inout ViewState) {
      let (chain, field) = (view.environment.chain, view.environment.focusedField)
      // In the window as it is turned: the controller's view fills it.
      let top = view.convert(endFrame, from: .window, to: .root).minY + chain.root.minY
      guard !field.isEmpty, top > 0 else { return }
      let frame = view.convert(chain.view, from: .superview, to: .root)
      let obscured = max(0, frame.maxY + chain.root.minY - top)
      view.contentInset = Insets(bottom: obscured)
      let visible = frame.height - obscured
      let y = min(field.minY, max(view.contentOffset.y, field.maxY - visible))
      let lowest = obscured + view.environment.contentSize.height - visible
      view.contentOffset.y = min(y, max(0, lowest))
    }
  }
}
