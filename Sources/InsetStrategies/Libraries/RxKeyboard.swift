import InsetCore

extension Strategies {
  /// RxKeyboard: its visible height as the bottom inset, as its README writes it.
  ///
  /// One observer for the whole app hears every change of frame and every hide, and has the
  /// keyboard's frame. The height is that of its intersection with the screen, wherever the
  /// keyboard is. A frame above the screen's top is put at its bottom: inside it, or on a hide
  /// below it. The same frame again is not reported. A screen subscribes when its view loads, and its
  /// inset is set at once where the keyboard is known. Neither the view's place nor a safe area
  /// counts, and the indicator is left alone.
  ///
  /// Reading: the observer is there from launch on, since another screen has used it. The first
  /// value of a subscription comes before the app sets its own insets: until the keyboard is heard
  /// of they stay. What the library follows of a finger that drags the keyboard away is left out.
  struct RxKeyboard: InsetStrategy {
    static let id = "rx-keyboard"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      name: "RxKeyboard 2.0",
      group: .library,
      summary: "Sets the bottom inset to the height of the keyboard that is on the screen.",
      formula: "contentInset.bottom = intersection(kbEnd, screen).height on willChangeFrame and "
        + "willHide with another frame; kbEnd.minY = screen.height - kbEnd.height if less than 0, "
        + "screen.height on willHide; the indicator is left alone",
      availability: [Availability("os>=9", source: "podspec: iOS 9.0")],
      weaknesses: [
        Weakness(
          "The app has insets of its own: they are replaced", .hidden, .gap, .padding,
          in: "base:!base0"),
        Weakness(
          "The keyboard floats, is raised or split: its height counts", .gap,
          in: "keyboard:floating,undocked,split"),
        Weakness(
          "The indicator is left alone", often: .indicators,
          in: "keyboard:!hardware,floating,undocked,split"),
      ],
      publications: [
        Publication(
          "RxKeyboard", version: "2.0.1", date: "2023-04-11", license: "MIT",
          code: "RxKeyboard.swift visibleHeight, with README.md on contentInset",
          link: "https://github.com/RxSwiftCommunity/RxKeyboard/"
            + "blob/2.0.1/Sources/RxKeyboard/RxKeyboard.swift")
      ],
      reading: "the observer is there from launch on, and until the keyboard is heard of the app's "
        + "insets stay")

    private var isLoaded = false
    /// The keyboard's frame; nil before it is heard of.
    private var frame: Rect?

    /// Takes an event; the observer is there from launch on, the view from `viewDidLoad` to
    /// `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad:
        isLoaded = true
        inset(&view)
      case .viewDeinit: isLoaded = false
      case .keyboardWillChangeFrame, .keyboardWillHide:
        let screen = view.environment.mainScreen
        let away = Rect(x: 0, y: screen.height, width: screen.width, height: 0)
        var new = event.keyboard.endFrame ?? away
        if new.minY < 0 {
          new.origin.y = event.isKeyboardHide ? screen.height : screen.height - new.height
        }
        if new == frame ?? away { return }
        frame = new
        inset(&view)
      default: break
      }
    }

    private func inset(_ view: inout ViewState) {
      guard isLoaded, let frame else { return }
      let screen = Rect(origin: .zero, size: view.environment.mainScreen)
      view.contentInset.bottom = screen.intersection(frame).height
    }
  }
}
