import InsetCore

extension Strategies {
  /// Hacking with Swift's text view: the keyboard's height less the bottom safe area.
  ///
  /// One function hears each change of the frame, and hides. The height is converted from the window
  /// to the controller's view, and that view's safe area is taken off, with or without a safe area of
  /// the text view's own. On a hide all is zero. All other edges are wiped. Then the caret is brought
  /// into view. An event without an end frame is ignored, a hide included.
  ///
  /// Reading: the caret is the focused field, and the observers are there from `viewDidLoad` to the
  /// controller's end.
  struct HackingWithSwift: InsetStrategy {
    static let id = "hacking-with-swift"
    static let mechanism = AdjustmentMechanism.insets
    static let scrolls = true
    static let about = StrategyDescription(
      name: "Hacking with Swift's adjustForKeyboard",
      group: .writeUp,
      summary: "Sets the bottom inset to the keyboard's height less the safe area at each change.",
      formula: "contentInset = scrollIndicatorInsets = (0, 0, view.convert(kbEnd, from: window)."
        + "height - view.safeAreaInsets.bottom, 0) on willChangeFrame, (0, 0, 0, 0) on willHide; "
        + "then scrollRangeToVisible(selection)",
      availability: [Availability("os>=11", source: "the safe area came with iOS 11")],
      weaknesses: [
        Weakness(
          "The app has insets of its own: they are wiped", .hidden, .gap, .padding,
          in: "base:!base0 keyboard:!floating,undocked,split"),
        Weakness(
          "The keyboard floats, is raised or split: its overlap counts", .gap,
          in: "keyboard:floating,undocked,split"),
        Weakness(
          "Only the bar of an iPad's hardware keyboard shows: the frame's height counts", .gap,
          in: "device:ipad* keyboard:hardware* accessory:!none"),
        Weakness(
          "Something lies between the view and the bottom of the screen", often: .hidden, .gap,
          in: "placement:safe-area,child,nested,above-input-bar "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "The scroll view does not add the safe area that is taken off", often: .hidden, .gap,
          in: "adjustment:never placement:fill,short,tall,nested "
            + "keyboard:!hardware,floating,undocked,split"),
        Weakness(
          "Something else makes room for the keyboard, too", often: .gap, .notRestored,
          in: "placement:shrinking,nested-scroll,table-controller,swiftui,web-view"),
      ],
      publications: [
        Publication(
          "Hacking with Swift, \"Fixing the keyboard: NotificationCenter\"",
          version: "(tutorial)", date: "date not known", code: "project 19, adjustForKeyboard",
          link: "https://www.hackingwithswift.com/read/19/7/"
            + "fixing-the-keyboard-notificationcenter")
      ],
      reading: "the caret is the focused field, and the observers are there from viewDidLoad to "
        + "the controller's end")

    private var isRegistered = false

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isRegistered = true
      case .viewDeinit: isRegistered = false
      case .keyboardWillChangeFrame where isRegistered, .keyboardWillHide where isRegistered:
        guard let frame = event.keyboard.placedEndFrame else { return }
        view.replaceInsets(
          bottom: event.isKeyboardHide ? 0 : Self.height(of: frame, above: view))
        view.scrollRectToVisible(view.environment.focusedField)
      default: break
      }
    }

    /// The frame's height in the controller's view less that view's safe area, in points.
    private static func height(of frame: Rect, above view: ViewState) -> Double {
      let height = view.convert(frame, from: .window, to: .root).height
      let hasSafeArea =
        view.environment.capabilities.insetAdjustment == .adjustedContentInset
      return hasSafeArea ? height - view.environment.rootObstruction.bottom : height
    }
  }
}
