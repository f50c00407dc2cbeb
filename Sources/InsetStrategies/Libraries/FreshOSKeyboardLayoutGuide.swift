import InsetCore

extension Strategies {
  /// freshOS's KeyboardLayoutGuide: a guide as high as the window's part below the keyboard's top.
  ///
  /// The guide begins at the safe area, which is taken off its height; before iOS 11 it begins at
  /// the view's bottom edge. Its height is kept for the whole app, so that a later guide begins
  /// with it, less the safe area of the view that was there when the keyboard came; here all views
  /// have the same. A notification without end frame or duration is not read, nor is such a hide.
  /// A layout moves the guide with the safe area and does not measure again.
  ///
  /// Reading: a guide is never less than nothing high, and before iOS 11 content that rests on a
  /// bar is not let down to the view's bottom edge.
  struct FreshOSKeyboardLayoutGuide: InsetStrategy {
    static let id = "freshos-keyboard-layout-guide"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      name: "freshOS KeyboardLayoutGuide 1.9",
      group: .library,
      summary:
        "Makes a guide on the safe area as high as the window's part below the keyboard's top.",
      formula:
        "height = keyWindow.height - kbEnd.minY, less the bottom safe area if more than 0, on "
        + "willChangeFrame, 0 on willHide; a new guide begins with the app's last height",
      availability: [
        Availability("os>=9", source: "Package.swift: iOS 9")
      ],
      weaknesses: [
        Weakness(
          "The view ends above the bottom of the window", often: .gap,
          in: "placement:safe-area,child,above-input-bar"),
        Weakness(
          "The keyboard floats, is raised or split: its whole height counts", .gap,
          in: "keyboard:floating,undocked,split"),
        Weakness(
          "The window's origin is not the screen's", .hidden, .gap,
          in: "window:stage*,free*,tiled-quarter-bottom,form-sheet,popover,slide-over "
            + "keyboard:!hardware*,floating,undocked,split"),
        Weakness(
          "The view reaches below the window", .hidden,
          in: "placement:tall keyboard:!hardware,floating,undocked,split "
            + "window:full,split*,tiled-half,tiled-third*"),
      ],
      publications: [
        Publication(
          "KeyboardLayoutGuide", version: "1.9.0", date: "2024-09-19", license: "MIT",
          code: "KeyboardLayoutGuide.swift adjustKeyboard and keyboardHeight",
          link: "https://github.com/freshOS/KeyboardLayoutGuide/"
            + "blob/1.9.0/Sources/KeyboardLayoutGuide/KeyboardLayoutGuide.swift")
      ],
      reading: "the app's screens before this one have guides too, a guide is never less than "
        + "nothing high, and before iOS 11 content does not go below a bar that it rests on")

    private var isLoaded = false
    private var height = 0.0

    /// Takes an event; other guides keep the height from launch on, this one follows from
    /// `viewDidLoad` to `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isLoaded = true
      case .viewDeinit: isLoaded = false
      case .keyboardWillChangeFrame, .keyboardWillHide:
        guard let frame = event.keyboard.endFrame, event.keyboard.duration != nil,
          event.isKeyboardHide || !frame.isNull
        else { return }
        let below = event.isKeyboardHide ? 0 : view.environment.chain.window.height - frame.minY
        height = max(0, below - view.environment.obstruction.bottom)
      default: return
      }
      if isLoaded { view.bottomConstraint = height }
    }
  }
}
