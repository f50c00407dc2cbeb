import InsetCore

extension Strategies {
  /// react-native-keyboard-controller: its KeyboardAwareScrollView.
  ///
  /// The native part hears show and hide, app-wide, and knows a height: the end frame's. While the
  /// keyboard is up, content and indicator have that much below them, on top of the insets that the
  /// app has set: the mode `insets`, which is the default. A view that is made while the keyboard
  /// is up does not know it.
  ///
  /// When the height becomes another one, the field is measured in the window, and the content
  /// scrolls until the field ends where the keyboard begins: the window's height less the
  /// keyboard's. A field that ends above the scroll view's top is scrolled down to the same line.
  /// Before a hide takes the inset away, the content goes back to where the last change of the
  /// height has found it; content that is beyond its end goes to its end instead, and a field that
  /// has not been in the way leaves the content where it is.
  ///
  /// The props `bottomOffset` and `extraKeyboardSpace` are 0, as they are by default. Written for
  /// the adjustment behavior `never`, which is the default of React Native.
  ///
  /// Reading: the caret is as large as the field, which keeps the focus; each movement of the
  /// keyboard ends before the next one begins; every change of the content offset has been heard.
  struct ReactNativeKeyboardControllerAwareScrollView: InsetStrategy {
    static let id = "react-native-keyboard-controller-aware-scroll-view"
    static let mechanism = AdjustmentMechanism.insets
    static let scrolls = true
    static let about = StrategyDescription(
      name: "react-native-keyboard-controller 1.22, KeyboardAwareScrollView",
      group: .library,
      summary: "Adds the keyboard's height to the bottom insets and shows the field.",
      formula: "contentInset.bottom = contentInset prop + kb.height; scrollIndicatorInsets.bottom "
        + "= scrollIndicatorInsets prop + kb.height; kb.height = kbEnd.height on willShow, 0 on "
        + "willHide; contentOffset.y += max(0, field.maxY in window - (window.height - kb.height) "
        + "+ bottomOffset) where kb.height is another one, and back on willHide; bottomOffset = 0",
      availability: [
        Availability("os>=15.1", source: "React Native: iOS 15.1 from 0.76 on"),
        Availability(
          "placement:!web-view,table-controller", source: "React Native has views of its own"),
        Availability(
          "adjustment:never", source: "contentInsetAdjustmentBehavior is never by default"),
      ],
      weaknesses: [
        Weakness(
          "The view ends above the window's bottom or makes room itself", .gap,
          in: "placement:!fill,safe-area,short,tall,nested "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "A bar or the home indicator lies below the view", often: .gap,
          in: "placement:safe-area,nested keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "An accessory shows with a hardware keyboard alone: the frame's height counts",
          often: .gap, .indicators,
          in: "keyboard:hardware* accessory:!none"),
      ],
      publications: [
        .reactNativeKeyboardController(
          "KeyboardAwareScrollView/index.tsx maybeScroll, removeGhostPadding, onStart, onMove and "
            + "onEnd, ScrollViewWithBottomPadding/index.tsx, FocusedInputObserver.swift "
            + "syncUpLayout, KeyboardMovementObserver+Listeners.swift",
          "KeyboardAwareScrollView")
      ],
      reading: "the caret is as large as the field, which keeps the focus, each movement of the "
        + "keyboard ends before the next one begins, and every change of the content offset has "
        + "been heard")

    private var isMounted = false
    /// The bottom insets that the app has set.
    private var props = (content: 0.0, indicators: 0.0)
    /// The view's frame in its parent as of the last layout.
    private var laidOut: Rect?
    /// The view's top edge in the window as of that layout.
    private var top = 0.0
    /// The height that content has been moved for; 0 after a hide.
    private var height = 0.0
    /// The field's bottom edge in the window as of the last change of the height.
    private var fieldEnd: Double?
    /// The content offset as of the last change of the height.
    private var before = 0.0

    /// Takes an event; the view is there from `viewDidLoad` to `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad:
        isMounted = true
        props = (view.contentInset.bottom, view.verticalScrollIndicatorInsets.bottom)
      case .viewDeinit: self = ReactNativeKeyboardControllerAwareScrollView()
      case .viewDidLayoutSubviews where isMounted: lay(out: &view)
      case .keyboardWillShow where isMounted:
        guard let frame = event.keyboard.endFrame else { return }
        if frame.height > 0 { show(frame.height, &view) } else { hide(&view) }
      case .keyboardWillHide where isMounted: hide(&view)
      default: break
      }
    }

    private mutating func lay(out view: inout ViewState) {
      let frame = view.environment.chain.view
      if frame != laidOut { (laidOut, top) = (frame, view.frameInWindow.minY) }
      // Insets that the app sets anew are added to.
      if height > 0 { inset(&view) }
    }

    private func inset(_ view: inout ViewState) {
      view.contentInset.bottom = props.content + height
      view.verticalScrollIndicatorInsets.bottom = props.indicators + height
    }

    private mutating func show(_ new: Double, _ view: inout ViewState) {
      if new == height { return }
      let field = view.environment.focusedField
      fieldEnd = field.isEmpty ? nil : view.convert(field, from: .view, to: .window).maxY
      (height, before) = (new, view.contentOffset.y)
      inset(&view)
      scroll(&view, isBack: false)
    }

    private mutating func hide(_ view: inout ViewState) {
      if height == 0 { return }
      let y = view.contentOffset.y
      let beyond = y + view.bounds.height - view.environment.contentSize.height
      // Sizes are known from the first scroll on.
      if beyond > 0, y != -view.adjustedContentInset.top {
        view.contentOffset.y = view.offset(allowedBy: y - beyond)
      } else {
        scroll(&view, isBack: true)
      }
      height = 0
      inset(&view)
    }

    private func scroll(_ view: inout ViewState, isBack: Bool) {
      guard let fieldEnd else { return }
      let line = view.environment.chain.window.height - height
      if fieldEnd >= line {
        let y = isBack ? before : before + fieldEnd - line
        view.contentOffset.y = view.offset(allowedBy: y)
      } else if fieldEnd < top {
        view.contentOffset.y = view.offset(allowedBy: before + fieldEnd - line)
      }
    }
  }
}
