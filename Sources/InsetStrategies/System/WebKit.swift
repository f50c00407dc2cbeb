import InsetCore

extension Strategies {
  /// WebKit's WKWebView: its scroll view keeps clear of the docked keyboard's part of the window.
  ///
  /// `willShow` and `willChangeFrame` count while the page edits, or if another app is known to
  /// have caused the keyboard; `willHide` is measured like them, by its own end frame.
  /// `didChangeFrame` moves nothing. With the behavior `never`, for which UIKit does nothing, WebKit
  /// adds the whole overlap. An event without an end frame is ignored.
  ///
  /// Reading: the overlap and all that UIKit does with it are private. The overlap is taken as the one
  /// public reconstruction has it, from the keyboard's top edge down to the view's bottom edge, also below
  /// the screen; it is nothing in a popover, for an empty frame, for a keyboard that is not at the screen's
  /// bottom, or a view without a window. What the system adds already is taken off.
  /// Both are separate from `contentInset`; here they are added to it and taken back, so that the
  /// app's own insets survive, and the indicator follows with a safe area of its own. A page is
  /// taken to edit while its view is on screen and a field has the focus. Left out: a hide during a
  /// rotation, or while the focus moves on, is ignored.
  ///
  /// Reading: a container that is a web view is this one, so its scroll view has room already. The
  /// table of a table view controller, which no web view has, is taken to have it, too: UIKit is asked
  /// for the same there. SwiftUI's room is another, and counts beside this.
  struct WebKit: InsetStrategy {
    static let id = "webkit"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "WKWebView (WebKit 83c6295)",
      group: .apple,
      summary: "Adds a docked keyboard's overlap beyond what the system adds to the bottom inset.",
      formula: "overlap = max(0, view.maxY - kbEnd.minY), 0 in a popover, for an empty frame or if "
        + "kbEnd.maxY < screen.height; bottom inset = base + max(0, overlap - what the system adds) on "
        + "willShow and willChangeFrame while the page edits or the keyboard is another app's, and "
        + "on willHide",
      availability: [
        Availability("os>=8", source: "WKWebView came with iOS 8")
      ],
      weaknesses: [
        Weakness(
          "Something else makes room for the keyboard, too", often: .gap,
          in: "placement:shrinking,nested-scroll,swiftui keyboard:!floating,undocked,split"),
        Weakness(
          "The keyboard changes off screen, is another app's, or touches the bottom edge",
          often: .hidden, .gap,
          in:
            "script:elsewhere-show-appear*,elsewhere-other*,push-show-pop-focused*,show-push-focused-emoji*,show-present-focused-emoji*,*drag-to-edge*,*drag-below*"
        ),
      ],
      publications: [
        Publication(
          "WebKit", version: "83c6295", date: "date not known", license: "BSD-2-Clause",
          code: "WKWebViewIOS.mm _keyboardChangedWithInfo; the overlap is UIKit's and private",
          link: "https://github.com/WebKit/WebKit/"
            + "blob/83c6295d44277adbf9266b133eb422a58e1dbdc8/Source/WebKit/UIProcess/API/"
            + "ios/WKWebViewIOS.mm"),
        Publication(
          "WebKit", version: "00fd8cd", date: "date not known", license: "BSD-2-Clause",
          code: "WKScrollView.mm _systemContentInset",
          link: "https://github.com/WebKit/WebKit/"
            + "blob/00fd8cdc72fdbc2816499b862cb6853ec57587e0/Source/WebKit/UIProcess/ios/"
            + "WKScrollView.mm"),
      ],
      reading: "UIKit's overlap is the distance from a docked keyboard's top to the view's bottom, "
        + "the view's tail below the screen included, and nothing in a popover; it is added beyond "
        + "what the system adds already, and nothing where the container is a web view or a table view "
        + "controller")

    private var presence = Presence()
    private var applied = AppliedOverlap()

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      let isDone = view.environment.adjustsForKeyboard && !view.environment.isHostedBySwiftUI
      guard presence.isLoaded, !isDone else { return }
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
