import InsetCore

extension Strategies {
  /// IQKeyboardManager 6.5.12, the last version that does not add the root's safe area to the
  /// keyboard as ``IQKeyboardManager`` does.
  ///
  /// It hears show and hide and no change of frame. A `willShow` acts when the frame is another one
  /// than before, in the background, too; a hide puts back what was there before the first, whatever
  /// its frame is. A `didShow` acts once more where the controller says that it is a sheet. From iOS
  /// 13 on every controller does whose style nobody has set. A `didHide` forgets the frame, so that
  /// a `didShow` after it counts none.
  ///
  /// The keyboard is taken to be 10 points higher than it is, and the content's inset keeps them;
  /// the indicator's does not. Then both lose the safe area, even where the keyboard covers less.
  ///
  /// Before it insets, it scrolls until the field is above the keyboard by the root view's bottom
  /// margin, and moves the root view by what is left. The field stays 5 points below the bar, or
  /// below the height of the bottom margin, which the code takes for the top one. Content that is
  /// beyond its end after the hide comes back. In a table view controller the library is off, and a
  /// web view's field is unknown to it.
  ///
  /// Reading: the adjustment, which is put off to the main queue's next turn, happens at once. The
  /// root view's bottom margin is its safe area. The field begins its editing when the view has
  /// appeared. Before iOS 13 a controller is a sheet whose root view does not fill its window; from
  /// iOS 13 on a popover's counts as one, too. The status bar is as high as what is taken from the
  /// root view's top. What the root view has moved counts where the field is, and not in what is
  /// covered. Left out is that a turn puts the root view back at once.
  struct IQKeyboardManager65: InsetStrategy {
    static let id = "iq-keyboard-manager-6-5"
    static let mechanism = AdjustmentMechanism.insets
    static let scrolls = true
    static let about = StrategyDescription(
      name: "IQKeyboardManager 6.5.12",
      group: .library,
      summary: "Sets the bottom inset to the keyboard's height and 10 points less what lies below "
        + "the view.",
      formula: "kbHeight = intersection(kbEnd grown upwards by 10, window).height; covered = "
        + "kbHeight - (window.height - view.maxY); contentInset.bottom = max(covered, start) - view "
        + "safe area; scrollIndicatorInsets.bottom = max(covered - 10, start) - view safe area, on "
        + "willShow with another frame; the insets before it on willHide",
      availability: [Availability("os>=11", source: "podspec: iOS 11")],
      weaknesses: [
        Weakness(notInMatrix: "The distance of 10 points, which it promises and which is no gap")
      ],
      publications: [
        Publication(
          "IQKeyboardManager", version: "6.5.12", date: "2023-06-15", license: "MIT",
          code: "IQKeyboardManager+UIKeyboardNotification.swift, "
            + "IQKeyboardManager+Position.swift adjustPosition and restorePosition",
          link: "https://github.com/hackiftekhar/IQKeyboardManager/"
            + "blob/6.5.12/IQKeyboardManagerSwift/IQKeyboardManager+Position.swift")
      ],
      reading: "the adjustment that is put off to the next turn happens at once, the root "
        + "view's bottom margin is its safe area, and the field begins its editing when the "
        + "view has appeared")

    static let distance = 10.0

    private var presence = Presence()
    private var isShowing = false
    /// The end frame of the last `willShow`; zero after a hide.
    private var keyboard = Rect.zero
    private var startInsets: (content: Insets, indicators: Insets)?
    /// How far the root view had moved when the keyboard came; nil after a `didHide`.
    private var startTranslation: Double?
    /// Whether the controller that moves is known, as it is not after a hide.
    private var hasRoot = false

    /// Takes an event; the manager is there from launch on.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      switch event.kind {
      case .viewDeinit: (startInsets, hasRoot) = (nil, false)
      case .viewDidAppear:
        beginMoving(view)
        if isShowing { adjust(&view) }
      case .keyboardWillShow:
        isShowing = true
        let old = keyboard
        keyboard = event.keyboard.endFrame ?? old
        beginMoving(view)
        if keyboard != old { adjust(&view) }
      case .keyboardDidShow where Self.isSheet(view.environment): adjust(&view)
      case .keyboardWillHide:
        isShowing = false
        keyboard = .zero
        restore(&view)
      case .keyboardDidHide: (keyboard, startTranslation) = (.zero, nil)
      default: break
      }
    }

    private func canAdjust(_ environment: ViewEnvironment) -> Bool {
      presence.hasWindow && !environment.focusedField.isEmpty && !environment.isLeftToUIKit
    }

    private static func isSheet(_ environment: ViewEnvironment) -> Bool {
      let chain = environment.chain
      // Indicators keep off the safe area by themselves from iOS 13 on.
      return environment.capabilities.adjustsIndicators
        || chain.root.size != chain.windowOnScreen.size
    }

    private mutating func beginMoving(_ view: ViewState) {
      guard startTranslation == nil, canAdjust(view.environment) else { return }
      startTranslation = view.translationY
      hasRoot = true
    }

    private mutating func restore(_ view: inout ViewState) {
      if let start = startInsets {
        if view.contentInset != start.content {
          view.contentInset = start.content
          view.verticalScrollIndicatorInsets = start.indicators
        }
        let content = max(view.environment.contentSize.height, view.bounds.height)
        view.contentOffset.y = min(view.contentOffset.y, content - view.bounds.height)
      }
      if hasRoot, let startTranslation { view.translationY = startTranslation }
      (startInsets, hasRoot) = (nil, false)
    }

    private mutating func adjust(_ view: inout ViewState) {
      let environment = view.environment
      guard canAdjust(environment) else { return }
      let start = startInsets ?? (view.contentInset, view.verticalScrollIndicatorInsets)
      startInsets = start
      let window = environment.chain.window
      let height = keyboard.inset(by: Insets(top: -Self.distance)).intersection(window).height
      move(above: window.height - height, height, &view)
      let covered = height - (window.height - view.frameInWindow.maxY)
      let inset = max(covered, start.content.bottom) - environment.safeAreaInsets.bottom
      if view.contentInset.bottom == inset { return }
      view.contentInset.bottom = inset
      view.verticalScrollIndicatorInsets.bottom =
        max(covered - Self.distance, start.indicators.bottom) - environment.safeAreaInsets.bottom
    }

    /// Scrolls and moves the root view until the field ends above a height of the window.
    private func move(above visibleHeight: Double, _ height: Double, _ view: inout ViewState) {
      let environment = view.environment
      // The root view's bottom margin; zero before iOS 11.
      let margin =
        environment.capabilities.insetAdjustment == .adjustedContentInset
        ? environment.rootObstruction.bottom : 0
      var field = view.convert(environment.focusedField, from: .view, to: .window)
      field.origin.y += view.translationY
      let top = max(environment.lowestBar, environment.chain.root.minY + margin) + 5
      var up = min(field.minY - top, field.maxY - visibleHeight + margin)
      up = view.scrollField(up: up, from: field, below: top)
      let moved = view.translationY
      if up >= 0 {
        view.translationY = max(moved - up, min(0, -(height - Self.distance)))
      } else {
        // Without a beginning the distance is beyond measure.
        let disturbance = startTranslation.map { moved - $0 } ?? -.infinity
        if disturbance <= 0 { view.translationY = moved - max(up, disturbance) }
      }
    }
  }
}
