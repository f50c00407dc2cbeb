import InsetCore

extension Strategies {
  /// TPKeyboardAvoiding: the keyboard's height less what hangs below the scroll view's bounds.
  ///
  /// Every change of frame counts as a show. The insets before the first show are kept and put back
  /// by a hide, unless its begin frame is empty and no show's animation is in progress. An empty end
  /// frame puts nothing back and makes the hide that follows do nothing either, animation or not.
  /// While the keyboard is up the bottom is replaced, the other edges stay, and the indicator has the
  /// content's insets.
  ///
  /// A change of frame is applied 10 ms later: after the layout that it entails, and where it belongs
  /// to a hide, after the insets have been put back, so that the indicator gets the content's. The
  /// animation begins only then: the one in progress at a hide is an earlier one's.
  ///
  /// The content scrolls until the caret is in the middle of what the insets leave, at least 20
  /// points below the top and within the content. The caret is taken to be the field.
  ///
  /// A table whose controller is a `UITableViewController` is left to UIKit: it is not observed. A table
  /// that is made in code is observed all the same, since it has no delegate yet; here it is from a nib.
  ///
  /// Reading: the view's frame comes from constraints. Where somebody calls `setFrame:` while the
  /// keyboard is up, the library sets the content's inset anew.
  ///
  /// Reading: a next change of frame comes later than 10 ms, the animation ends with the keyboard's,
  /// and the field keeps the focus when the keyboard goes. While the library scrolls to a field that
  /// has just got the focus, it passes over a frame that does not change; that is left out.
  struct TPKeyboardAvoiding: InsetStrategy {
    static let id = "tp-keyboard-avoiding"
    static let mechanism = AdjustmentMechanism.insets
    static let scrolls = true
    static let about = StrategyDescription(
      name: "TPKeyboardAvoiding 1.3",
      group: .library,
      summary: "Sets the bottom inset to the keyboard's height less its part below the view.",
      formula: "kb = convert(kbEnd, from: window); contentInset.bottom = max(kb.height - "
        + "max(kb.maxY - bounds.maxY, 0), 0); scrollIndicatorInsets = contentInset, on "
        + "willChangeFrame unless kb is empty; the insets before it on willHide, unless kb was "
        + "empty, or kbBegin is and no animation of a show is in progress",
      availability: [
        Availability("os>=9", source: "podspec: iOS 9"),
        Availability("placement:!web-view", source: "its scroll view is never a web view's"),
      ],
      weaknesses: [
        Weakness(
          "The app has insets of its own: they are replaced", often: .hidden, .gap, .padding,
          in: "base:!base0"),
        Weakness(
          "The system adds a safe area: it counts twice", often: .gap,
          in: "placement:fill,short,tall,swiftui"),
      ],
      publications: [
        Publication(
          "TPKeyboardAvoiding", version: "1.3.5", date: "2020-11-08", license: "Zlib",
          code: "UIScrollView+TPKeyboardAvoidingAdditions.m "
            + "TPKeyboardAvoiding_keyboardWillShow, _keyboardWillHide, "
            + "_contentInsetForKeyboard and _idealOffsetForView",
          link: "https://github.com/michaeltyson/TPKeyboardAvoiding/"
            + "blob/1.3.5/TPKeyboardAvoiding/UIScrollView+TPKeyboardAvoidingAdditions.m")
      ],
      reading: "the view's frame comes from constraints, and a table of a table view controller "
        + "from a nib")

    private var isRegistered = false
    /// Whether the last change of frame has not been applied yet.
    private var isPending = false
    /// Whether the animation of one that has been applied is in progress.
    private var isAnimating = false
    private var isKeyboardVisible = false
    /// The keyboard in the visible part of the view; without height after a hide.
    private var keyboard = Rect.zero
    /// What the last show has found.
    private var prior: (content: Insets, indicators: Insets) = (.zero, .zero)

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isRegistered = !view.environment.isLeftToUIKit
      case .viewDeinit: self = TPKeyboardAvoiding()
      case .viewDidLayoutSubviews where isPending: apply(to: &view)
      case .keyboardWillChangeFrame where isRegistered:
        if isPending { isAnimating = true }
        show(Self.frame(event.keyboard.endFrame, in: view), &view)
      case .keyboardDidChangeFrame, .keyboardDidShow, .keyboardDidHide:
        (isPending, isAnimating) = (false, false)
      case .keyboardWillHide where isRegistered && isKeyboardVisible:
        let begin = Self.frame(event.keyboard.beginFrame, in: view)
        if isAnimating || !begin.isEmpty { hide(&view) }
      default: break
      }
    }

    /// A frame in the visible part of the view, taken to be in the window's space.
    private static func frame(_ frame: Rect?, in view: ViewState) -> Rect {
      view.plainFrame(of: frame ?? .zero, from: .window)
    }

    private mutating func show(_ frame: Rect, _ view: inout ViewState) {
      isPending = !frame.isEmpty
      if isPending {
        if !isKeyboardVisible { prior = (view.contentInset, view.verticalScrollIndicatorInsets) }
        keyboard = frame
      }
      isKeyboardVisible = isPending
      if isPending { apply(to: &view) }
    }

    private mutating func hide(_ view: inout ViewState) {
      (keyboard, isKeyboardVisible) = (.zero, false)
      view.contentInset = prior.content
      view.verticalScrollIndicatorInsets = prior.indicators
      if isPending { apply(to: &view) }
    }

    private func apply(to view: inout ViewState) {
      let hanging = max(keyboard.maxY - view.bounds.height, 0)
      view.contentInset.bottom =
        keyboard.height == 0 ? prior.content.bottom : max(keyboard.height - hanging, 0)
      let field = view.environment.focusedField
      if !field.isEmpty { view.contentOffset.y = Self.offset(centering: field, in: view) }
      view.verticalScrollIndicatorInsets = view.contentInset
    }

    /// What counts as visible leaves out the app's own insets, not the system's.
    private static func offset(centering field: Rect, in view: ViewState) -> Double {
      let visible = view.bounds.height - view.contentInset.top - view.contentInset.bottom
      let top = view.adjustedContentInset.top
      let padding = max(20, (visible - field.height) / 2)
      let lowest = view.environment.contentSize.height - visible - top
      return max(-top, min(field.minY - padding - top, lowest))
    }
  }
}
