import InsetCore

extension Strategies {
  /// Apple's `UITableViewController`, which makes room in its table and brings the first responder
  /// into view.
  ///
  /// Reported are that it adjusts the insets since iOS 3, with the behavior `never`, too, and that a
  /// keyboard that is up before its view does not count.
  ///
  /// Reading: all else, since its code is not public. It hears of the keyboard while its view is on
  /// screen; it adds what the safe area does not keep free already; it follows the keyboard on
  /// `willShow` and `didChangeFrame` and goes back on `willHide`. The overlap is WebKit's, which has UIKit
  /// adjust its scroll view: as the one public reconstruction has it, the view's tail below the screen
  /// counts, and nothing does in a popover. A keyboard that does not reach the screen's bottom counts as
  /// nothing, as one that is undocked does there. Where the container makes room by itself, as the table's own controller
  /// does, a web view or SwiftUI, it has been done already.
  struct TableViewController: InsetStrategy {
    static let id = "uitableviewcontroller"
    static let mechanism = AdjustmentMechanism.insets
    static let scrolls = true
    static let about = StrategyDescription(
      name: "UITableViewController (Apple)",
      group: .apple,
      summary: "Adds a docked keyboard's overlap beyond what the system adds and shows the field.",
      formula:
        "overlap = max(0, view.maxY - kbEnd.minY), 0 in a popover or if kbEnd.maxY < screen.height; "
        + "bottom inset = base + max(0, overlap - what the system adds) on willShow and didChangeFrame, "
        + "then scrollRectToVisible(first responder); base on willHide",
      weaknesses: [
        Weakness(
          "The keyboard changes off screen or in place, or is another app's", often: .hidden, .gap,
          .notRestored,
          in:
            "script:elsewhere-show-appear*,elsewhere-other*,push-show-pop-focused*,show-push-focused*,show-present-focused-emoji*,*drag-to-edge*,*drag-below*,other-show*,show-set-insets*,show-hide-in-place"
        ),
        Weakness(
          "SwiftUI's container does not count a hardware keyboard's bar", often: .hidden, .gap,
          in: "placement:swiftui keyboard:hardware+bar"),
      ],
      publications: [
        Publication(
          "Apple, \"UITableViewController\"", version: "(documentation)", date: "date not known",
          code: "its code is not public; Open Radar 13984333, 23687553 and 35572084",
          link: "https://developer.apple.com/documentation/uikit/uitableviewcontroller")
      ],
      reading: "a docked keyboard's overlap, as for WebKit, "
        + "beyond what the system adds, on these events, only "
        + "for a field and keyboard of the app's own, and nothing where the container makes "
        + "room by itself")

    private var presence = Presence()
    private var applied = AppliedOverlap()

    /// Takes an event; registered in `viewWillAppear`, removed in `viewDidDisappear`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      presence.note(event)
      guard presence.hasWindow, !view.environment.adjustsForKeyboard else { return }
      switch event.kind {
      case .keyboardWillShow, .keyboardDidChangeFrame:
        guard let frame = event.keyboard.placedEndFrame, !view.environment.focusedField.isEmpty,
          event.keyboard.isLocal
        else { return }
        let overlap = view.dockedOverlap(of: frame)
        applied.apply(overlap, to: &view)
        if overlap > 0 { view.scrollRectToVisible(view.environment.focusedField) }
      case .keyboardWillHide: applied.apply(0, to: &view)
      default: break
      }
    }
  }
}
