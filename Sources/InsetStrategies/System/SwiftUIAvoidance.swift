import InsetCore

extension Strategies {
  /// SwiftUI's own avoidance, as documented: the keyboard is a region of the safe area.
  ///
  /// What the scroll view keeps free is the larger of the container's region and the keyboard's.
  /// The region follows the keyboard and no notification.
  ///
  /// Reading: a scroll view is inset by the region's part beyond what the system adds, content and
  /// indicator each for itself, and by nothing where the container's region is the larger one.
  struct SwiftUIAvoidance: InsetStrategy {
    static let id = "swiftui-avoidance"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "SwiftUI's keyboard safe area (Apple)",
      group: .apple,
      summary: "Counts the keyboard as a region of the safe area.",
      formula: "bottom inset = base + max(0, safe area(.all).bottom - what the system adds) where "
        + "the keyboard's region is larger than the container's, else base",
      availability: [
        Availability("os>=14", source: "SwiftUI counts the keyboard from iOS 14 on")
      ],
      weaknesses: [
        Weakness(
          "The bar of a hardware keyboard is up: the region does not count it", often: .hidden,
          in: "device:ipad* keyboard:hardware+bar "
            + "window:full,split*,tiled-half,tiled-third*,page-sheet*")
      ],
      publications: [
        Publication(
          "Apple, \"SafeAreaRegions\"", version: "(documentation)", date: "date not known",
          link: "https://developer.apple.com/documentation/swiftui/safearearegions")
      ],
      reading: "a scroll view is inset by the region's part beyond what the system adds")

    private var applied = 0.0
    private var appliedToIndicators = 0.0

    /// Takes an event; the region is up to date whenever the view is laid out.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      guard let bottom = view.keyboardSafeAreaBottom else { return }
      // The region counts where the keyboard's part is larger than the container's.
      let isKeyboard = bottom > view.environment.safeAreaInsets.bottom
      let content = isKeyboard ? max(0, bottom - view.systemInset.bottom) : 0
      let indicators = isKeyboard ? max(0, bottom - view.indicatorSystemInset.bottom) : 0
      view.contentInset.bottom += content - applied
      view.verticalScrollIndicatorInsets.bottom += indicators - appliedToIndicators
      applied = content
      appliedToIndicators = indicators
    }
  }
}
