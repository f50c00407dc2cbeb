import InsetCore

extension Strategies {
  /// Wikipedia: the keyboard's overlap with the scroll view or the safe area, whichever is larger.
  ///
  /// Written for the adjustment behavior `never`. The insets are built anew from bars and
  /// keyboard: a bottom inset of the app's own does not survive while the keyboard is known. It is
  /// forgotten on `didHide`, not on `willHide`, and then the insets are built as they were before
  /// it.
  struct Wikipedia: InsetStrategy {
    static let id = "wikipedia"
    static let mechanism = AdjustmentMechanism.insets
    static let about = StrategyDescription(
      summary: "Sets the bottom inset to the keyboard's overlap or the safe area, if larger.",
      formula: "bottom = max(bottom safe area, intersection(convert(kbEnd, from: window), bounds)"
        + ".height) for contentInset and scrollIndicatorInsets on willChangeFrame; as before on "
        + "didHide",
      failsWhen: "The system adds a safe area, to the content or to the indicator: it counts "
        + "twice. The app has a bottom inset of its own. The keyboard floats, is raised, or goes "
        + "without a hide. The window's origin is not the screen's. The view reaches below the "
        + "keyboard's frame. The keyboard is up before the view appears",
      source: "Wikipedia-iOS (MIT), Wikipedia/Code/ViewController.swift")

    private var isRegistered = false
    private var prior: (content: Double, indicators: Double)?

    /// Takes an event; registered in `viewDidLoad`, removed in `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isRegistered = true
      case .viewDeinit: isRegistered = false
      case .keyboardWillChangeFrame where isRegistered:
        let overlap = view.boundsFrame(of: event.keyboard.endFrame).intersection(view.bounds)
        if prior == nil {
          prior = (view.contentInset.bottom, view.verticalScrollIndicatorInsets.bottom)
        }
        let bottom = max(view.environment.safeAreaInsets.bottom, overlap.height)
        view.contentInset.bottom = bottom
        view.verticalScrollIndicatorInsets.bottom = bottom
      case .keyboardDidHide where isRegistered:
        guard let bottoms = prior else { return }
        view.contentInset.bottom = bottoms.content
        view.verticalScrollIndicatorInsets.bottom = bottoms.indicators
        prior = nil
      default: break
      }
    }
  }
}
