import InsetCore

extension Strategies {
  /// The notifications that Apple's session of 2021 shows before it replaces them by a layout guide.
  ///
  /// A guide of the app's own is as high as the view's part below the keyboard's top edge, which is
  /// taken to be in the view's space. Where that is exactly nothing, the guide is as high as the
  /// bottom safe area. An event without an end frame is ignored.
  ///
  /// Reading: the code registers for shows alone, though only a hide gives nothing; a hide is taken to
  /// be heard in the same way. It registers in `viewDidLoad`. The guide is never lower than nothing,
  /// as no guide is, and the view that it is measured in is the avoiding view.
  struct AppleWWDC21: InsetStrategy {
    static let id = "apple-wwdc21"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "Apple's notifications of WWDC21",
      group: .writeUp,
      summary: "Ends the content at the keyboard's top edge, taken to be in the view's space.",
      formula: "guide.height = view.bounds.height - kbEnd.minY, or view.safeAreaInsets.bottom if "
        + "that is 0, on willShow and willHide; guide.bottom = view.bottom, content.bottom = "
        + "guide.top",
      availability: [Availability("os>=11", source: "the safe area came with iOS 11")],
      weaknesses: [
        Weakness(
          "The view begins below the top of the screen, which is not counted", often: .hidden,
          in: "placement:safe-area,child,nested,above-input-bar "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The window or sheet begins below the top of the screen", often: .hidden, .gap,
          in: "window:slide-over,stage*,free*,tiled-quarter-bottom,page-sheet*,form-sheet,popover "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The view's frame follows the keyboard, too", often: .hidden, .gap,
          in: "placement:shrinking,nested-scroll keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The view reaches below the screen: a hide does not bring its safe area back",
          often: .hidden,
          in: "placement:tall script:!show keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "A hardware keyboard's accessory shows in a window or sheet that begins lower",
          often: .hidden, .gap,
          in: "keyboard:hardware accessory:!none "
            + "window:slide-over,stage*,free*,tiled-quarter-bottom,page-sheet*,form-sheet,popover"),
      ],
      publications: [
        Publication(
          "Apple, \"Your guide to keyboard layout\"", version: "(WWDC21 session 10259)",
          date: "2021-06", code: "its code at 1:31",
          link: "https://developer.apple.com/videos/play/wwdc2021/10259/")
      ],
      reading: "a hide is heard as a show is, from viewDidLoad on, the guide is never lower than "
        + "nothing, and the view is the avoiding one")

    private var isRegistered = false
    /// The guide's height, in points; nil at rest.
    private var height: Double?

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isRegistered = true
      case .viewDeinit: isRegistered = false
      case .keyboardWillShow where isRegistered, .keyboardWillHide where isRegistered:
        guard let frame = event.keyboard.placedEndFrame else { return }
        let offset = view.environment.chain.view.height - frame.minY
        height = offset == 0 ? view.environment.safeAreaInsets.bottom : max(0, offset)
      default: break
      }
      // The constraint keeps its constant, whatever bars come or go.
      if let height { view.putLowestContent(aboveBottom: height) }
    }
  }
}
