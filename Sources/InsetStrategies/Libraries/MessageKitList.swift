import InsetCore

extension Strategies {
  /// MessageKit's message list: its bottom inset reaches up to the input bar, wherever that is.
  ///
  /// The list does not look at the keyboard. It is measured anew when the bar's center or the safe
  /// area is another one, and when the app sets `additionalBottomInset`, which counts for the content and
  /// the indicator; then it loses every other inset at its bottom. Nothing is written
  /// where the content's inset is right already. The indicator gets the same, and less than nothing
  /// where the list's own part of the inset is larger than needed.
  ///
  /// The bar is moved by InputBarAccessoryView's KeyboardManager, from `viewDidLoad` to
  /// `viewDeinit`. A show counts while the bar rests, a change of frame from a show to `didHide`,
  /// and a frame that is missing has no height; only the app's own keyboard counts. The keyboard's
  /// height, at least 34 points, is the distance to the bottom edge of the controller's view. On an
  /// iPad what lies below is taken off, in a window only; the frame of the controller's view is
  /// taken for one in the window's space. If that is another distance once the layout has followed
  /// a notification, the bar moves again.
  ///
  /// Reading: the list is the avoiding view and the controller's view ends with it, as the library
  /// constrains them; what the controller's view is in is the avoiding view's superview. Reading:
  /// the bar has no height of its own, and as much as keeps its content above the safe area, as the
  /// bar of the library does. Reading: a bottom inset of the app's own is `additionalBottomInset`, set after
  /// the list has been measured for the first time. Reading: a layout follows a notification if it comes before the next `did`
  /// notification, and the window's root view is as high as the window. Left out are a finger that
  /// drags the keyboard along, and that the list is measured when text or the input mode changes.
  struct MessageKitList: InsetStrategy {
    static let id = "messagekit-list"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "MessageKit 5.0's message list",
      group: .library,
      summary: "Sets the list's bottom inset to its part below the input bar's top edge.",
      formula:
        "inset = list.maxY - bar.minY + additionalBottomInset - (adjustedContentInset.bottom - "
        + "contentInset.bottom); contentInset.bottom = max(0, inset) and "
        + "scrollIndicatorInsets.bottom = inset if contentInset.bottom is another one, when "
        + "bar.center or the safe area changes; bar.maxY = view.height - max(34, kbEnd.height - "
        + "bottomGap) as of willShow and willChangeFrame, view.height as of willHide, local ones "
        + "only; bottomGap = iPad ? window.height - view.frame.maxY : 0",
      availability: [
        Availability("os>=12", source: "Package.swift, an earlier version: iOS 12"),
        Availability(
          "placement:!web-view,table-controller", source: "the list is a view class of its own"),
        Availability("base:!edges", source: "additionalBottomInset is the only one of an app"),
      ],
      weaknesses: [
        Weakness(
          "The view of a phone ends above the bottom of the window", .gap,
          in: "placement:safe-area,child,above-input-bar device:!ipad*"),
        Weakness(
          "Only the bar of an iPad's hardware keyboard shows: the frame's height counts", .gap,
          in: "device:ipad* keyboard:hardware* accessory:bar*"),
        Weakness(
          "The list leaves the safe area to the app, but keeps clear of it afterwards",
          often: .gap, .notRestored,
          in: "adjustment:never script:!show placement:fill,short,tall"),
        Weakness(
          "The parent's origin in the window is not zero", often: .hidden, .gap,
          in: "placement:child,nested,above-input-bar keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [
        .messageKit(
          "MessagesViewController+Keyboard.swift addKeyboardObservers and "
            + "updateMessageCollectionViewBottomInset, MessagesViewController.swift "
            + "viewSafeAreaInsetsDidChange"),
        .inputBarAccessoryView(
          "KeyboardManager.swift bind(inputAccessoryView:) and bottomGap"),
      ],
      reading: "the list is the avoiding view, the bar has no height of its own, a bottom "
        + "inset of the app's own is additionalBottomInset, set after the list was measured "
        + "first, and a layout follows a notification if it comes before the next did notification")

    private var presence = Presence()
    /// The app's `additionalBottomInset`, in points.
    private var additional = 0.0
    /// The content's bottom inset as it was measured last; nil before that.
    private var measured: Double?
    private var isKeyboardHidden = true
    /// The height that the bar avoids, in points; nil at rest.
    private var height: Double?
    /// The distance from the bar's bottom edge to its superview's, in points.
    private var distance = 0.0
    private var gap = 0.0
    private var mayMoveAgain = false
    private var center = Point(x: 0, y: 0)
    private var safeArea = Insets.zero

    /// Takes an event; the bar and the list are there from `viewDidLoad` to `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      switch event.kind {
      case .viewDidLoad:
        center = center(in: view)
        safeArea = view.environment.safeAreaInsets
        additional = view.contentInset.bottom
      case .viewDeinit: self = MessageKitList()
      case .safeAreaInsetsDidChange where presence.isLoaded:
        if view.environment.safeAreaInsets != safeArea { measure(&view) }
        safeArea = view.environment.safeAreaInsets
      case .viewDidLayoutSubviews where presence.isLoaded:
        // The app has set its inset anew.
        if let measured, view.contentInset.bottom != measured { measure(&view) }
        // The bar may be where it was once it has moved again, but not in between.
        follow(&view)
        moveAgain(in: view)
        follow(&view)
      default:
        guard presence.isLoaded, event.kind.isKeyboard else { return }
        hear(event, in: view)
        follow(&view)
      }
    }

    private mutating func hear(_ event: Event, in view: ViewState) {
      switch event.kind {
      case .keyboardWillShow: isKeyboardHidden = false
      case .keyboardDidHide: isKeyboardHidden = true
      // What follows a notification comes before these.
      case .keyboardDidShow, .keyboardDidChangeFrame: mayMoveAgain = false
      default: break
      }
      guard event.keyboard.isLocal else { return }
      switch event.kind {
      case .keyboardWillShow where height == nil,
        .keyboardWillChangeFrame where !isKeyboardHidden:
        raise(by: event.keyboard.endFrame?.height ?? 0, in: view)
        mayMoveAgain = true
      case .keyboardWillHide:
        height = nil
        distance = 0
      default: break
      }
    }

    private mutating func raise(by height: Double, in view: ViewState) {
      self.height = height
      gap = gap(below: view)
      distance = max(34, height - gap)
    }

    /// Moves the bar again if the view is laid out at another distance from the window's bottom.
    private mutating func moveAgain(in view: ViewState) {
      guard mayMoveAgain, let height else { return }
      mayMoveAgain = false
      let gap = gap(below: view)
      if gap != 0, gap != self.gap { raise(by: height, in: view) }
    }

    /// What the source takes for the distance from the controller's view to its window's bottom
    /// edge, in points.
    private func gap(below view: ViewState) -> Double {
      let chain = view.environment.chain
      guard view.environment.idiom == .pad, presence.hasWindow else { return 0 }
      return chain.window.height - chain.view.maxY
    }

    /// The distance from the bar's top edge to its superview's bottom edge, in points.
    private func top(in view: ViewState) -> Double {
      max(distance, view.environment.obstruction.bottom)
    }

    private func center(in view: ViewState) -> Point {
      let size = view.environment.chain.view.size
      return Point(x: size.width / 2, y: size.height - (distance + top(in: view)) / 2)
    }

    /// Measures the list if the bar is elsewhere.
    private mutating func follow(_ view: inout ViewState) {
      let center = center(in: view)
      if center == self.center { return }
      self.center = center
      measure(&view)
    }

    private mutating func measure(_ view: inout ViewState) {
      let added = view.adjustedContentInset.bottom - view.contentInset.bottom
      let inset = top(in: view) + additional - added
      measured = max(0, inset)
      if inset == view.contentInset.bottom { return }
      view.contentInset.bottom = max(0, inset)
      view.verticalScrollIndicatorInsets.bottom = inset
    }
  }
}
