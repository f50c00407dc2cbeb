import InsetCore

extension Strategies {
  /// WebKit's WKWebView: its scroll view keeps clear of the docked keyboard's part of the window.
  ///
  /// `willShow` and `willChangeFrame` count while the page edits, or if another app is known to
  /// have caused the keyboard; `willHide` is measured like them, by its own end frame.
  /// `didChangeFrame` moves nothing. A page is taken to edit while its view is on screen and a
  /// field has the focus. Left out: a hide during a rotation, or while the focus moves on, is
  /// ignored.
  ///
  /// The adjustment itself is UIKit's and not public. Only one part is WebKit's: with the behavior
  /// `never`, for which UIKit does nothing, it adds the whole overlap. Both are separate from
  /// `contentInset`; here they are added to it and taken back, so that the app's own insets
  /// survive, and the indicator follows with a safe area of its own.
  struct WebKit: InsetStrategy {
    static let id = "webkit"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "WKWebView (WebKit)",
      summary: "Adds a docked keyboard's overlap beyond what the system adds to the bottom inset.",
      formula: "kb = window.convert(intersection(kbEnd, screen), from: screen), nothing if "
        + "kbEnd.maxY < screen.height; bottom inset = base + max(0, intersection(view, kb).height "
        + "- what the system adds) on willShow, willChangeFrame and willHide",
      causes: [
        FailureCause(
          "The view reaches below the screen: its tail is not counted", .hidden,
          in: "placement:tall keyboard:!hardware,floating,undocked,split "
            + "window:!page-sheet*,form-sheet,popover"),
        FailureCause(
          "A window or sheet moves without a keyboard event", often: .hidden, .gap,
          in: "window:stage*,free*,form-sheet,popover,slide-over "
            + "keyboard:!hardware*,floating,undocked,split"),
        FailureCause(
          "Something else makes room for the keyboard, too", often: .gap,
          in: "placement:shrinking,nested-scroll,table-controller,swiftui,web-view "
            + "keyboard:!floating,undocked,split"),
        FailureCause(
          "Slide Over or a free window ends away from the bottom before iOS 26", often: .hidden,
          in: "window:slide-over,stage*,free* os<26 "
            + "placement:!shrinking,nested-scroll,table-controller,swiftui,web-view "
            + "keyboard:!floating,undocked,split"),
        FailureCause(
          "The interface is in landscape up to iOS 7", .gap, in: "os<8 orientation:landscape*"),
      ],
      source: "WebKit commit 83c6295 (BSD-2), WKWebViewIOS.mm _keyboardChangedWithInfo, and commit "
        + "00fd8cd, WKScrollView.mm _systemContentInset, https://github.com/WebKit/WebKit. Read "
        + "as: UIKit adds the overlap of a docked keyboard beyond what it adds already")

    private var presence = Presence()
    private var applied = AppliedOverlap()

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      guard presence.isLoaded else { return }
      switch event.kind {
      case .keyboardWillShow, .keyboardWillChangeFrame:
        let isEditing = presence.hasWindow && !view.environment.focusedField.isEmpty
        if !isEditing, event.keyboard.isLocal { return }
      case .keyboardWillHide: break
      default: return
      }
      guard let frame = event.keyboard.placedEndFrame else { return }
      applied.apply(presence.hasWindow ? view.dockedOverlap(of: frame) : 0, to: &view)
    }
  }
}
