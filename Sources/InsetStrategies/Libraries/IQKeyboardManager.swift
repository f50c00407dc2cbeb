import InsetCore

extension Strategies {
  /// IQKeyboardManager: an app-wide manager that insets the scroll view around the focused field.
  ///
  /// It hears all six notifications and acts when the keyboard's height is another one: what is
  /// below its top edge, nothing for a frame that is narrower than the screen and ends above its
  /// bottom. A height shows or changes, none hides; a hide that reports the same height is none.
  ///
  /// Reading: from iOS 26 on the library gives every hide no height, as it reports the accessory
  /// view's. Here a hide has none where it ends lower than the keyboard, on every version, since a
  /// strategy does not see the version.
  ///
  /// The keyboard is taken to be higher than it is, by the distance to the field and the root
  /// view's safe area, and the content's inset keeps both; the indicator's does not. What was there
  /// before the show is put back on hide, except during an interactive pop: the field has ended
  /// its editing then, and a cancelled pop changes nothing.
  ///
  /// Before it insets, it scrolls until the field is that much above the keyboard, in whole points
  /// and never above the top bar, and moves the root view by what is left. Content that is beyond
  /// its end after the hide comes back.
  ///
  /// Reading: the root view's margins at top and bottom are its safe area, and the field begins its
  /// editing when the view has appeared. The status bar is as high as what is taken from the root
  /// view's top. What the root view has moved counts where the field is, and not in what is covered.
  /// Left out is what a strategy does not see: after a turn by 180 degrees a hide puts nothing back,
  /// unless the keyboard has come anew; and after a pop that completes nothing is put back at all.
  struct IQKeyboardManager: InsetStrategy {
    static let id = "iq-keyboard-manager"
    static let mechanism = AdjustmentMechanism.insets
    static let scrolls = true
    static let about = StrategyDescription(
      name: "IQKeyboardManager 8.0",
      group: .library,
      summary:
        "Sets the bottom inset to the enlarged keyboard's height less what lies below the view.",
      formula: "kbHeight = intersection(kb grown upwards by 10 + root safe area, window).height; "
        + "covered = kbHeight - (window.height - view.maxY); contentInset.bottom = max(covered, "
        + "start) - view safe area; scrollIndicatorInsets.bottom = max(covered - (10 + root safe "
        + "area), start) - view safe area, on any of the six notifications with another height; "
        + "the insets before it without a height",
      availability: [
        Availability("os>=13", source: "podspec: iOS 13")
      ],
      weaknesses: [
        Weakness(
          "A distance of 10 points and the root's safe area are added", often: .hidden, .gap,
          in: "keyboard:!hardware,floating placement:!web-view,table-controller"),
        Weakness(
          "An accessory shows with a hardware keyboard alone", often: .hidden, .gap,
          in: "keyboard:hardware* accessory:!none"),
      ],
      publications: [
        Publication(
          "IQKeyboardManager", version: "8.0.2 and 3 commits (a55dbfc9)", date: "2026-02-24",
          license: "MIT",
          code: "IQActiveConfiguration.swift, IQKeyboardManager+Position.swift adjustPosition, "
            + "adjustScrollViewContentInset and restorePosition",
          link: "https://github.com/hackiftekhar/IQKeyboardManager/"
            + "blob/a55dbfc936ce823ccafc4f9683234fa043d5f855/IQKeyboardManagerSwift/"
            + "IQKeyboardManager/IQKeyboardManager+Position.swift"),
        Publication(
          "IQKeyboardNotification", version: "1.0.7", date: "2026-05-25", license: "MIT",
          code: "IQKeyboardInfo.swift",
          link: "https://github.com/hackiftekhar/IQKeyboardNotification/"
            + "blob/1.0.7/IQKeyboardNotification/Classes/IQKeyboardInfo.swift"),
      ],
      reading: "a hide has no height where it ends lower than the keyboard, on every version")

    static let distance = 10.0

    private var presence = Presence()
    private var isActive = true
    /// Whether the view leaves, perhaps by an interactive pop.
    private var isLeaving = false
    /// The keyboard's end frame, cut off at the screen's bottom; without height while hidden.
    private var keyboard = Rect.zero
    private var startInsets: (content: Insets, indicators: Insets)?

    /// Takes an event; the manager is there from launch on and insets while the app is active.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      switch event.kind {
      case .willResignActive, .didEnterBackground: isActive = false
      case .didBecomeActive:
        isActive = true
        if keyboard.height > 0 { adjust(&view) }
      case .viewWillDisappear: isLeaving = true
      case .viewDidAppear:
        isLeaving = false
        if keyboard.height > 0 { adjust(&view) }
      case .viewDidDisappear:
        isLeaving = false
        if keyboard.height == 0 { restore(&view) }
      case .keyboardWillShow, .keyboardDidShow, .keyboardWillChangeFrame, .keyboardDidChangeFrame,
        .keyboardWillHide, .keyboardDidHide:
        let old = keyboard.height
        keyboard = normalized(event, on: view.environment.chain.screen)
        if keyboard.height == old { return }
        if keyboard.height > 0 {
          adjust(&view)
        } else if presence.hasWindow, !isLeaving {
          restore(&view)
        }
      default: break
      }
    }

    /// The keyboard down to the screen's bottom, without height where it floats or is away.
    private func normalized(_ event: Event, on screen: Size) -> Rect {
      guard var frame = event.keyboard.placedEndFrame else { return .zero }
      let floats = frame.width < screen.width && frame.maxY < screen.height
      frame.size.height = floats ? 0 : max(screen.height - frame.minY, 0)
      if event.isKeyboardHide, frame.height < keyboard.height { frame.size.height = 0 }
      return frame
    }

    private mutating func restore(_ view: inout ViewState) {
      guard let start = startInsets else { return }
      startInsets = nil
      view.contentInset = start.content
      view.verticalScrollIndicatorInsets = start.indicators
      view.translationY = 0
      let content = max(view.environment.contentSize.height, view.bounds.height)
      view.contentOffset.y = min(view.contentOffset.y, content - view.bounds.height)
    }

    private mutating func adjust(_ view: inout ViewState) {
      guard isActive, presence.hasWindow, !view.environment.focusedField.isEmpty,
        !view.environment.isLeftToUIKit
      else { return }
      let start = startInsets ?? (view.contentInset, view.verticalScrollIndicatorInsets)
      startInsets = start
      let safeArea = view.environment.safeAreaInsets.bottom
      let root = Self.rootSafeArea(view.environment)
      let margin = Self.distance + root.bottom
      let window = view.environment.chain.window
      let height = keyboard.inset(by: Insets(top: -margin)).intersection(window).height
      scroll(above: window.height - height, root, &view)
      let covered = height - (window.height - view.frameInWindow.maxY)
      let inset = max(covered, start.content.bottom) - safeArea
      if view.contentInset.bottom == inset { return }
      view.contentInset.bottom = inset
      view.verticalScrollIndicatorInsets.bottom =
        max(covered - margin, start.indicators.bottom) - safeArea
    }

    /// The root view's safe area; zero before iOS 11.
    private static func rootSafeArea(_ environment: ViewEnvironment) -> Insets {
      environment.capabilities.insetAdjustment == .adjustedContentInset
        ? environment.rootObstruction : .zero
    }

    /// Scrolls and moves the root view until the field ends above a height of the window.
    private func scroll(above visibleHeight: Double, _ root: Insets, _ view: inout ViewState) {
      let environment = view.environment
      var field = view.convert(environment.focusedField, from: .view, to: .window)
      field.origin.y += view.translationY
      let top = max(environment.lowestBar, environment.chain.root.minY + root.top)
      var up = min(field.minY - top, field.maxY - visibleHeight + root.bottom)
      up.round(.towardZero)
      up = view.scrollField(up: up, from: field, below: top)
      let moved = view.translationY
      if up >= 0 {
        view.translationY = max(moved - up, min(0, -keyboard.height))
      } else if moved <= 0 {
        view.translationY = moved - max(up, moved)
      }
    }
  }
}
