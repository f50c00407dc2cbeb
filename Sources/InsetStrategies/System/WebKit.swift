import InsetCore

extension Strategies {
  /// WebKit's WKWebView: its scroll view keeps clear of the docked keyboard's part of the window.
  ///
  /// The keyboard is clipped to the screen and converted to the window; an undocked one is the zero
  /// rectangle. It counts while the page edits, or if another app is known to have caused it.
  ///
  /// Two layers. UIKit adjusts by itself what is not there already as safe area. With the
  /// adjustment behavior `never` UIKit does not, nothing is there already, and WebKit adds the
  /// whole overlap. Both are separate from `contentInset`; here they are added to it and taken
  /// back, so that the app's own insets survive, and the indicator follows with a safe area of its
  /// own.
  struct WebKit: InsetStrategy {
    static let id = "webkit"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      summary: "Adds a docked keyboard's overlap beyond what the system adds to the bottom inset.",
      formula: "kb = window.convert(intersection(kbEnd, screen), from: screen), zero if "
        + "kbEnd.maxY < screen.height; overlap = intersection(view, kb).height; bottom inset = "
        + "base + max(0, overlap - what the system adds) on willShow, willChangeFrame and "
        + "didChangeFrame, base on willHide",
      failsWhen:
        "The view reaches below the screen. A narrow keyboard touches the bottom edge. The "
        + "view moves without a keyboard event, or comes after the keyboard. On iOS 12 the height "
        + "was stored after the scroll view had been adjusted (bug 192564)",
      source: "WebKit (BSD, LGPL), WKWebViewIOS.mm and WKScrollView.mm")

    private var presence = Presence()
    private var applied = AppliedOverlap()

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      guard presence.isLoaded else { return }
      switch event.kind {
      case .keyboardWillShow, .keyboardWillChangeFrame,
        .keyboardDidChangeFrame:
        guard let frame = event.keyboard.placedEndFrame else { return }
        if event.keyboard.isLocal, view.environment.focusedField.isEmpty { return }
        applied.apply(presence.hasWindow ? view.dockedOverlap(of: frame) : 0, to: &view)
      case .keyboardWillHide: applied.apply(0, to: &view)
      default: break
      }
    }
  }
}
