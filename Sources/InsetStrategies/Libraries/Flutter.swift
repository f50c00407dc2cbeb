import InsetCore

extension Strategies {
  /// Flutter: the engine reports the docked keyboard's overlap, the framework lays out above it.
  ///
  /// The engine measures the view by its `bounds`; up to 3.44 it was the `frame`, see
  /// ``Flutter344``. 3.47 was branched in July 2026 and is the first stable release that has the
  /// change of April.
  struct Flutter: InsetStrategy {
    static let id = "flutter"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let scrolls = true
    static let about = StrategyDescription(
      name: "Flutter 3.47",
      group: .library,
      summary: "Ends the content above a docked keyboard's overlap or the safe area, if higher.",
      formula:
        "viewInsets.bottom = intersection(kbEnd, view.convert(view.bounds, to: screen)).height "
        + "if docked, else 0, on willChangeFrame, willShow and willHide; padding.bottom = max(0, "
        + "viewPadding.bottom - viewInsets.bottom)",
      availability: [
        Availability("os>=13", source: "deployment target: iOS 13")
      ],
      weaknesses: [
        Weakness(
          "The view reaches below the keyboard's frame, or its frame follows the keyboard",
          often: .hidden, .gap,
          in: "placement:tall,shrinking,nested-scroll"),
        Weakness(
          "A window, sheet or popover moves without a keyboard event", often: .hidden, .gap,
          in: "window:page-sheet-medium,form-sheet,popover,stage*,free*"),
        Weakness(
          "In a compact iPad window a view above a bar takes floating keyboards for docked",
          often: .gap, .notRestored,
          in: "window:split*,slide-over keyboard:floating placement:child,above-input-bar "
            + "bars:tab,nav+tab,nav+toolbar"),
        Weakness(
          "The keyboard changes off screen, is another app's, or touches the bottom edge",
          often: .hidden, .offset, .gap,
          in:
            "script:elsewhere-show-appear*,elsewhere-other*,push-show-pop-focused*,show-push-focused-emoji*,other-show*,*drag-to-edge*,*drag-below*"
        ),
      ],
      publications: [
        Publication(
          "Flutter", version: "3.47, engine 16bb5a3c", date: "2026, after April, day not known",
          license: "BSD-3-Clause",
          code: "FlutterKeyboardInsetManager.mm shouldIgnoreKeyboardNotification, "
            + "calculateKeyboardAttachMode, calculateMultitaskingAdjustment and "
            + "calculateKeyboardInset, and its framework, hooks.dart",
          link: "https://github.com/flutter/flutter/"
            + "blob/16bb5a3c8d0a5ba95176351e1ec461832c8f5e34/engine/src/flutter/shell/"
            + "platform/darwin/ios/framework/Source/FlutterKeyboardInsetManager.mm")
      ])

    private var engine = FlutterEngine(measuring: .bounds)

    /// Takes an event.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      engine.receive(event, &view)
    }
  }
}
