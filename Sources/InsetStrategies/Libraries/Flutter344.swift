import InsetCore

extension Strategies {
  /// Flutter up to 3.44: as ``Flutter``, but its engine measures the view by its `frame`.
  ///
  /// It converts the frame as if it were in the view's own space, so that the view's origin in its
  /// superview counts twice: in the overlap, and in the gap below a Slide Over window.
  ///
  /// Engines before April 2025 also ignored a keyboard that shows in the background up to iOS 12,
  /// which later ones do not support.
  struct Flutter344: InsetStrategy {
    static let id = "flutter-3-44"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let scrolls = true
    static let about = StrategyDescription(
      name: "Flutter 3.44",
      group: .library,
      summary: "Ends the content above a docked keyboard's overlap with the view, moved down by "
        + "its own origin, or above the safe area, if higher.",
      formula:
        "viewInsets.bottom = intersection(kbEnd, view.convert(view.frame, to: screen)).height "
        + "if docked, else 0, on willChangeFrame, willShow and willHide; padding.bottom = max(0, "
        + "viewPadding.bottom - viewInsets.bottom)",
      availability: [
        Availability("os>=13", source: "deployment target: iOS 13")
      ],
      weaknesses: [
        Weakness(
          "The view has room above and below it: its origin counts twice", often: .hidden, .gap,
          in: "placement:safe-area,above-input-bar keyboard:!floating,undocked,split"),
        Weakness(
          "The view reaches below the keyboard's frame, or its frame follows the keyboard",
          often: .hidden, .gap,
          in: "placement:tall,shrinking,nested-scroll"),
        Weakness(
          "A window, sheet or popover moves without a keyboard event", often: .hidden, .gap,
          in: "window:page-sheet*,form-sheet,popover,stage*,free*"),
        Weakness(
          "A nested view's origin counts twice under a hardware keyboard's bar", often: .hidden,
          .gap,
          in: "placement:nested keyboard:hardware*"),
        Weakness(
          "A nested view's origin counts twice in Slide Over", .hidden, .gap,
          in: "placement:nested window:slide-over keyboard:!floating,undocked,split,hardware*"),
        Weakness(
          "An accessory leaves little or nothing of a small view in landscape on phones",
          often: .hidden, .offset,
          in: "orientation:landscape* device:iphone*,ipod* accessory:bar* "
            + "placement:child,nested keyboard:docked+*,third-party os>=8"),
      ],
      publications: [
        Publication(
          "Flutter", version: "3.44 (57f980a8), before pull request 185535", date: "2026-04",
          license: "BSD-3-Clause",
          code: "FlutterViewController.mm calculateKeyboardInset, calculateKeyboardAttachMode "
            + "and calculateMultitaskingAdjustment, and its framework, hooks.dart",
          link: "https://github.com/flutter/flutter/"
            + "blob/57f980a826654f0b27caa7122c287a5dcded7f8e/engine/src/flutter/shell/"
            + "platform/darwin/ios/framework/Source/FlutterViewController.mm")
      ])

    private var engine = FlutterEngine(measuring: .frame)

    /// Takes an event.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      engine.receive(event, &view)
    }
  }
}
