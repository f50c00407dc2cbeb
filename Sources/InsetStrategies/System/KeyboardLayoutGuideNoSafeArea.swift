import InsetCore

extension Strategies {
  /// Apple's `UIKeyboardLayoutGuide` with `usesBottomSafeArea` set to false.
  ///
  /// Without a docked keyboard the guide is at the view's bottom edge, and what rests on it lies under
  /// the home indicator or a bar. Apple's sample lets only a backdrop rest on it and holds the field
  /// above the safe area by another constraint, which makes it the default guide; here all content
  /// rests on the guide.
  ///
  /// Reading: the guide is the avoiding view's own and no higher than it. What the environment has is
  /// the guide's height with the safe area; a keyboard that covers less than the safe area cannot be
  /// told from none, and counts as none.
  struct KeyboardLayoutGuideNoSafeArea: InsetStrategy {
    static let id = "uikeyboard-layout-guide-no-safe-area"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let followsLayoutGuide = true
    static let about = StrategyDescription(
      name: "UIKeyboardLayoutGuide, no safe area (Apple)",
      group: .apple,
      summary: "Rests the lowest content on a keyboardLayoutGuide that ignores the safe area.",
      formula: "content.bottom = keyboardLayoutGuide.top with usesBottomSafeArea = false; its "
        + "height is what a docked keyboard covers of the view, else 0",
      availability: [Availability("os>=17", source: "the property came with iOS 17")],
      weaknesses: [
        Weakness(
          "The keyboard is gone: content rests under the home indicator or a bar", often: .hidden,
          in: "script:!show placement:!safe-area,child,above-input-bar"),
        Weakness(
          "No docked keyboard is up: content rests under the home indicator or a bar",
          often: .hidden,
          in: "keyboard:hardware*,floating,undocked,split "
            + "placement:!safe-area,child,above-input-bar"),
      ],
      publications: [
        Publication(
          "Apple, \"usesBottomSafeArea\"", version: "(documentation)", date: "date not known",
          link: "https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/"
            + "usesbottomsafearea"),
        Publication(
          "Apple, \"Keep up with the keyboard\"", version: "(WWDC23 session 10281)",
          date: "2023-06", code: "its code at 7:56",
          link: "https://developer.apple.com/videos/play/wwdc2023/10281/"),
      ],
      reading: "the guide is the avoiding view's own and no higher than it, and a keyboard that "
        + "covers less than the safe area counts as none")

    /// Takes an event; the guide is up to date whenever the view is laid out.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      guard let height = view.keyboardLayoutGuideHeight else { return }
      let isCovered = height > view.environment.safeAreaInsets.bottom
      view.putLowestContent(aboveBottom: isCovered ? height : 0)
    }
  }
}
