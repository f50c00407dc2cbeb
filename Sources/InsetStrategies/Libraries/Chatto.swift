import InsetCore

extension Strategies {
  /// Chatto: its input bar sits on the keyboard's top edge.
  ///
  /// A tracker that the chat makes for itself hears the keyboard, and a handler moves the bar from
  /// `viewWillAppear` to `viewWillDisappear`; what happens between is lost. A show without height
  /// is ignored, a change of frame without height is a hide, and a hide's end frame is not read. A
  /// keyboard that ends above the view's bottom is undocked and moves nothing.
  ///
  /// While the keyboard is shown, a view in the input accessory follows it when it changes its
  /// frame; it is taken to be where the change ends. The bar never goes below the safe area.
  struct Chatto: InsetStrategy {
    static let id = "chatto"
    static let mechanism = AdjustmentMechanism.bottomConstraint(padding: 0)
    static let about = StrategyDescription(
      summary:
        "Puts the input bar on the keyboard's top edge, or where it rests if that is higher.",
      formula: "bottom.constant = max(view.height - view.convert(kbEnd, from: window).minY, "
        + "bottom safe area) on willShow and didShow, and while shown on a change of frame, "
        + "unless kbEnd.height = 0 or kbEnd ends above the view's bottom; at rest on willHide, "
        + "didHide and on willChangeFrame with a height of 0",
      failsWhen: "The window's origin is not the screen's. The keyboard is up before the view "
        + "appears, or goes while another screen covers the view or a pop is under way. A keyboard "
        + "that floats over the view's bottom shows again",
      source: "Chatto (MIT, fcbcbad, 2024-10-25), KeyboardTracker.swift and "
        + "KeyboardUpdatesHandler.swift")

    private var isLoaded = false
    private var isTracking = false
    private var isShown = false
    /// How far the bar is above the view's bottom edge, in points.
    private var margin = 0.0

    /// Takes an event; the tracker hears from `viewDidLoad` to `viewDeinit`.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad: isLoaded = true
      case .viewDeinit: isLoaded = false
      case .viewWillAppear: isTracking = true
      case .viewWillDisappear: isTracking = false
      default: if isLoaded, event.kind.isKeyboard { update(event, view) }
      }
      if isLoaded { view.liftLowestContent(aboveBottom: margin) }
    }

    private mutating func update(_ event: Event, _ view: ViewState) {
      let frame = event.keyboard.placedEndFrame ?? .zero
      switch event.kind {
      case .keyboardWillShow where frame.height > 0: isShown = false
      case .keyboardDidShow where frame.height > 0: isShown = true
      case .keyboardDidChangeFrame where isShown && frame.height > 0: break
      case .keyboardWillHide, .keyboardDidHide: isShown = false
      case .keyboardWillChangeFrame where frame.height == 0: isShown = false
      default: return
      }
      guard isTracking else { return }
      if event.isKeyboardHide || frame.height == 0 {
        margin = 0
        return
      }
      let height = view.environment.chain.view.height
      let keyboard = view.plainFrame(of: frame, from: .window)
      let above = keyboard.maxY >= height ? height - keyboard.minY : 0
      if above > 0 { margin = above }
    }
  }
}
