import InsetCore

extension Strategies {
  /// freshOS's KeyboardLayoutGuide: a guide as high as the window's part below the keyboard's top.
  ///
  /// The guide is anchored to the safe area and takes that off its height. Its height is kept for
  /// the whole app, so that a later guide begins with it, less the safe area of the view that was
  /// there when the keyboard came; here all views have the same. A guide is never less than nothing
  /// high.
  struct FreshOSKeyboardLayoutGuide: InsetStrategy {
    static let id = "freshos-keyboard-layout-guide"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      summary:
        "Makes a guide on the safe area as high as the window's part below the keyboard's top.",
      formula:
        "height = keyWindow.height - kbEnd.minY, less the bottom safe area if more than 0, on "
        + "willChangeFrame, 0 on willHide; a new guide begins with the app's last height",
      failsWhen:
        "The view does not end at the bottom of the window. The window's origin is not the "
        + "screen's. The keyboard floats or is raised. A zero frame is reported while it is up. "
        + "The view turns after the keyboard. The interface is in landscape up to iOS 7",
      source: "freshOS KeyboardLayoutGuide (MIT), KeyboardLayoutGuide.swift")

    private var isLoaded = false
    private var height = 0.0

    /// Takes an event; other guides keep the height from launch on, this one follows from
    /// `viewDidLoad` to `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isLoaded = true
      case .viewDeinit: isLoaded = false
      case .keyboardWillChangeFrame:
        guard let frame = event.keyboard.placedEndFrame else { return }
        let below = view.environment.chain.window.height - frame.minY
        height = max(0, below - view.environment.obstruction.bottom)
      case .keyboardWillHide: height = 0
      default: return
      }
      if isLoaded { view.bottomConstraint = height }
    }
  }
}
