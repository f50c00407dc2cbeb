import InsetCore

extension Strategies {
  /// IQKeyboardManager: an app-wide manager that insets the scroll view around the focused field.
  ///
  /// The keyboard is taken to be higher than it is, by the distance to the field and the root
  /// view's safe area, and the content's inset keeps both; the indicator's does not. A frame that
  /// is narrower than the screen and ends above its bottom has no height, and no height is hidden.
  /// What was there before the show is put back on hide.
  ///
  /// Before it insets, it scrolls until the field is that much above the keyboard, in whole points and
  /// never above the top bar, and moves the root view by what is left. Content that is beyond its end
  /// after the hide comes back. The root view's margins at top and bottom are
  /// taken to be its safe area.
  struct IQKeyboardManager: InsetStrategy {
    static let id = "iq-keyboard-manager"
    static let mechanism = AdjustmentMechanism.insets
    static let scrolls = true
    static let about = StrategyDescription(
      summary:
        "Sets the bottom inset to the raised keyboard's height less what lies below the view.",
      formula: "kbHeight = intersection(kb grown upwards by 10 + root safe area, window).height; "
        + "bottom = max(kbHeight - (window.height - view.maxY), start); contentInset.bottom = "
        + "bottom - view safe area; scrollIndicatorInsets.bottom = max(bottom - (10 + root safe "
        + "area), start) - view safe area, on willShow; the insets before it on willHide",
      failsWhen: "Always by the distance of 10 points and the root's safe area: the content ends "
        + "so much too high. The app has a bottom inset of its own: only the larger one counts. "
        + "The scroll view ignores its safe area. A raised keyboard shows again. No field has the "
        + "focus",
      source: "IQKeyboardManager (MIT), IQKeyboardManager+Position.swift and IQKeyboardInfo.swift")

    private static let distance = 10.0

    private var presence = Presence()
    private var isActive = true
    /// The keyboard as far as it is on the screen; nil while it is hidden.
    private var keyboard: Rect?
    private var startInsets: (content: Insets, indicators: Insets)?

    /// Takes an event; the manager is there from launch on and acts while the app is active.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      switch event.kind {
      case .didEnterBackground: isActive = false
      case .didBecomeActive: isActive = true
      case .viewDidAppear: update(&view)
      case .keyboardWillShow where isActive:
        guard let frame = event.keyboard.placedEndFrame else { return }
        keyboard = Self.normalized(frame, on: view.environment.chain.screen)
        update(&view)
      case .keyboardWillHide where isActive:
        keyboard = nil
        update(&view)
      default: break
      }
    }

    /// The visible keyboard, or nil where it floats or has no height on the screen.
    private static func normalized(_ frame: Rect, on screen: Size) -> Rect? {
      if frame.width < screen.width, frame.maxY < screen.height { return nil }
      let height = screen.height - frame.minY
      guard height > 0 else { return nil }
      return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
    }

    private mutating func update(_ view: inout ViewState) {
      guard let keyboard else {
        guard let startInsets else { return }
        view.contentInset = startInsets.content
        view.verticalScrollIndicatorInsets = startInsets.indicators
        self.startInsets = nil
        view.translationY = 0
        let content = max(view.environment.contentSize.height, view.bounds.height)
        view.contentOffset.y = min(view.contentOffset.y, content - view.bounds.height)
        return
      }
      guard presence.hasWindow, !view.environment.focusedField.isEmpty else { return }
      let start = startInsets ?? (view.contentInset, view.verticalScrollIndicatorInsets)
      startInsets = start
      let safeArea = view.environment.safeAreaInsets.bottom
      let root = Self.rootSafeArea(view.environment)
      let margin = Self.distance + root.bottom
      let window = view.environment.chain.window
      let height = keyboard.inset(by: Insets(top: -margin)).intersection(window).height
      scroll(above: window.height - height, root, &view)
      let bottom = max(height - (window.height - view.frameInWindow.maxY), start.content.bottom)
      view.contentInset.bottom = bottom - safeArea
      view.verticalScrollIndicatorInsets.bottom =
        max(bottom - margin, start.indicators.bottom) - safeArea
    }

    /// The root view's safe area; zero before iOS 11.
    private static func rootSafeArea(_ environment: ViewEnvironment) -> Insets {
      environment.capabilities.insetAdjustment == .adjustedContentInset
        ? environment.rootObstruction : .zero
    }

    /// Scrolls and moves the root view until the field ends above a height of the window.
    private func scroll(above visibleHeight: Double, _ root: Insets, _ view: inout ViewState) {
      let environment = view.environment
      let content = environment.focusedField
      var field = view.convert(content, from: .view, to: .window)
      field.origin.y += view.translationY
      let top = max(
        environment.navigationBar?.frame.maxY ?? environment.rootObstruction.top, root.top)
      var up = min(field.minY - top, field.maxY - visibleHeight + root.bottom)
      up.round(.towardZero)
      let y = view.contentOffset.y
      if up > 0 ? up > -y - view.contentInset.top : field.minY < top {
        if up <= 0 { up = min(0, field.minY - top) }
        let offset = min(y - min(y, -up), content.minY)
        view.contentOffset.y = offset
        up -= offset - y
      } else {
        up = 0
      }
      let moved = view.translationY
      if up >= 0 {
        view.translationY = max(moved - up, min(0, -(keyboard?.height ?? 0)))
      } else if moved <= 0 {
        view.translationY = moved - max(up, moved)
      }
    }
  }
}
